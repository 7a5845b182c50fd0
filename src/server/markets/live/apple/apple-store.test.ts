import { readFile } from 'node:fs/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SourceName } from '#contract/market/sources.ts'
import type { Services } from '#server/endpoints/services.ts'
import { createLog } from '#server/kernel/log.ts'
import { appleApps, skyCompass, starAtlas } from '#tests/support/stores/apple-apps.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { FakeApple } from '#tests/support/stores/fake-apple.ts'
import { manualClock, type ManualClock } from '#tests/support/queue/manual-clock.ts'
import { hasRealData, realFile } from '#tests/support/stores/real-data.ts'
import type { StoreFault } from '#tests/support/faults/store-faults.ts'
import type { BudgetName } from '../gateway/budget.ts'
import { openGateway } from '../gateway/gateway.ts'
import { storedKeys } from '../gateway/stored-answers.ts'
import { StoreUnavailable, type FailureKind } from '../gateway/store-failure.ts'
import { appleStore, type AppleGateways, type AppleStore } from './apple-store.ts'
import { openPageReader, type PageReader } from './page/read-apart.ts'

const HOUR_MS = 60 * 60_000
const page = { urgency: 'page', maxAgeMs: HOUR_MS } as const
const job = { urgency: 'background', maxAgeMs: HOUR_MS } as const
const atlas = { store: 'APP_STORE', trackId: String(starAtlas.trackId), locale: 'en-US' } as const
const compass = { store: 'APP_STORE', trackId: String(skyCompass.trackId), locale: 'en-US' } as const

/** Those that it has beside others have tests of their own. */
const isOn = async (source: SourceName) => source !== 'chartPages' && source !== 'searchOrder'

