import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CopiedCluster } from './copied-cluster.ts'

let folder: string
let copy: CopiedCluster
const source = (name: string) => path.join(folder, 'source', name)
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storeglass-copied-'))
  mkdirSync(source('base/5'), { recursive: true })
  mkdirSync(path.join(folder, 'target'))
  copy = new CopiedCluster(path.join(folder, 'source'), path.join(folder, 'target'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const content = (root: string) =>
  Object.fromEntries(
    readdirSync(path.join(folder, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(path.join(folder, root), file), readFileSync(file, 'utf8')]),
  )

test('each pass brings what changed, what is new and what is gone', () => {
  writeFileSync(source('base/5/1'), 'one')
  writeFileSync(source('base/5/2'), 'two')
  expect(copy.pass()).toBe(6)
  appendFileSync(source('base/5/1'), ' and more')
  rmSync(source('base/5/2'))
  mkdirSync(source('pg_wal'))
  writeFileSync(source('pg_wal/3'), 'three')
  copy.pass()
  expect(content('target')).toEqual({ 'base/5/1': 'one and more', 'pg_wal/3': 'three' })
})

test('a change of the same size within one tick of the clock is not missed', () => {
  const now = new Date()
  writeFileSync(source('base/5/1'), 'one')
  utimesSync(source('base/5/1'), now, now)
  copy.pass()
  writeFileSync(source('base/5/1'), 'two')
  utimesSync(source('base/5/1'), now, now)
  copy.pass()
  expect(content('target')).toEqual({ 'base/5/1': 'two' })
})

test('folders without files are there as well', () => {
  mkdirSync(source('pg_notify'))
  copy.pass()
  expect(readdirSync(path.join(folder, 'target'))).toEqual(['base', 'pg_notify'])
})
