import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countCharacters } from '#aso/characters.ts'
import { runImport, type ImportRun } from '#tests/support/stores/import-run.ts'
import { hasRealData, realFile } from '#tests/support/stores/real-data.ts'
import { archiveMarket } from './archive-market.ts'

const weatherBug = { store: 'APP_STORE', trackId: '281940292', locale: 'en-US' } as const
const lookup = (name: string) => realFile('apple-lookup', `itunesLookup-${name}.json`)

describe.skipIf(!hasRealData)('real store data', () => {
  let folder: string
  let first: ImportRun
  let archive: ReturnType<typeof archiveMarket>
  const run = (...args: string[]) => runImport(args, { dataFolder: folder })

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storeglass-real-'))
    first = await run(realFile('apple-store-apps.csv'), lookup('284882215'), lookup('338986109_FR'), lookup('0'))
    archive = archiveMarket(path.join(folder, 'archive'))
  })
  afterAll(async () => {
    archive.close()
    await rm(folder, { recursive: true })
  })

  const names = async (text: string) =>
    (await archive.market.search({ text, locale: 'en-US', store: undefined, limit: 5 })).map(({ title }) => title)

  it('is imported whole: 3,599 apps of the dump, and the French one of a recorded answer', () => {
    expect([first.status, first.out]).toEqual([
      0,
      'Imported 3,600 apps (3,600 new, 0 changed, 0 unchanged), 0 rows skipped\n',
    ])
    expect(first.err).toContain('apple-store-apps.csv: 3,599 apps read')
    expect(first.err).toContain('itunesLookup-0.json: no apps in it')
  })

  it.each(['WeatherBug', 'weather bug', 'weatherb', 'Local Weather Radar'])('finds WeatherBug by %j', async (text) => {
    expect((await names(text))[0]).toBe('WeatherBug - Local Weather, Radar, Maps, Alerts')
  })

  it.each(['PAC-MAN Premium', 'pacman premium', 'pac man'])('finds PAC-MAN Premium by %j', async (text) => {
    expect(await names(text)).toContain('PAC-MAN Premium')
  })

  it('finds names in scripts without spaces, and whatever the accents', async () => {
    expect(await names('音乐')).toContain('QQ音乐HD')
    expect(await names('weltubersetzer')).toEqual(['Jourist Weltübersetzer'])
  })

  it('gives a listing as the dump has it', async () => {
    expect(await archive.market.listing(weatherBug)).toMatchObject({
      title: 'WeatherBug - Local Weather, Radar, Maps, Alerts',
      storeUrl: 'https://apps.apple.com/us/app/id281940292',
      price: { exactPrice: 0, displayPrice: null, inAppPurchases: null },
      sizeBytes: 100_524_032,
      deviceCount: 37,
      languageCount: 3,
      version: '5.0.0',
      developerName: null,
    })
    expect(await archive.market.rating(weatherBug)).toMatchObject({ avgRating: 3.5, ratingCount: 188_583, delta: null })
    expect(await archive.market.listing({ ...weatherBug, locale: 'de-DE' })).toBeNull()
  })

  it('keeps descriptions of exactly 4,000 characters whole, and long names of old', () => {
    const database = new DatabaseSync(path.join(folder, 'archive', 'archive.sqlite'), { readOnly: true })
    const rows = database.prepare(`select data from listing where locale = 'en-US'`).all()
    database.close()
    const listings = rows.map(
      ({ data }) => (JSON.parse(String(data)) as { listing: { title: string; description: string } }).listing,
    )
    const lengths = listings.map(({ description }) => countCharacters(description))
    expect(Math.max(...lengths)).toBe(4000)
    expect(lengths.filter((length) => length === 4000)).toHaveLength(3)
    expect(Math.max(...listings.map(({ title }) => countCharacters(title)))).toBe(168)
  })

  it('takes everything from a recorded answer, pictures through this server only', async () => {
    const orange = { store: 'APP_STORE', trackId: '338986109', locale: 'fr-FR' } as const
    const listing = await archive.market.listing(orange)
    expect(listing).toMatchObject({
      developerName: 'Orange',
      categories: [
        { name: 'Utilities', displayName: 'Utilitaires' },
        { name: 'Lifestyle', displayName: 'Style de vie' },
      ],
      devices: ['iPhone', 'iPad', 'iPod touch'],
      languages: ['en', 'fr'],
      releaseDate: '2009-11-20T23:00:19.000Z',
    })
    const pictures = [...(listing?.images.icons ?? []), ...(listing?.images.screens ?? [])]
    expect(pictures.length).toBeGreaterThan(3)
    for (const url of pictures)
      expect(url).toMatch(/^\/api\/media\/v1\/remote\?url=https%3A%2F%2F\w+\.mzstatic\.com%2F/)
    expect(await archive.market.versions(orange)).toMatchObject([
      { version: '4.2.2', releasedAt: null, releaseNotes: 'Correction de bugs mineurs' },
    ])
    expect(await archive.market.localesOf(orange)).toEqual(['fr-FR'])
  })

  it('says what a store’s own error is, and refuses a French listing as an American one', async () => {
    const invalid = await run(lookup('invalid'))
    expect([invalid.status, invalid.err]).toEqual([
      1,
      expect.stringContaining('Invalid value(s) for key(s): [itunesId]'),
    ])
    const { out, err } = await run(lookup('338986109_FR'), '--locale', 'en-US')
    expect(err).toContain('result 1: skipped, it was read in the store of FR, not in that of en-US')
    expect(out).toContain('Nothing changed.\nImported 0 apps')
  })

  it('takes in Mac software of recorded searches', async () => {
    const { out } = await run(realFile('apple-search', 'slack.json'), realFile('apple-search', 'things-lookup.json'))
    expect(out).toMatch(/^Imported 40 apps .*, 0 rows skipped\n$/)
    const slack = () => archive.market.search({ text: 'slack', locale: 'en-US', store: 'APP_STORE', limit: 1 })
    // A reader looks once a second whether the archive was replaced.
    await expect.poll(slack, { timeout: 5000 }).toMatchObject([{ title: 'Slack', trackId: '803453959' }])
  })
})
