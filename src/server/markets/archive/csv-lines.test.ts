import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvLines } from './csv-lines.ts'

const MEGABYTE = 1024 * 1024
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storeglass-csv-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The line of each record with something in it, and how many bytes were read until its end or the refusal. */
async function read(text: string) {
  const file = path.join(folder, 'dump.csv')
  await writeFile(file, text)
  const lines: number[] = []
  let bytes = 0
  try {
    for await (const { line } of csvLines(file, (count) => (bytes += count))) lines.push(line)
    return { lines, bytes }
  } catch (error) {
    return { refused: error instanceof Error ? `${error.name}: ${error.message}` : String(error), bytes }
  }
}

test('a line of millions of commas is refused when a megabyte of it is read', async () => {
  const { refused, bytes } = await read(`id,name\n${','.repeat(3 * MEGABYTE)}`)
  expect(refused).toBe('BadFile: it has a line of more than 1 MB')
  expect(bytes).toBeLessThan(1.2 * MEGABYTE)
})

test('a line of more cells than any dump has is refused, with its number', async () => {
  const { refused } = await read(`id,name\n1,"over\ntwo lines"\n${','.repeat(1000)}\n`)
  expect(refused).toBe('BadFile: line 4 has more than 1000 cells')
})

test('long texts, blank lines and records over many lines are told with the line at which they begin', async () => {
  const long = `"${'a '.repeat(200_000)}\n${'b '.repeat(200_000)}"`
  const { lines } = await read(`id,name\n\n1,"over\n\ntwo"\n${'\n'.repeat(5000)}2,${long}\n3,c\n`)
  expect(lines).toEqual([1, 3, 5006, 5008])
})
