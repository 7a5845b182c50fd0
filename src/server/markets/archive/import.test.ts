import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { csvDump, csvHeader, csvLine, csvPlain } from '#tests/support/stores/csv-dump.ts'
import { runImport } from '#tests/support/stores/import-run.ts'
import { archiveMarket } from './archive-market.ts'
import { csvColumns } from './csv-app.ts'

let folder: string
let opened: ReturnType<typeof archiveMarket>[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storeglass-import-'))
  opened = []
})
afterEach(async () => {
  for (const { close } of opened) close()
  await rm(folder, { recursive: true })
})

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const written = path.join(folder, name)
  await writeFile(written, content)
  return written
}
/** A dump as two files, as a well-known data set is published: the second has the texts alone, and not of every app. */
async function twoFiles() {
  const columns = csvColumns.filter((name) => name !== 'app_desc')
  const row = (id: string) => ['1', ...columns.map((name) => (name === 'id' ? id : csvPlain[name]))].join(',')
  const apps = [`"",${columns.join(',')}`, row('900000001'), row('900000002')].join('\n')
  const texts = 'id,track_name,size_bytes,app_desc\n900000001,Lanternfish,1048576,"Of the deep,\nin two lines."\n'
  return { apps: await file('apps.csv', apps), descriptions: await file('texts.csv', texts) }
}
const run = (...args: string[]) => runImport(args, { dataFolder: folder })

function market() {
  const one = archiveMarket(path.join(folder, 'archive'))
  opened.push(one)
  return one.market
}
const ref = (trackId: string, locale = 'en-US') => ({ store: 'APP_STORE', trackId, locale }) as const
const titleOf = async (trackId: string, locale = 'en-US') => (await market().listing(ref(trackId, locale)))?.title

