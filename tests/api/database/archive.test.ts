import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as overview from '#contract/overview/overview.ts'
import { addApps, addCompetitor, getCompetitors, searchApps, trackCountry } from '#contract/projects.ts'
import { importFiles } from '#server/markets/archive/import-files.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { hasRealData, realFile } from '#tests/support/stores/real-data.ts'

const weatherBug = { store: 'APP_STORE' as const, trackId: '281940292' }
const pacMan = { store: 'APP_STORE' as const, trackId: '281656475' }
const inUs = (app: typeof weatherBug) => ({ ...app, locale: 'en-US' })

describe.skipIf(!hasRealData)('an organisation on the archive market, with real store data', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'storeglass-archive-'))
  beforeAll(async () => {
    const silent = () => undefined
    const report = {
      fileStarted: silent,
      bytesRead: silent,
      rowSkipped: silent,
      fileDone: silent,
      descriptionsRead: silent,
    }
    await importFiles([realFile('apple-store-apps.csv')], { folder, locale: undefined, report, now: new Date() })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  describeOnEachDatabase('archive', (open) => {
    const newArchiveMember = async () =>
      newMember(await open({ env: { STOREGLASS_MARKET: 'archive', STOREGLASS_ARCHIVE: folder } }))

    test.each([
      ['WeatherBug', weatherBug],
      ['weather bug', weatherBug],
      ['https://itunes.apple.com/us/app/weatherbug/id281940292?mt=8', weatherBug],
      ['PAC-MAN Premium', pacMan],
      ['https://apps.apple.com/us/app/pac-man-premium/id281656475', pacMan],
      ['281656475', pacMan],
      ['slither.io', { store: 'APP_STORE', trackId: '1091944550' }],
    ])('finds %s', async (query, app) => {
      const member = await newArchiveMember()
      const { content } = await member.read(searchApps, { query: { query } })
      expect(content[0]).toMatchObject(app)
    })

    test('both apps are added and their overview read; what the dump does not hold is null', async () => {
      const member = await newArchiveMember()
      const { list } = await member.read(addApps, { ...member.own, body: { apps: [inUs(weatherBug), inUs(pacMan)] } })
      expect(list).toMatchObject([
        { ...weatherBug, title: 'WeatherBug - Local Weather, Radar, Maps, Alerts', countries: ['en-US'] },
        { ...pacMan, title: 'PAC-MAN Premium', countries: ['en-US'] },
      ])

      const query = inUs(pacMan)
      const details = await member.read(overview.getAppDetails, { query })
      expect(details).toMatchObject({
        market: 'archive',
        price: { exactPrice: 3.99, displayPrice: '$3.99', inAppPurchases: null },
        categories: [{ displayName: 'Games' }],
        sizeBytes: 100_788_224,
        languageCount: 10,
        shortDescription: null,
        promotionalText: null,
        releaseDate: null,
      })
      expect(details.description).toContain('One of the most popular video games in arcade history!')
      expect(details.keywordDensities?.length).toBeGreaterThan(10)

      const rating = await member.read(overview.getAverageRating, { query })
      expect(rating).toMatchObject({ avgRating: 4, ratingCount: 21_292, delta: null, country: 'US' })
      const score = await member.read(overview.getAsoScore, {
        params: { projectId: list[1]?.projectId ?? '' },
        query: { locale: 'en-US' },
      })
      expect(score.components.map(({ id }) => id)).toEqual(['title', 'description', 'ratings'])
    })

    test('what a dump can never tell is null with 200, at once and without a job', async () => {
      const member = await newArchiveMember()
      const query = inUs(weatherBug)
      expect(await member.read(overview.getFeaturings, { query: weatherBug })).toEqual({
        days: 30,
        countries: null,
        featured: null,
        provenance: null,
      })
      expect(await member.read(overview.getVersions, { query })).toMatchObject({ versions: null })
      expect(await member.read(overview.getRankedKeywords, { body: query })).toEqual({
        status: 'DONE',
        keywordsCount: null,
        delta: null,
        provenance: null,
      })
      const { provenance, ...performance } = await member.read(overview.getAppPerformance, {
        params: { trackId: weatherBug.trackId },
        query: { locale: 'en-US' },
      })
      expect(provenance).toEqual({ downloads: null, revenue: null })
      expect(new Set(Object.values(performance))).toEqual(new Set([null]))
    })

    test('another country of its apps is not available, a fictional app is unknown', async () => {
      const member = await newArchiveMember()
      const projectId = await member.addProject(weatherBug)
      const query = { ...weatherBug, locale: 'de-DE' }
      const answers = [
        await member.call(overview.getAppDetails, { query }),
        await member.call(addApps, { ...member.own, body: { apps: [{ ...pacMan, locale: 'de-DE' }] } }),
        await member.call(trackCountry, { params: { projectId }, body: { locale: 'de-DE' } }),
      ]
      for (const answer of answers) {
        expect(answer).toMatchObject({ body: { error: 'APP_NOT_AVAILABLE', details: { locales: ['en-US'] } } })
      }
      const fictional = { store: 'APP_STORE' as const, trackId: '9900100101', locale: 'en-US' }
      expect(await member.call(overview.getAppDetails, { query: fictional })).toMatchObject({
        body: { error: 'APP_NOT_FOUND' },
      })
    })

    test('a competitor keeps its name in a country that the archive does not have', async () => {
      const member = await newArchiveMember()
      const params = { projectId: await member.addProject(weatherBug) }
      await member.read(addCompetitor, { params, body: { ...pacMan, locale: 'de-DE' } })
      const { content } = await member.read(getCompetitors, { params, query: { locale: 'de-DE' } })
      expect(content).toMatchObject([{ ...pacMan, name: 'PAC-MAN Premium', developerName: null }])
    })
  })
})
