import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { readConfig } from '#server/kernel/config.ts'
import { BadFile } from '../archive/bad-input.ts'
import { recordSearch } from '../record-search.ts'
import { termsOfFile } from './official-terms.ts'

const command = fileURLToPath(new URL('volumes-command.ts', import.meta.url))

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storeglass-volumes-'))
  folders.push(folder)
  return folder
}

/** In a process of its own, as `npm run volumes:check` does. */
const run = (folder: string, ...args: string[]) =>
  new Promise<{ out: string; err: string; failed: boolean }>((resolve) => {
    const env = { ...process.env, STOREGLASS_DATA: folder, DATABASE_URL: '' }
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', command, ...args],
      { env },
      (error, out, err) => resolve({ out, err, failed: error !== null }),
    )
  })

/** Terms whose ratings rise. */
async function searched(folder: string, terms: readonly string[]): Promise<void> {
  const database = await openDatabase(readConfig({ STOREGLASS_DATA: folder }))
  try {
    await migrate(database.db)
    for (const [place, keyword] of terms.entries()) {
      const leaders = [{ title: keyword, category: null, rating: { avgRating: 4, ratingCount: 10 ** (place + 1) } }]
      const key = { store: 'APP_STORE' as const, country: 'US', day: '2026-06-01' as const, keyword, leaders }
      await recordSearch(database.db, 'live', { ...key, apps: [{ trackId: '1', title: keyword }] }, 'en-US')
    }
  } finally {
    await database.close()
  }
}

test('KEY-012: the order of the estimates is compared with that of a file, for each part and country', async () => {
  const folder = await temporaryFolder()
  await searched(folder, ['rain', 'fog', 'sleep', 'noise', 'wind'])
  const file = join(folder, 'official.csv')
  await writeFile(
    file,
    'Term,Popularity,Country\nrain,10,US\nFog,8,us\nsleep,30,US\nnoise,25,US\nwind,50,US\nmoon,90,US\n',
  )
  const { out, err } = await run(folder, file)
  expect(err).toBe('')
  expect(out.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '))).toEqual([
    'US: 5 of 6 terms were searched for',
    'estimate 0.80 [-0.46, 0.99] 5 terms',
    'ratings of the first ten 0.80 [-0.46, 0.99] 5 terms',
    'longer suggestions too few terms, or all alike',
    'characters until suggested too few terms, or all alike',
    '',
  ])
  expect(await run(folder)).toEqual({
    out: '',
    err: 'No connection to Apple Ads has read any popularity yet.\n',
    failed: true,
  })
})

test('what is no file of popularities is told in one line', async () => {
  const folder = await temporaryFolder()
  const said = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    const failure: unknown = await termsOfFile(join(folder, name)).catch((error: unknown) => error)
    return failure instanceof BadFile ? failure.message.replace(`${folder}/`, '') : failure
  }
  expect(await said('none.csv', 'name,value\nrain,1\n')).toBe(
    'none.csv: the first line must name the columns term and popularity',
  )
  expect(await said('high.csv', 'term,popularity\nrain,10\nfog,101\n')).toBe(
    'high.csv: line 3: the popularity must be a number from 0 to 100',
  )
  expect(await said('no.csv', 'term,popularity\nrain,\n')).toBe(
    'no.csv: line 2: the popularity must be a number from 0 to 100',
  )
  expect(await said('where.csv', 'term,popularity,country\nrain,10,XX\n')).toBe(
    'where.csv: line 2: XX is no country of the App Store',
  )
  expect(await said('empty.csv', '')).toBe('empty.csv: it is empty')
  await writeFile(join(folder, 'good.csv'), 'Search Term,Search Popularity 1to100\n Rain ,10\n')
  expect(await termsOfFile(join(folder, 'good.csv'))).toEqual([{ country: 'US', term: 'rain', popularity: 10 }])
})