describe('importing a dump', () => {
  it('takes in what the dump holds and leaves null what it does not', async () => {
    const dump = csvDump({ id: '900000001', price: '3.99', rating_count_tot: '0', user_rating: '0', lang_num: '0' })
    const { status, out } = await run(await file('dump.csv', dump))
    expect(status).toBe(0)
    expect(out).toBe('Imported 1 apps (1 new, 0 changed, 0 unchanged), 0 rows skipped\n')
    expect(await market().listing(ref('900000001'))).toMatchObject({
      title: 'Lanternfish',
      developerName: null,
      shortDescription: null,
      promotionalText: null,
      description: 'A light in the deep.',
      categories: [{ name: 'Utilities', displayName: 'Utilities' }],
      price: { exactPrice: 3.99, displayPrice: '$3.99', inAppPurchases: null },
      images: { icons: [], banners: [], screens: [] },
      devices: null,
      deviceCount: 37,
      sizeBytes: 1_048_576,
      languages: null,
      languageCount: null,
      releaseDate: null,
    })
    expect(await market().rating(ref('900000001'))).toBeNull()
    expect(await market().versions(ref('900000001'))).toBeNull()
    expect(await market().performance(ref('900000001'))).toBeNull()
    expect(await market().featuredCountries(ref('900000001'), 30)).toBeNull()
    expect(await market().countRankedKeywords(ref('900000001'), '2026-03-01', 200)).toBeNull()
  })

  it('joins a dump that comes as two files, apps and descriptions, in any order', async () => {
    const { apps, descriptions } = await twoFiles()
    const { status, out, err } = await run(descriptions, apps)
    expect(out).toBe('Imported 2 apps (2 new, 0 changed, 0 unchanged), 0 rows skipped\n')
    expect(status).toBe(0)
    expect(err).toContain('texts.csv: 1 descriptions read')
    expect((await market().listing(ref('900000001')))?.description).toBe('Of the deep,\nin two lines.')
    expect((await market().listing(ref('900000002')))?.description).toBeNull()
  })

  it('says of one of two files that they must be given together', async () => {
    const { apps, descriptions } = await twoFiles()
    for (const [alone, lacks] of [
      [apps, 'it lacks the column app_desc;'],
      [descriptions, 'it lacks the columns currency, price,'],
    ] as const) {
      const { status, err } = await run(alone)
      expect(status).toBe(1)
      expect(err).toContain(`${path.basename(alone)}: ${lacks}`)
      expect(err).toContain('with one command: npm run import -- AppleStore.csv appleStore_description.csv.')
      expect(err.trim().split('\n')).toHaveLength(1)
    }
  })

  it('knows an app only in the locale of its dump, and adds a second locale beside the first', async () => {
    const dump = await file('dump.csv', csvDump({ track_name: 'Lanternfish' }))
    await run(dump)
    expect(await titleOf('900000001', 'de-DE')).toBeUndefined()
    await run(await file('de.csv', csvDump({ track_name: 'Laternenfisch' })), '--locale', 'de-DE')
    expect(await market().localesOf(ref('900000001'))).toEqual(['en-US', 'de-DE'])
    expect(await titleOf('900000001', 'de-DE')).toBe('Laternenfisch')
    expect(await titleOf('900000001')).toBe('Lanternfish')
  })

  it.each([
    ['cn', 'zh-Hans-CN'],
    ['tw', 'zh-Hant-TW'],
    ['no', 'nb-NO'],
    ['ch', 'de-CH'],
  ])(
    'finds an answer of the storefront %s in the locale in which its country is tracked',
    async (storefront, locale) => {
      const trackViewUrl = `https://apps.apple.com/${storefront}/app/lanternfish/id900000001`
      const entry = { kind: 'software', trackId: 900_000_001, trackName: 'Lanternfish', trackViewUrl }
      await run(await file('lookup.json', JSON.stringify({ resultCount: 1, results: [entry] })))
      expect(await market().localesOf(ref('900000001'))).toEqual([locale])
      expect(await titleOf('900000001', locale)).toBe('Lanternfish')
    },
  )

  it('changes nothing when the same file comes again, and says so', async () => {
    const dump = await file('dump.csv', csvDump({ id: '900000001' }, { id: '900000002' }))
    await run(dump)
    const before = await readFile(path.join(folder, 'archive', 'archive.sqlite'))
    const { status, out } = await run(dump)
    expect(status).toBe(0)
    expect(out).toBe('Nothing changed.\nImported 2 apps (0 new, 0 changed, 2 unchanged), 0 rows skipped\n')
    expect(await readFile(path.join(folder, 'archive', 'archive.sqlite'))).toEqual(before)
  })

  it('keeps what is there, replaces what changed, and finds an app by its new name only', async () => {
    await run(await file('old.csv', csvDump({ id: '900000001' }, { id: '900000002', track_name: 'Moth' })))
    const { out } = await run(await file('new.csv', csvDump({ track_name: 'Glowworm' }, { id: '900000003' })))
    expect(out).toContain('Imported 2 apps (1 new, 1 changed, 0 unchanged)')
    const search = (text: string) =>
      market()
        .search({ text, locale: 'en-US', store: undefined, limit: 10 })
        .then((found) => found.map(({ trackId }) => trackId))
    expect(await search('glowworm')).toEqual(['900000001'])
    expect(await search('lanternfish')).toEqual(['900000003'])
    expect(await search('moth')).toEqual(['900000002'])
  })

  it('takes columns in any order, further ones, a byte order mark, and line ends of any kind', async () => {
    const columns = csvHeader.split(',').toReversed()
    const cells = csvLine({ track_name: 'Backwards' }).split(',').toReversed()
    const dump = `\uFEFF${['extra', ...columns].join(',')}\r\n${['"x"', ...cells].join(',')}\r\n\r\n`
    const { err, status } = await run(await file('dump.csv', dump))
    expect([err, status]).toEqual([expect.stringContaining('1 app read'), 0])
    expect(await titleOf('900000001')).toBe('Backwards')
  })

  it('reports a bad row by the first line of its record, and imports the others', async () => {
    const lines = [
      csvHeader,
      csvLine({ id: '900000001', app_desc: 'One\nand two\r\nand three' }),
      csvLine({ id: 'abc', app_desc: 'Also\nlong' }),
      csvLine({ id: '900000002' }),
      csvLine({ id: '900000003', price: 'cheap' }),
      '900000004,too,few',
      csvLine({ id: '900000005', user_rating: '7' }),
      csvLine({ id: '900000006', track_name: ' ' }),
      csvLine({ id: '900000007', currency: 'dollars' }),
      csvLine({ id: '900000008', app_desc: 'Stray "quote' }).replace('""quote', '"quote'),
      csvLine({ id: '900000009' }),
    ]
    const { status, out, err } = await run(await file('dump.csv', lines.join('\n')))
    expect(status).toBe(0)
    expect(out).toMatch(/^Imported \d apps .*, 6 rows skipped\n$/)
    expect(err).toContain('line 5: skipped, id is not an App Store id: "abc"')
    expect(err).toContain('line 8: skipped, price is not a number from 0 to 1000000: "cheap"')
    expect(err).toContain('line 9: skipped, it has 3 cells instead of 13')
    expect(err).toContain('line 10: skipped, user_rating is not a number from 0 to 5: "7"')
    expect(err).toContain('line 11: skipped, track_name is empty')
    expect(err).toContain('line 12: skipped, currency is not a currency code: "dollars"')
    for (const id of ['900000001', '900000002', '900000009']) expect(await titleOf(id)).toBe('Lanternfish')
  })
})

