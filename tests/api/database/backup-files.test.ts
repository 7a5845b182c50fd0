import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { migrationNames } from '#server/db/migrate.ts'
import { openApi } from '#tests/support/api/api.ts'
import { newPlace, type Place } from '#tests/support/api/databases.ts'
import { seededBelow } from '#tests/support/queue/random.ts'

const PASSPHRASE = 'Nine barometers on a shelf'
const PLACES = 40

let source: Place
let target: Place
let folder: string
let good: Buffer
let file: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'storeglass-files-'))
  source = await newPlace('embedded')
  target = await newPlace('embedded', { isNew: true })
  await source.use(async (database) => {
    const api = await openApi(database, source.config, {})
    await api.demoUser()
    await api.close()
  })
  writeFileSync(path.join(source.folder, 'auth-secret'), 'the secret of the first server, long enough')
  const whole = path.join(folder, 'whole')
  await writeBackup(source.config, whole, { passphrase: PASSPHRASE })
  good = readFileSync(whole)
}, 120_000)
beforeEach(() => {
  file = path.join(folder, 'file')
  rmSync(file, { recursive: true, force: true })
})
afterAll(() => {
  source.remove()
  target.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** What the restore says of a file with this content. Whatever it says, it must not have changed anything. */
async function refusalOf(content: Buffer): Promise<string> {
  writeFileSync(file, content)
  const refused = await restoreBackup(target.config, file).then(
    () => 'restored',
    (error: unknown) => String(error),
  )
  expect(readdirSync(target.folder).filter((name) => !name.startsWith('.lock'))).toEqual([])
  expect(refused).toMatch(/^BackupRefused: [^\n]+$/)
  return refused.replace('BackupRefused: ', '').replace(file, 'FILE')
}

/** The lines of the good one, changed. */
const rewritten = (change: (lines: string[]) => string[]) =>
  gzipSync(`${change(gunzipSync(good).toString('utf8').trimEnd().split('\n')).join('\n')}\n`)

const withHeader = (fields: object) =>
  rewritten(([header = '', ...lines]) => [JSON.stringify({ ...(JSON.parse(header) as object), ...fields }), ...lines])

const indexOfRow = (lines: string[]) => lines.findIndex((line) => line.startsWith('"'))

describe('a file that is restored', () => {
  const below = seededBelow(7)
  const places = Array.from({ length: PLACES }, () => below(1_000_000) / 1_000_000)

  test('is refused when it ends too early, wherever that is', async () => {
    for (const place of places) {
      const length = Math.floor(place * good.length)
      expect(await refusalOf(good.subarray(0, length))).toMatch(
        /^FILE is (incomplete: its end is missing|not a backup of Storeglass)\. Nothing was changed\.$/,
      )
    }
    expect(await refusalOf(good.subarray(0, -1))).toBe('FILE is incomplete: its end is missing. Nothing was changed.')
  })

  test('is refused when a bit of it is another one, wherever that is', async () => {
    // The first ten bytes are the compression's own and say nothing of the content.
    for (const place of places) {
      const changed = Buffer.from(good)
      const at = 10 + Math.floor(place * (good.length - 10))
      changed[at] = (changed[at] ?? 0) ^ (1 << below(8))
      expect(await refusalOf(changed)).toMatch(/Nothing was changed\.$/)
    }
  })

  test.each([
    [
      'a row less',
      (lines: string[]) => lines.toSpliced(indexOfRow(lines), 1),
      /^FILE is damaged: \w+ has \d+ of its \d+ rows/,
    ],
    [
      'another row',
      (lines: string[]) => lines.with(indexOfRow(lines), '"(other)"'),
      /^FILE is damaged: the checksum of \w+ is wrong/,
    ],
    ['a line less', (lines: string[]) => lines.toSpliced(1, 1), /^FILE is damaged: /],
    ['no end', (lines: string[]) => lines.slice(0, -1), /^FILE is incomplete: /],
    ['more after its end', (lines: string[]) => [...lines, '"more"'], /^FILE is damaged: something follows its end/],
    ['text in it', (lines: string[]) => lines.with(5, 'text'), /^FILE is damaged: /],
  ])('is refused when it has %s', async (_, change, message) => {
    expect(await refusalOf(rewritten(change))).toMatch(message)
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('track_id,title\n1,Moorlight\n')],
    ['a compressed text', gzipSync('track_id,title\n1,Moorlight\n')],
    ['JSON of others', gzipSync('{"format":"other","version":1}\n')],
    ['a dump of Postgres', Buffer.from('PGDMP\u0001\u000e')],
  ])('is refused when it holds %s', async (_, content) => {
    expect(await refusalOf(content)).toBe('FILE is not a backup of Storeglass. Nothing was changed.')
  })

  test.each([
    ['a later format', () => withHeader({ version: 2 })],
    ['a later schema', () => withHeader({ migrations: [...migrationNames, '2031-01-01-1-later'] })],
  ])('is refused when it is of %s', async (_, content) => {
    expect(await refusalOf(content())).toBe(
      'FILE was written by a newer Storeglass. Update this one and try again. Nothing was changed.',
    )
  })

  test('is refused when there is none, or it is a folder', async () => {
    await expect(restoreBackup(target.config, file)).rejects.toThrow(`${file} can't be read (ENOENT).`)
    mkdirSync(file)
    await expect(restoreBackup(target.config, file)).rejects.toThrow(`${file} can't be read (EISDIR).`)
  })
})

describe('the keys of the data folder', () => {
  const restore = (passphrase?: string) => {
    writeFileSync(file, good)
    return restoreBackup(target.config, file, {
      force: true,
      passphrase: passphrase === undefined ? undefined : () => Promise.resolve(passphrase),
    })
  }
  const secret = () => readFileSync(path.join(target.folder, 'auth-secret'), 'utf8')

  test('come back under the passphrase alone, and what was there is kept aside', async () => {
    expect(gunzipSync(good).includes('the secret of the first server')).toBe(false)
    await expect(restore('Nine barometers on a bench')).rejects.toThrow(
      'The passphrase is not the one that the keys were sealed with. Nothing was changed.',
    )
    expect((await restore()).keys).toEqual([])
    writeFileSync(path.join(target.folder, 'auth-secret'), 'the secret of the second server, long enough')
    const { keys, aside } = await restore(PASSPHRASE)
    expect(keys).toEqual(['auth-secret'])
    expect(secret()).toBe('the secret of the first server, long enough')
    expect(statSync(path.join(target.folder, 'auth-secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(path.join(aside ?? '', 'auth-secret'), 'utf8')).toBe(
      'the secret of the second server, long enough',
    )
  })

  test('stay out without a passphrase, and the secret that is there stays', async () => {
    const without = path.join(folder, 'without')
    expect((await writeBackup(source.config, without)).keys).toEqual([])
    expect(gunzipSync(readFileSync(without)).toString('utf8').split('\n')[0]).toContain('"keys":null')
    const before = secret()
    await restoreBackup(target.config, without, { force: true })
    expect(secret()).toBe(before)
  })
})
