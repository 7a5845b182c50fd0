import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Services } from '#server/endpoints/services.ts'
import { createLog } from '#server/kernel/log.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { FakeGooglePlay } from '#tests/support/stores/fake-google-play.ts'
import { movableClock, type MovableClock } from '#tests/support/servers/movable-clock.ts'
import { oddBlocks, playApps, starAtlas } from '#tests/support/stores/play-apps.ts'
import type { StoreFault } from '#tests/support/faults/store-faults.ts'
import { openGateway, type Gateway } from '../gateway/gateway.ts'
import { storedKeys } from '../gateway/stored-answers.ts'
import { StoreUnavailable } from '../gateway/store-failure.ts'
import type { StoreClient, FreshnessPolicy } from '../store-client.ts'
import { googlePlay } from './google-play.ts'

const HOUR_MS = 3_600_000
const page: FreshnessPolicy = { urgency: 'page', maxAgeMs: HOUR_MS }
const at = (app: { appId: string }, locale = 'en-US') => ({
  store: 'GOOGLE_PLAY' as const,
  trackId: app.appId,
  locale,
})
const picture = (name: string, size: string) =>
  `/api/media/v1/remote?url=${encodeURIComponent(`https://play-lh.googleusercontent.com/${name}`)}&size=${size}`