describe('a file that is no dump', () => {
  const html = '<!doctype html>\n<html><body>id,track_name</body></html>'
  it.each<[string, string | Uint8Array, RegExp]>([
    ['a web page named .csv', html, /it is a web page/],
    [
      'a dump that is cut off inside a text',
      `${csvDump({})}${csvLine({ id: '900000002' }).slice(0, -5)}`,
      /record at line 3 is never closed/,
    ],
    ['a binary file', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), /it is a binary file/],
    ['a file in another encoding', Buffer.from(csvDump({ track_name: 'Café' }), 'latin1'), /it is not text in UTF-8/],
    ['an empty file', '', /it is empty/],
    ['a file of blank lines', ' \n\n', /it is empty/],
    ['another table', 'name,age\nMara,31\n', /none of the columns/],
    ['a dump without a column', csvDump({}).replace('app_desc', 'description'), /it lacks the column app_desc/],
    ['a broken answer', '{"resultCount":1,"results":[', /cut off or not JSON/],
    ['an answer that is an error', '{"errorMessage":"Invalid value(s)"}', /answered with an error: Invalid value\(s\)/],
    ['other JSON', '{"name":"Mara"}', /not an answer of iTunes/],
  ])('is refused in one line and changes nothing: %s', async (_name, content, reason) => {
    await run(await file('first.csv', csvDump({ track_name: 'Before' })))
    const before = await readFile(path.join(folder, 'archive', 'archive.sqlite'))
    const good = await file('good.csv', csvDump({ track_name: 'After' }, { id: '900000002' }))
    const wrong = await file('wrong.csv', content)
    const { status, out, err } = await run(good, wrong)
    expect(status).toBe(1)
    expect(out).toBe('')
    const lines = err.trimEnd().split('\n')
    expect(lines.at(-1)).toMatch(reason)
    expect(lines.at(-1)).toContain('wrong.csv')
    expect(lines).toHaveLength(2)
    expect(await readFile(path.join(folder, 'archive', 'archive.sqlite'))).toEqual(before)
    expect(await readdir(path.join(folder, 'archive'))).not.toContain('archive.draft')
  })

  it('is refused when it is not there', async () => {
    const { status, err } = await run(path.join(folder, 'nowhere.csv'))
    expect([status, err]).toEqual([1, expect.stringMatching(/nowhere\.csv: there is no such file\.\n$/)])
  })

  it.each([
    [['--locale', 'german', 'x.csv'], /--locale must be/],
    [[], /Usage: npm run import/],
    [['--colour', 'x.csv'], /--colour/],
  ])('is not even opened when the command is wrong: %j', async (args, reason) => {
    const { status, err } = await run(...args)
    expect([status, err]).toEqual([1, expect.stringMatching(reason)])
  })
})

