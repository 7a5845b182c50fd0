import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commitRestored, finishRestored, newRestored } from './restored-folder.ts'

let folder: string
const at = (...names: string[]) => path.join(folder, ...names)
const put = (name: string, content: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), content)
}
const now = new Date(1_795_000_000_000)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storeglass-restored-'))
  put('pg/PG_VERSION', 'old')
  put('auth-secret', 'old')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function putTogether(): void {
  const partial = newRestored(folder)
  mkdirSync(path.join(partial, 'pg'))
  writeFileSync(path.join(partial, 'pg/PG_VERSION'), 'new')
  writeFileSync(path.join(partial, 'auth-secret'), 'new')
}

const files = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  )

const replaced = {
  'pg/PG_VERSION': 'new',
  'auth-secret': 'new',
  'replaced-1795000000000/pg/PG_VERSION': 'old',
  'replaced-1795000000000/auth-secret': 'old',
}

test('what was restored takes its place, and what was there is kept', async () => {
  putTogether()
  expect(await commitRestored(folder, now)).toBe(at('replaced-1795000000000'))
  expect(files()).toEqual(replaced)
})

test('what is not whole goes, and what was there stays', async () => {
  putTogether()
  expect(await finishRestored(folder)).toBeNull()
  expect(files()).toEqual({ 'pg/PG_VERSION': 'old', 'auth-secret': 'old' })
})

test.each([
  ['before anything moved', []],
  ['after the old database moved', [['pg', 'replaced-1795000000000/pg']]],
  [
    'after the new database moved',
    [
      ['pg', 'replaced-1795000000000/pg'],
      ['restored-1795000000000/pg', 'pg'],
    ],
  ],
  [
    'after all but the last key moved',
    [
      ['pg', 'replaced-1795000000000/pg'],
      ['restored-1795000000000/pg', 'pg'],
      ['auth-secret', 'replaced-1795000000000/auth-secret'],
    ],
  ],
])('an end %s is made up for at the next start', async (_, moves) => {
  putTogether()
  renameSync(at('restored.partial'), at('restored-1795000000000'))
  mkdirSync(at('replaced-1795000000000'))
  for (const [from = '', to = ''] of moves) renameSync(at(from), at(to))
  await finishRestored(folder)
  expect(files()).toEqual(replaced)
})
