import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasRealData, realFile } from '#tests/support/stores/real-data.ts'
import { openLocalStores, type LocalStores } from '../open-local-stores.ts'
import { readRecorded } from './read-recorded.ts'

const page = `<html><script type="application/json" id="serialized-server-data">${JSON.stringify({
  data: [{ intent: { $kind: 'ProductPageIntent', id: '77', storefront: 'se' }, data: { title: 'Recorded' } }],
})}</script></html>`
const entry = {
  trackId: 77,
  trackName: 'Recorded',
  kind: 'software',
  trackViewUrl: 'https://apps.apple.com/se/app/recorded/id77?uo=4',
}

let folder: string
let stores: LocalStores
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recorded-'))
  await mkdir(path.join(folder, 'pages'))
  await writeFile(path.join(folder, 'pages', 'recorded.html'), page)
  await writeFile(path.join(folder, 'lookup.json'), JSON.stringify({ resultCount: 1, results: [entry] }))
  await writeFile(path.join(folder, 'notes.txt'), 'Nothing a store says.')
  stores = await openLocalStores({ port: 0, recorded: await readRecorded(folder) })
})
afterAll(async () => {
  await stores.close()
  await rm(folder, { recursive: true })
})

const textOf = async (address: string) => (await fetch(`${stores.url}${address}`)).text()

test('a recorded page is served at the address it was read from, and at no other', async () => {
  expect(await textOf('/se/app/recorded/id77')).toBe(page)
  expect((await fetch(`${stores.url}/us/app/id77`)).status).toBe(404)
})

test('a look-up tells recorded apps and those of the sample market together', async () => {
  const { resultCount, results } = JSON.parse(await textOf('/lookup?id=77,9900100101&country=SE')) as {
    resultCount: number
    results: { trackId: number }[]
  }
  expect(resultCount).toBe(2)
  expect(results.map(({ trackId }) => trackId)).toEqual([77, 9_900_100_101])
})

test('what is no answer of a store is named', async () => {
  expect(await readRecorded(folder)).toMatchObject({ used: 2, unused: ['notes.txt'] })
})

test.runIf(hasRealData)('reads the recorded answers of real stores', async () => {
  const { pages, entries } = await readRecorded(realFile('stores-2026'))
  expect(pages.has('jp/1059224316')).toBe(true)
  expect(entries.has('jp/1059224316')).toBe(true)
})