describeOnDatabase('Google Play', (open) => {
  let db: Services['db']
  let play: FakeGooglePlay
  let clock: MovableClock
  let gateway: Gateway
  let client: StoreClient

  beforeAll(async () => {
    db = (await open()).services.db
    play = await FakeGooglePlay.start(playApps)
  })
  afterAll(() => play.stop())
  beforeEach(async () => {
    await db.deleteFrom('store_answer').execute()
    await db.deleteFrom('store_budget').execute()
    play.faults.mend()
    play.calls.length = 0
    clock = movableClock()
    gateway = openGateway({
      db,
      store: 'GOOGLE_PLAY',
      budget: 'GOOGLE_PLAY',
      callsPerMinute: 600,
      isOn: async () => true,
      patienceMs: 15_000,
      clock: clock.now,
      log: createLog('silent'),
    })
    client = clientWaiting(2000)
  })
  afterEach(() => gateway.close())

  const clientWaiting = (timeoutMs: number) =>
    googlePlay({
      gateway,
      access: { url: play.url, callsPerMinute: 600, timeoutMs, patienceMs: 15_000 },
      clock: clock.now,
      storedKeys: (keys) => storedKeys(db, 'GOOGLE_PLAY', keys),
    })

  test('a short description as people read it, whatever entities the page writes it with', async () => {
    const { value } = await client.app(at(starAtlas), page)
    expect(value?.listing.shortDescription).toBe('Know every star & planet above you')
  })

  test('a listing in the language and country that is asked for', async () => {
    const { value, stale } = await client.app(at(starAtlas, 'de-DE'), page)
    expect(stale).toBe(false)
    expect(value).toEqual({
      listing: {
        ...at(starAtlas, 'de-DE'),
        title: 'Sternatlas: Nachthimmel',
        developerName: 'Fenwick Software',
        storeUrl: 'https://play.google.com/store/apps/details?id=com.fenwick.staratlas&hl=de&gl=DE',
        shortDescription: 'Jeder Stern hat einen Namen',
        promotionalText: null,
        description: 'Halte dein Handy in den Nachthimmel.\nJeder Stern hat einen Namen.',
        categories: [{ name: 'EDUCATION', displayName: 'Lernen' }],
        price: {
          exactPrice: 0,
          displayPrice: null,
          inAppPurchases: null,
          purchaseRange: '$1.99 - $9.99 per item',
        },
        images: {
          icons: [picture('com.fenwick.staratlas-icon', 'icon-512')],
          banners: [picture('com.fenwick.staratlas-header', 'feature-graphic')],
          screens: [picture('com.fenwick.staratlas-1', 'screen-800'), picture('com.fenwick.staratlas-2', 'screen-800')],
        },
        videos: [],
        devices: null,
        deviceCount: null,
        sizeBytes: null,
        languages: null,
        languageCount: null,
        websiteUrl: 'https://fenwick.example.com',
        supportUrl: null,
        contentRating: 'Everyone',
        version: '2.4.0',
        releaseDate: '2021-03-04T00:00:00.000Z',
        lastReleaseDate: '2026-11-01T10:00:00.000Z',
      },
      rating: { avgRating: 4.25, ratingCount: 1200 },
      byStars: [30, 20, 50, 400, 700],
      version: {
        version: '2.4.0',
        releasedAt: '2026-11-01T10:00:00.000Z',
        releaseNotes: 'Kometen dieses Winters',
      },
      hasPurchases: true,
      pageParts: {
        privacy: null,
        dataSafety: null,
        accessibility: null,
        requirements: null,
        chart: null,
        trailers: null,
        languages: null,
        similar: null,
      },
    })
    const english = await client.app(at(starAtlas), page)
    expect(english.value?.version?.releaseNotes).toBe('Comets of this winter\n"Red light" mode')
    expect(english.value?.listing.releaseDate).toBe('2021-03-04T00:00:00.000Z')
  })

  test('what a page does not tell is null, and a free app that sells nothing has no purchases', async () => {
    const { value } = await client.app(at(oddBlocks), page)
    expect(value).toMatchObject({
      listing: {
        price: { exactPrice: 2.99, displayPrice: '$2.99', inAppPurchases: [] },
        images: { banners: [] },
        websiteUrl: null,
        version: null,
        releaseDate: null,
      },
      rating: null,
      byStars: null,
      version: null,
      hasPurchases: false,
    })
  })

  test('an app that is not there, not there in this country, or no package: nothing, and known locales tell where', async () => {
    expect((await client.app(at({ appId: 'com.nobody.none' }), page)).value).toBeNull()
    expect((await client.app(at(oddBlocks, 'de-DE'), page)).value).toBeNull()
    expect((await client.app(at(oddBlocks), page)).value?.listing.title).toBe('Odd Blocks')
    expect(await client.knownLocales(at(oddBlocks))).toEqual(['en-US'])
    const calls = play.calls.length
    expect((await client.app(at({ appId: '1' }), page)).value).toBeNull()
    expect((await client.app(at(oddBlocks, 'en-XX'), page)).value).toBeNull()
    expect(play.calls.length).toBe(calls)
  })

  test('a search in the order of the store, in its country; many results take several calls, each within the budget', async () => {
    const search = async (text: string, locale: string, limit: number) =>
      (await client.search({ text, locale, limit }, page)).value.map(({ trackId }) => trackId)
    expect(await search('Night', 'en-US', 10)).toEqual(['com.fenwick.staratlas', 'com.tinfold.pebbles'])
    expect(await search('habit keeper', 'en-US', 25)).toHaveLength(20)
    expect(play.calls).toEqual(['search night US', 'search habit keeper US'])
    expect((await gateway.status()).callsLastMinute).toBe(2)
    const all = await search('habit keeper', 'en-US', 200)
    expect(all).toEqual(playApps.slice(3, 33).map(({ appId }) => appId))
    expect(play.calls).toHaveLength(4)
    expect((await gateway.status()).callsLastMinute).toBe(4)
    expect(await search('odd', 'de-DE', 10)).toEqual([])
    expect(await search('  ', 'en-US', 10)).toEqual([])
    const [paid] = (await client.search({ text: 'odd blocks', locale: 'en-US', limit: 5 }, page)).value
    expect(paid).toEqual({
      store: 'GOOGLE_PLAY',
      trackId: oddBlocks.appId,
      title: 'Odd Blocks',
      developerName: 'Tinfold Games',
      iconUrl: picture('com.tinfold.oddblocks-icon', 'icon-256'),
      category: null,
      price: '$2.99',
      rating: null,
      ratingCount: null,
      subtitle: 'Odd Blocks for every day',
      screenshots: [],
    })
  })

  test('the card above the results is place 1: alone, before the list, and once where the list has it again', async () => {
    const search = async (text: string) =>
      (await client.search({ text, locale: 'en-US', limit: 30 }, page)).value.map(({ trackId }) => trackId)
    play.cards.set('tinfold', oddBlocks.appId).set('night', 'com.tinfold.pebbles')
    expect(await search('tinfold')).toEqual([oddBlocks.appId])
    expect(await search('night')).toEqual(['com.tinfold.pebbles', 'com.fenwick.staratlas'])
    play.cards.clear()
    expect(await search('nothing at all')).toEqual([])
  })

  test('an app whose page is shown, but which nobody in the country can get, is not available there', async () => {
    play.apps = [...playApps, { ...oddBlocks, appId: 'com.tinfold.away', countries: ['US', 'DE'], shownOnlyIn: ['DE'] }]
    expect((await client.app(at({ appId: 'com.tinfold.away' }, 'de-DE'), page)).value).toBeNull()
    expect((await client.app(at({ appId: 'com.tinfold.away' }), page)).value?.listing.title).toBe('Odd Blocks')
    expect(await client.knownLocales(at({ appId: 'com.tinfold.away' }))).toEqual(['en-US'])
    play.apps = playApps
  })

  test('while no app seems to be available, none is taken for one that is not', async () => {
    play.apps = playApps.map((app) => ({ ...app, shownOnlyIn: ['US'] }))
    await expect(client.app(at(starAtlas), page)).rejects.toThrow(StoreUnavailable)
    play.apps = playApps
  })

  test('charts: by category, group and country; one that does not exist is null', async () => {
    const chart = async (category: string | null, group: 'FREE' | 'PAID' | 'GROSSING', locale = 'en-US') =>
      (await client.chart({ category, group, locale }, page)).value?.map(({ trackId }) => trackId)
    expect(await chart('GAME_PUZZLE', 'FREE')).toEqual(['com.tinfold.pebbles'])
    expect(await chart('GAME_PUZZLE', 'PAID')).toEqual([oddBlocks.appId])
    expect(await chart('GAME_PUZZLE', 'PAID', 'de-DE')).toEqual([])
    expect(await chart(null, 'GROSSING')).toEqual([starAtlas.appId, oddBlocks.appId])
    expect(await chart('6014', 'FREE')).toBeUndefined()
    play.faults.break('empty', { on: /charts selling_free TOOLS/ })
    expect(await chart('TOOLS', 'FREE')).toBeUndefined()
  })

  test('MENU-068: each app of a chart has its own category, also in the chart of all apps and in the country’s language', async () => {
    const categories = async (category: string | null, locale: string) =>
      (await client.chart({ category, group: 'FREE', locale }, page)).value?.map((app) => app.category)
    expect(new Set(await categories(null, 'en-US'))).toEqual(
      new Set(['Education', 'Puzzle', 'Productivity', 'Video Players & Editors']),
    )
    expect(await categories('GAME_PUZZLE', 'de-DE')).toEqual(['Denkspiele'])
  })

  test('reviews page by page, newest first', async () => {
    const read = async (number: number) => (await client.reviews(at(starAtlas), number, page)).value
    const first = await read(1)
    expect(first?.next).toBe(2)
    expect(first?.reviews[1]).toEqual({
      id: 'review-1',
      rating: 4,
      title: null,
      body: 'Review number 1',
      author: 'Reader 1',
      version: '2.4.0',
      createdAt: '2026-10-27T12:30:15.250Z',
      locale: 'en-US',
      language: 'en',
      likes: 1,
      reply: { body: 'Thank you & see you.', createdAt: '2026-10-29T08:00:00.000Z' },
    })
    const ids = [first, await read(2), await read(3)].flatMap((one) => one?.reviews.map(({ id }) => id))
    expect(ids).toEqual(starAtlas.reviews.map(({ id }) => id))
    expect((await read(3))?.next).toBeNull()
    expect(await read(4)).toBeNull()
    expect((await client.reviews(at(oddBlocks), 1, page)).value).toEqual({ reviews: [], next: null })
  })

  const asked: [string, RegExp, (freshness: FreshnessPolicy) => Promise<{ value: unknown; stale: boolean }>][] = [
    ['a listing', /^app/, (freshness) => client.app(at(starAtlas), freshness)],
    ['a search', /^search/, (freshness) => client.search({ text: 'night', locale: 'en-US', limit: 10 }, freshness)],
    ['a chart', /^charts/, (freshness) => client.chart({ category: null, group: 'FREE', locale: 'en-US' }, freshness)],
    ['reviews', /^reviews/, (freshness) => client.reviews(at(starAtlas), 1, freshness)],
  ]
  const faults: [string, StoreFault, number | null][] = [
    ['403', { status: 403 }, null],
    ['429', { status: 429, retryAfter: '17' }, 17],
    ['500', { status: 500 }, null],
    ['503', { status: 503, retryAfter: '90' }, 90],
    ['a time-out', 'timeout', null],
    ['half an answer', 'truncated', null],
    ['an empty answer', 'empty', null],
    ['a captcha', 'captcha', null],
    ['another host', 'elsewhere', null],
  ]
  describe.each(asked)('%s', (_what, call, ask) => {
    test.each(faults)(
      'meets %s: the last good answer with its age, or when to ask again',
      async (_name, fault, seconds) => {
        const breakIt = () => {
          play.faults.break(fault)
          if (fault === 'timeout') client = clientWaiting(300)
        }
        breakIt()
        const refusal = await ask(page).catch((error: unknown) => error)
        expect(refusal).toBeInstanceOf(StoreUnavailable)
        expect((refusal as StoreUnavailable).retryAfterSeconds).toSatisfy((wait: number) =>
          seconds === null ? wait >= 30 : wait === seconds,
        )

        play.faults.mend()
        client = clientWaiting(2000)
        clock.advance(2 * HOUR_MS)
        const good = await ask(page)
        expect(good.stale).toBe(false)

        clock.advance(2 * HOUR_MS)
        breakIt()
        expect(await ask(page)).toEqual({ ...good, stale: true })
        await expect(ask({ ...page, urgency: 'background' })).rejects.toThrow(StoreUnavailable)
        expect(play.calls.some((one) => call.test(one))).toBe(true)
      },
    )

    test('follows the store to another address of its own', async () => {
      play.faults.break('redirect', { times: 1 })
      expect((await ask(page)).stale).toBe(false)
    })
  })
})