describeOnEachDatabase('the App Store', (open) => {
  let db: Services['db']
  let clock: ManualClock
  let store: FakeApple
  let gateways: AppleGateways
  let reader: PageReader
  let apple: AppleStore

  beforeAll(async () => {
    db = (await open()).services.db
  })
  beforeEach(async () => {
    await db.deleteFrom('store_answer').execute()
    await db.deleteFrom('store_budget').execute()
    clock = manualClock()
    store = await FakeApple.start(appleApps, { clock: clock.now })
    const log = createLog('silent')
    const gatewayOf = (budget: BudgetName) =>
      openGateway({
        db,
        store: 'APP_STORE',
        budget,
        callsPerMinute: 600,
        isOn,
        clock: clock.now,
        sleep: clock.sleep,
        log,
      })
    gateways = {
      search: gatewayOf('APP_STORE'),
      lookup: gatewayOf('APPLE_LOOKUP'),
      hints: gatewayOf('APPLE_HINTS'),
      pages: gatewayOf('APPLE_PAGES'),
    }
    reader = openPageReader()
    apple = storeAt(store.url)
  })
  afterEach(async () => {
    await Promise.all(Object.values(gateways).map((gateway) => gateway.close()))
    await reader.close()
    await store.stop()
  })

  function storeAt(url: string, timeoutMs = 5000): AppleStore {
    return appleStore({
      gateways,
      pages: async () => ({ value: null, readAt: clock.now().toISOString(), stale: false }),
      reader,
      access: { url, pagesUrl: url, timeoutMs },
      isOn,
      clock: clock.now,
      storedKeys: (keys) => storedKeys(db, 'APP_STORE', keys),
      userAgent: 'Storeglass/1.2.3',
    })
  }
  const refusal = (answer: Promise<unknown>) =>
    answer.then(
      (value) => expect.unreachable(`answered ${JSON.stringify(value)}`),
      (error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error
        return error
      },
    )
  /** As if the waits after failures were over. */
  async function forgetFailures() {
    await db.deleteFrom('store_budget').execute()
    await db.updateTable('store_answer').set({ retry_at: null }).execute()
  }

  test('an app is told with all that the store says, and null for what it does not', async () => {
    const { value, readAt, stale } = await apple.app({ ...atlas, locale: 'de-DE' }, page)
    expect({ readAt, stale }).toEqual({ readAt: '2026-03-01T12:00:00.000Z', stale: false })
    expect(value).toMatchObject({
      rating: { avgRating: 4.75, ratingCount: 310 },
      version: { version: '2.4.0', releasedAt: '2026-02-01T08:00:00.000Z', releaseNotes: 'Faster start.' },
      hasPurchases: null,
      listing: {
        title: 'Sternatlas: Nachthimmel',
        developerName: 'Fenwick Software',
        shortDescription: null,
        promotionalText: null,
        description: 'Sternatlas: Nachthimmel does one thing and does it well.\nIt works without a network.',
        categories: [
          { name: 'Reference', displayName: 'Nachschlagewerke' },
          { name: 'Utilities', displayName: 'Dienstprogramme' },
        ],
        price: { exactPrice: 0, displayPrice: null, inAppPurchases: null },
        devices: ['iPhone', 'iPad', 'iPod touch'],
        languages: ['en', 'de', 'zh'],
        sizeBytes: 48_234_496,
        contentRating: '4+',
        storeUrl: `https://apps.apple.com/de/app/id${atlas.trackId}`,
      },
    })
    expect(value?.listing.images.icons).toEqual([
      expect.stringMatching(/^\/api\/media\/v1\/remote\?url=https%3A%2F%2Fis1-ssl\.mzstatic\.com%2F.*512x512bb\.jpg/),
    ])
    expect(value?.listing.images.screens).toHaveLength(3)
    expect(store.calls).toEqual([`lookup ${atlas.trackId} DE`])
    expect([...store.userAgents]).toEqual(['Storeglass/1.2.3'])
  })

  test('an app without ratings has none, and one without release notes no text for them', async () => {
    const { value } = await apple.app({ ...atlas, locale: 'ja-JP' }, page)
    expect(value).toMatchObject({ rating: null, version: { version: '2.4.0', releaseNotes: null } })
  })

  test('an app that a country does not list is null there, and nobody asks again for an hour', async () => {
    for (const ref of [
      { ...atlas, locale: 'fr-FR' },
      { ...atlas, trackId: '1' },
    ]) {
      expect(await apple.app(ref, page)).toMatchObject({ value: null, stale: false })
      await apple.app(ref, page)
    }
    expect(store.calls).toHaveLength(2)
    expect(await apple.knownLocales(atlas)).toEqual([])
    await apple.app(atlas, page)
    await apple.app({ ...atlas, locale: 'de-DE' }, page)
    expect((await apple.knownLocales(atlas)).sort()).toEqual(['de-DE', 'en-US'])
  })

  test('what can’t be an app or a country of the App Store costs no call', async () => {
    const answers = await Promise.all([
      apple.app({ ...atlas, trackId: 'com.example.app' }, page),
      apple.app({ ...atlas, locale: 'en-XX' }, page),
      apple.chart({ locale: 'en-US', category: 'Tools', group: 'FREE' }, page),
      apple.reviews({ ...atlas, trackId: '0' }, 1, page),
      apple.reviews(atlas, 11, page),
    ])
    expect(answers.map(({ value }) => value)).toEqual([null, null, null, null, null])
    expect((await apple.search({ text: ' ', locale: 'en-US', limit: 5 }, page)).value).toEqual([])
    expect(store.calls).toEqual([])
  })

  test('many apps of a country come with one call for each 200, those that are known with none', async () => {
    await apple.app(compass, page)
    const ids = [atlas.trackId, '7', compass.trackId, 'no id', atlas.trackId]
    const answers = await apple.apps(ids, 'en-US', page)
    expect(answers.map(({ value }) => value?.listing.title)).toEqual([
      'Star Atlas: Night Sky',
      undefined,
      'Sky Compass Pro',
      undefined,
      'Star Atlas: Night Sky',
    ])
    expect(store.calls).toEqual([`lookup ${compass.trackId} US`, `lookup ${atlas.trackId},7 US`])
  })

  test('a search gives apps in the store’s order, whatever the spaces and capitals, and one call serves all limits', async () => {
    const found = await apple.search({ text: ' Sky ', locale: 'en-US', limit: 10 }, page)
    expect(found.value).toEqual([
      {
        store: 'APP_STORE',
        trackId: atlas.trackId,
        title: 'Star Atlas: Night Sky',
        developerName: 'Fenwick Software',
        iconUrl: expect.stringContaining('512x512bb.jpg'),
        category: 'Reference',
        price: null,
        rating: expect.any(Number),
        ratingCount: expect.any(Number),
        subtitle: null,
        screenshots: expect.arrayContaining([expect.stringContaining('screen1')]),
      },
      expect.objectContaining({ trackId: compass.trackId, price: '$3.99' }),
    ])
    expect((await apple.search({ text: 'sky', locale: 'en-US', limit: 1 }, page)).value).toHaveLength(1)
    expect(store.calls).toEqual(['search sky US'])
    expect((await apple.search({ text: 'no such app', locale: 'en-US', limit: 10 }, page)).value).toEqual([])
  })

  test('the results of a keyword go down to place 200', async () => {
    const { listings } = starAtlas
    store.apps = Array.from({ length: 230 }, (_, i) => ({ ...starAtlas, trackId: 1000 + i, listings }))
    const { value } = await apple.search({ text: 'star atlas', locale: 'en-US', limit: 200 }, job)
    expect(value).toHaveLength(200)
  })

  test('a chart has its leader first, in every group, of one category or of all', async () => {
    const chart = (group: 'FREE' | 'PAID' | 'GROSSING', category: string | null) =>
      apple.chart({ locale: 'de-DE', category, group }, page)
    const free = await chart('FREE', null)
    expect(free.value?.length).toBe(29)
    const reference = await chart('FREE', 'Reference')
    expect(reference.value).toEqual([
      {
        store: 'APP_STORE',
        trackId: atlas.trackId,
        title: 'Sternatlas: Nachthimmel',
        developerName: 'Fenwick Software',
        iconUrl: expect.stringContaining('100x100bb.png'),
        category: 'Nachschlagewerke',
        price: null,
      },
    ])
    expect((await chart('PAID', 'Utilities')).value?.map(({ price }) => price)).toContainEqual(
      expect.stringMatching(/^4,99\s€$/),
    )
    await chart('GROSSING', 'Games: Puzzle')
    expect(store.calls).toEqual([
      'chart topfreeapplications all DE',
      'chart topfreeapplications 6006 DE',
      'chart toppaidapplications 6002 DE',
      'chart topgrossingapplications 7012 DE',
    ])
  })

  test('an empty chart is none', async () => {
    const query = { locale: 'en-US', category: 'Medical', group: 'FREE' } as const
    expect(await apple.chart(query, page)).toMatchObject({ value: null, stale: false })
  })

  test('another day has another chart', async () => {
    const query = { locale: 'en-US', category: 'Utilities', group: 'FREE' } as const
    const today = await apple.chart(query, page)
    clock.advance(24 * HOUR_MS)
    const tomorrow = await apple.chart(query, page)
    expect(tomorrow.value).not.toEqual(today.value)
    expect(tomorrow.readAt).toBe('2026-03-02T12:00:00.000Z')
  })

  describe.each(['json', 'xml'])('reviews as the store’s %s feed has them', (format) => {
    beforeEach(() => {
      store.jsonReviews = format === 'json'
    })

    test('come newest first, page by page, with the marks of the text as they were written', async () => {
      const first = await apple.reviews(atlas, 1, page)
      expect(first.value?.reviews).toHaveLength(50)
      expect(first.value?.reviews[1]).toEqual({
        id: '9999999999',
        rating: 4,
        title: 'Review <1>',
        body: 'Stars & planets, number 1.\nAnd a second line.',
        author: 'Reader 1',
        version: '2.4.0',
        createdAt: '2026-02-27T23:00:00.000Z',
        locale: 'en-US',
        language: null,
        likes: 1,
        reply: null,
      })
      const third = await apple.reviews(atlas, 3, page)
      expect([first.value?.next, third.value?.next, third.value?.reviews.length]).toEqual([2, null, 20])
      expect((await apple.reviews(atlas, 1, page)).value).toEqual(first.value)
    })

    test('are not known when the feed is empty, which is not the same as none', async () => {
      expect(await apple.reviews(compass, 1, page)).toMatchObject({ value: null, stale: false })
    })
  })

  test('the variant of the feed that had reviews is asked first from then on', async () => {
    store.jsonReviews = false
    await apple.reviews(atlas, 1, page)
    await apple.reviews(atlas, 2, page)
    const { trackId } = atlas
    expect(store.calls).toEqual([
      `reviews ${trackId} US page 1 json`,
      `reviews ${trackId} US page 1 xml`,
      `reviews ${trackId} US page 2 xml`,
    ])
  })

  const faults: [string, StoreFault, FailureKind][] = [
    ['403', { status: 403 }, 'refused'],
    ['429', { status: 429, retryAfter: '120' }, 'rate-limited'],
    ['500', { status: 500 }, 'server-error'],
    ['503', { status: 503 }, 'server-error'],
    ['400', { status: 400 }, 'malformed'],
    ['half an answer', 'truncated', 'malformed'],
    ['a web page', 'captcha', 'malformed'],
    ['a redirect to elsewhere', 'elsewhere', 'malformed'],
    ['a broken connection', 'reset', 'unreachable'],
  ]
  const questions: [string, (freshness: typeof page | typeof job) => Promise<unknown>][] = [
    ['an app', (freshness) => apple.app(atlas, freshness)],
    ['a search', (freshness) => apple.search({ text: 'sky', locale: 'en-US', limit: 5 }, freshness)],
    ['a chart', (freshness) => apple.chart({ locale: 'en-US', category: null, group: 'FREE' }, freshness)],
    ['reviews', (freshness) => apple.reviews(atlas, 1, freshness)],
  ]

  test.each(faults)('%s is never an answer: the last good one comes back as stale, or none', async (_, fault, kind) => {
    for (const [, ask] of questions) {
      store.faults.break(fault)
      expect(await refusal(ask(page))).toMatchObject({ cause: { kind } })
      await forgetFailures()
      store.faults.mend()
      const good = await ask(page)
      clock.advance(2 * HOUR_MS)
      store.faults.break(fault)
      expect(await ask(page)).toEqual({ ...(good as object), stale: true })
      await forgetFailures()
      await refusal(ask(job))
      await forgetFailures()
      store.faults.mend()
      expect(await ask(page)).toMatchObject({ stale: false })
    }
    const kept = await db.selectFrom('store_answer').select(['key', 'failures']).execute()
    expect(kept.map(({ failures }) => failures)).toEqual(kept.map(() => 0))
  })

  test('a store that takes the call and never answers is given up', async () => {
    apple = storeAt(store.url, 50)
    store.faults.break('timeout')
    for (const [, ask] of questions) {
      expect(await refusal(ask(page))).toMatchObject({ cause: { kind: 'timeout' } })
      await forgetFailures()
    }
  })

  test('an answer of more than 5 MB is not read', async () => {
    store.recorded.push({ on: /^lookup/, body: ' '.repeat(5 * 1024 * 1024 + 1) })
    expect((await refusal(apple.app(atlas, page))).cause).toMatchObject({ kind: 'malformed' })
  })

  test('a store that is not there at all is unreachable', async () => {
    await store.stop()
    expect((await refusal(apple.app(atlas, page))).cause).toMatchObject({ kind: 'unreachable' })
    store = await FakeApple.start([])
  })

  test('a redirect within the store is followed, a chain without an end is not', async () => {
    store.faults.break('redirect', { times: 1 })
    expect((await apple.app(atlas, page)).value?.listing.title).toBe('Star Atlas: Night Sky')
    store.faults.break('redirect')
    expect((await refusal(apple.app(compass, page))).cause).toMatchObject({ kind: 'malformed' })
    expect(store.calls).toHaveLength(2 + 4)
  })

  test('nobody is asked while the store wants no calls, for as long as it said', async () => {
    store.faults.break({ status: 429, retryAfter: '600' }, { times: 1 })
    const search = (term: string) => apple.search({ text: term, locale: 'en-US', limit: 5 }, page)
    expect((await refusal(search('star'))).retryAfterSeconds).toBe(600)
    const underOneLimit = questions.filter(([name]) => name !== 'an app')
    for (const [, ask] of underOneLimit) await refusal(ask(page))
    for (const [, ask] of underOneLimit) await refusal(ask(job))
    clock.advance(599_999)
    await refusal(search('star'))
    expect(store.calls).toHaveLength(1)
    // Lookup has a limit of its own.
    expect((await apple.app(atlas, page)).stale).toBe(false)
    clock.advance(1)
    expect((await search('star')).stale).toBe(false)
  })

  test('Retry-After may be a date', async () => {
    store.faults.break({ status: 503, retryAfter: 'Sun, 01 Mar 2026 12:05:00 GMT' }, { times: 1 })
    expect((await refusal(apple.app(atlas, page))).retryAfterSeconds).toBe(300)
  })

  test('an error in JSON, and JSON of another shape, are failures', async () => {
    const bodies = [
      '{"errorMessage":"Invalid value(s) for key(s): [country]"}',
      '[]',
      '',
      '{"resultCount":1,"results":[{}]}',
    ]
    for (const body of bodies) {
      store.recorded.splice(0, 1, { on: /./, body })
      for (const [, ask] of questions) {
        expect((await refusal(ask(page))).cause).toMatchObject({ kind: 'malformed' })
        await forgetFailures()
      }
    }
  })

  describe.skipIf(!hasRealData)('recorded answers of the real store', () => {
    const replay = async (on: RegExp, ...file: string[]) => {
      store.recorded.push({ on, body: await readFile(realFile(...file), 'utf8') })
    }

    test('are read like those of an app', async () => {
      await replay(/^lookup 284882215 US/, 'apple-lookup', 'itunesLookup-284882215.json')
      await replay(/^lookup 338986109 FR/, 'apple-lookup', 'itunesLookup-338986109_FR.json')
      await replay(/^lookup 1 US/, 'apple-lookup', 'itunesLookup-0.json')
      const facebook = await apple.app({ ...atlas, trackId: '284882215' }, page)
      expect(facebook.value).toMatchObject({
        listing: { title: 'Facebook', categories: [{ name: 'Social Networking' }] },
        rating: { avgRating: 3.5, ratingCount: 2_840_784 },
      })
      const orange = await apple.app({ store: 'APP_STORE', trackId: '338986109', locale: 'fr-FR' }, page)
      expect(orange.value?.listing.categories[0]).toEqual({ name: 'Utilities', displayName: 'Utilitaires' })
      expect((await apple.app({ ...atlas, trackId: '1' }, page)).value).toBeNull()
    })

    test('of a search keep their order', async () => {
      await replay(/^search slack US/, 'apple-search', 'slack.json')
      const { value } = await apple.search({ text: 'Slack', locale: 'en-US', limit: 50 }, page)
      expect(value).toHaveLength(39)
      expect(value.slice(0, 2).map(({ title }) => title)).toEqual(['Slack', 'Spark – Email App by Readdle'])
    })

    test('that are an error are none', async () => {
      await replay(/^lookup/, 'apple-lookup', 'itunesLookup-invalid.json')
      expect((await refusal(apple.app(atlas, page))).cause).toMatchObject({ kind: 'malformed' })
    })
  })
})
