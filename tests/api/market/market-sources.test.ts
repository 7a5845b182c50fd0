import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { ListingRef } from '#contract/store.ts'
import { dayOf } from '#contract/protocol/days.ts'
import type { Services } from '#server/endpoints/services.ts'
import { archiveMarket } from '#server/markets/archive/archive-market.ts'
import { importFiles } from '#server/markets/archive/import-files.ts'
import { sampleMarket } from '#server/sample/sample-market.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { starAtlas as appleAtlas } from '#tests/support/stores/apple-apps.ts'
import { csvDump } from '#tests/support/stores/csv-dump.ts'
import { openLive, startLiveStores, type LiveStores } from '#tests/support/stores/live-stores.ts'
import { holdsContract, type Facts, type Subject } from '#tests/support/stores/market-contract.ts'
import { starAtlas as playAtlas } from '#tests/support/stores/play-apps.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

describe('the sample market', () => {
  const today = '2026-03-01' as const
  const everything: Facts['knows'] = [
    'listing',
    'versions',
    'featuredCountries',
    'rating',
    'listingPast',
    'ratingPast',
    'dailyPerformance',
    'performance',
    'countRankedKeywords',
    'rankedKeywords',
    'keywordMetrics',
    'keywordResults',
    'storeResults',
    'autoComplete',
    'relatedKeywords',
    'chart',
    'categoryRankings',
    'reviews',
    'events',
  ]
  holdsContract({ kinds: ['sample'], knows: everything }, async () => ({
    source: sampleMarket(() => new Date(`${today}T12:00:00Z`)),
    listed: { ...sample.nappery, locale: 'en-US' },
    elsewhere: 'fr-FR',
    words: 'nap',
    today,
    close: async () => undefined,
  }))
})

describe('an archive', () => {
  holdsContract({ kinds: ['measured'], knows: ['listing', 'rating'] }, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storeglass-market-'))
    const dump = path.join(folder, 'dump.csv')
    await writeFile(dump, csvDump({}, { id: '900000002', track_name: 'Lantern Walks' }))
    const silent = () => undefined
    const report = {
      fileStarted: silent,
      bytesRead: silent,
      rowSkipped: silent,
      fileDone: silent,
      descriptionsRead: silent,
    }
    await importFiles([dump], { folder, locale: 'en-US', report, now: new Date() })
    const { market, close } = archiveMarket(folder)
    return {
      source: market,
      listed: { store: 'APP_STORE', trackId: '900000001', locale: 'en-US' },
      elsewhere: 'de-DE',
      words: 'lanternfish',
      today: dayOf(new Date()),
      close: async () => {
        close()
        await rm(folder, { recursive: true })
      },
    }
  })
})

describeOnDatabase('the live market', (open) => {
  let stores: LiveStores
  let db: Services['db']
  beforeAll(async () => {
    stores = await startLiveStores()
    db = (await open()).services.db
  })
  afterAll(() => stores.stop())

  const knows: Facts['knows'] = [
    'listing',
    'versions',
    'rating',
    'ratingPast',
    'keywordResults',
    'storeResults',
    'autoComplete',
    'chart',
    'categoryRankings',
    'reviews',
  ]
  const inStore = (listed: ListingRef) => async (): Promise<Subject> => {
    const { forPages: source, close, clock } = await openLive(stores, db)
    const today = dayOf(clock.now())
    return { source, listed, elsewhere: 'fr-FR', words: 'night sky', today, close }
  }
  describe('in the App Store', () => {
    const listed = { store: 'APP_STORE' as const, trackId: String(appleAtlas.trackId), locale: 'en-US' }
    holdsContract({ kinds: ['measured', 'estimated'], knows }, inStore(listed))
  })
  describe('in Google Play', () => {
    const listed = { store: 'GOOGLE_PLAY' as const, trackId: playAtlas.appId, locale: 'en-US' }
    holdsContract({ kinds: ['measured', 'estimated'], knows }, inStore(listed))
  })
})