describe('an import beside other work', () => {
  it('is seen by a reader that is open all along', async () => {
    await run(await file('a.csv', csvDump({ track_name: 'Before' })))
    const reader = market()
    expect((await reader.listing(ref('900000001')))?.title).toBe('Before')
    await run(await file('b.csv', csvDump({ track_name: 'After' })))
    await expect.poll(async () => (await reader.listing(ref('900000001')))?.title, { timeout: 5000 }).toBe('After')
  })

  it('is seen by a reader that was there before the first import', async () => {
    const reader = market()
    expect(await reader.localesOf(ref('900000001'))).toEqual([])
    expect(await reader.search({ text: 'lantern', locale: 'en-US', store: undefined, limit: 5 })).toEqual([])
    await run(await file('a.csv', csvDump({})))
    await expect.poll(() => reader.localesOf(ref('900000001')), { timeout: 5000 }).toEqual(['en-US'])
  })

  it('never mixes with another import: each is whole or refused', async () => {
    const many = (prefix: string) =>
      csvDump(...Array.from({ length: 4000 }, (_, i) => ({ id: `${prefix}${100_000 + i}` })))
    const files = [await file('a.csv', many('1')), await file('b.csv', many('2')), await file('c.csv', many('3'))]
    const runs = await Promise.all(files.map((one) => run(one)))
    const done = runs.filter(({ status }) => status === 0)
    for (const { err } of runs.filter(({ status }) => status !== 0)) expect(err).toContain('another import')
    expect(done.length).toBeGreaterThan(0)
    const locales = await Promise.all(['1', '2', '3'].map((prefix) => market().localesOf(ref(`${prefix}100000`))))
    expect(locales.flat()).toHaveLength(done.length)
    const last = await Promise.all(['1', '2', '3'].map((prefix) => market().localesOf(ref(`${prefix}103999`))))
    expect(last).toEqual(locales)
  })
})

describe('an import that is killed', () => {
  it('leaves the archive as it was, and the next one works', async () => {
    await run(await file('first.csv', csvDump({ track_name: 'Before' })))
    const before = await readFile(path.join(folder, 'archive', 'archive.sqlite'))
    const many = Array.from({ length: 30_000 }, (_, i) => ({ id: String(900_000_001 + i), track_name: 'After' }))
    const large = await file('large.csv', csvDump(...many))
    const killer = new AbortController()
    const killed = runImport([large], { dataFolder: folder, signal: killer.signal })
    await expect
      .poll(() => readdir(path.join(folder, 'archive')), { interval: 5, timeout: 20_000 })
      .toContain('archive.draft')
    killer.abort()
    expect((await killed).status).toBeNull()
    expect(await readFile(path.join(folder, 'archive', 'archive.sqlite'))).toEqual(before)
    expect((await run(large)).out).toContain('Imported 30,000 apps (29,999 new, 1 changed')
  })

  it('refuses an archive that is damaged, and says what to do', async () => {
    const dump = await file('dump.csv', csvDump({}))
    await run(dump)
    await writeFile(path.join(folder, 'archive', 'archive.sqlite'), 'not a database at all, but long enough to look at')
    const { status, err } = await run(dump)
    expect([status, err]).toEqual([1, expect.stringContaining('delete it and import again')])
  })
})

describe('importing a large dump', () => {
  it('needs at most a tenth more memory for 50 MB than for 5 MB', async () => {
    const text = 'Rain on a tin roof, "far away", and a lantern in the window. '.repeat(40)
    const dump = (count: number) =>
      csvDump(...Array.from({ length: count }, (_, i) => ({ id: String(900_000_000 + i), app_desc: `${i} ${text}` })))
    const small = await run(await file('small.csv', dump(2000)))
    expect(small.status).toBe(0)
    const large = await run(await file('large.csv', dump(20_000)))
    expect(large.status).toBe(0)
    expect(large.out).toContain('Imported 20,000 apps')
    expect(large.peakBytes).toBeLessThanOrEqual(1.1 * small.peakBytes)
  }, 120_000)
})
