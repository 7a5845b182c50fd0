import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/protocol/days.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { appleApps, starAtlas } from '#tests/support/stores/apple-apps.ts'
import type { FakeProductPage } from '#tests/support/stores/fake-product-page.ts'
import { openLiveForEach } from '#tests/support/stores/live-stores.ts'
import { starAtlas as playAtlas, playApps } from '#tests/support/stores/play-apps.ts'
import { StoreUnavailable } from './gateway/store-failure.ts'

const inApple = { store: 'APP_STORE' as const, trackId: String(starAtlas.trackId), locale: 'en-US' }
const inPlay = { store: 'GOOGLE_PLAY' as const, trackId: playAtlas.appId, locale: 'en-US' }
const shelf = (items: unknown[]) => ({ items })

describeOnDatabase('what an app’s page in its store shows besides the listing', (open) => {
  const on = openLiveForEach(open)

  function show(page: FakeProductPage) {
    const [, ...others] = appleApps
    const { US, ...elsewhere } = starAtlas.listings
    on.stores.apple.apps = [{ ...starAtlas, listings: { ...elsewhere, ...(US && { US: { ...US, page } }) } }, ...others]
  }

  test('App Store: privacy, accessibility, what devices need, chart, similar apps; a category is no subtitle', async () => {
    show({
      subtitle: 'Maps of the night',
      category: 'Reference',
      similar: [
        { adamId: '5', title: 'Other', subtitle: 'Another sky', rating: 4.5 },
        { adamId: '6', title: 'Third', subtitle: 'Reference', rating: 0 },
      ],
      shelves: {
        privacyTypes: shelf([
          { identifier: 'DATA_USED_TO_TRACK_YOU', categories: [{ title: 'Identifiers' }] },
          { identifier: 'DATA_LINKED_TO_YOU', categories: [{ title: 'Purchases' }, { title: 'Usage Data' }] },
          { identifier: 'DATA_SEEN_BY_THE_MOON', categories: [] },
        ]),
        accessibilityFeatures: shelf([{ features: [{ title: 'VoiceOver' }, { title: 'Larger Text' }] }]),
        informationRibbon: shelf([
          {
            key: 'chartPosition',
            content: { position: '35' },
            clickAction: { destination: { chart: 'top-free', genreId: '6006' } },
          },
        ]),
        information: shelf([
          { items: [{ text: 'Reference' }] },
          { items: [{ text: 'Requires iOS 17.0 or later.', heading: 'iPhone' }] },
        ]),
      },
    })
    expect(await on.live.forPages.storePage(inApple)).toMatchObject({
      privacy: [
        { kind: 'TRACKING', categories: ['Identifiers'] },
        { kind: 'LINKED', categories: ['Purchases', 'Usage Data'] },
      ],
      dataSafety: null,
      accessibility: ['VoiceOver', 'Larger Text'],
      requirements: [{ device: 'iPhone', requirement: 'Requires iOS 17.0 or later.' }],
      chart: { rank: 35, category: 'Reference', group: 'FREE' },
      similar: [
        { trackId: '5', title: 'Other', subtitle: 'Another sky', rating: 4.5 },
        { trackId: '6', title: 'Third', subtitle: null, rating: null },
      ],
      stale: false,
    })
  })

  test('App Store: a shelf that the page lacks is not known, one without items is empty', async () => {
    show({ shelves: { privacyTypes: shelf([]), accessibilityFeatures: shelf([]), similarItems: null } })
    expect(await on.live.forPages.storePage(inApple)).toMatchObject({
      privacy: [],
      accessibility: [],
      similar: null,
      chart: null,
      requirements: null,
    })
    show({ shelves: { privacyTypes: shelf([{ identifier: 'NEW', categories: [] }]) } })
    on.live.clock.advance(2 * DAY_MS)
    expect((await on.live.forPages.storePage(inApple))?.privacy).toBeNull()
  })

  test('Google Play: statements on data safety without links, and similar apps, by the call that reads the listing', async () => {
    on.stores.google.apps = playApps.map((app) =>
      app.appId === playAtlas.appId
        ? {
            ...app,
            similar: [playApps[1]?.appId ?? ''],
            safety: [
              { statement: 'No data shared', detail: '<a href="https://support.example">Learn more</a>' },
              { statement: 'May collect', detail: 'Location &amp; 2 others' },
            ],
          }
        : app,
    )
    await on.live.forPages.listing(inPlay)
    const page = await on.live.forPages.storePage(inPlay)
    expect(page).toMatchObject({
      privacy: null,
      accessibility: null,
      dataSafety: [
        { statement: 'No data shared', detail: null },
        { statement: 'May collect', detail: 'Location & 2 others' },
      ],
      similar: [{ trackId: playApps[1]?.appId, subtitle: null }],
    })
    expect(on.stores.google.calls.filter((call) => call === `app ${inPlay.trackId} US`)).toHaveLength(1)
  })

  test('where the app is not offered there is no page; a store that does not answer is an error, not an empty page', async () => {
    expect(await on.live.forPages.storePage({ ...inApple, locale: 'fr-FR' })).toBeNull()
    show({})
    on.stores.apple.faults.break({ status: 503 }, { on: /^page/ })
    await expect(on.live.forPages.storePage(inApple)).rejects.toThrow(StoreUnavailable)
  })

  test('the texts in another language of the storefront: one page each, kept a day; an answer in another language is none', async () => {
    const localized = {
      'es-MX': { title: 'Atlas', subtitle: 'Mapas', description: 'Todo el cielo.', language: 'es-MX' },
    }
    show({ subtitle: 'Maps of the night', localized })
    const textsIn = (language: string) => on.live.forPages.localizedTexts(inApple, language)
    expect((await on.live.forPages.storePage(inApple))?.languages).toEqual(['en-US', 'es-MX'])
    const texts = { title: 'Atlas', shortDescription: 'Mapas', description: 'Todo el cielo.' }
    expect(await textsIn('es-MX')).toEqual(texts)
    on.live.clock.advance(DAY_MS - 60_000)
    expect(await textsIn('es-MX')).toEqual(texts)
    // It is no language of the page.
    expect(await textsIn('fr-FR')).toBeNull()
    const pages = on.stores.apple.calls.filter((call) => call.startsWith('page'))
    expect(pages.filter((call) => call.endsWith('es-MX'))).toHaveLength(1)
    expect(pages.filter((call) => call.endsWith('fr-FR'))).toEqual([])

    show({ subtitle: 'Maps of the night' })
    on.live.clock.advance(2 * DAY_MS)
    expect(await textsIn('es-MX')).toBeNull()
    expect(await on.live.forPages.localizedTexts(inPlay, 'de')).toBeNull()
  })

  test('trailers by device, an app that can be ordered before it is out, and the span of prices on Google Play', async () => {
    show({ isPreorder: true, videos: { phone: ['one', 'two'], mac: ['desk'] }, description: 'All of the sky.' })
    const address = (name: string) => `https://play.itunes.apple.com/${name}.m3u8`
    expect((await on.live.forPages.storePage(inApple))?.trailers).toEqual([
      { device: 'phone', videos: [address('one'), address('two')] },
      { device: 'mac', videos: [address('desk')] },
    ])
    expect(await on.live.forPages.listing(inApple)).toMatchObject({
      isPreorder: true,
      videos: [address('one'), address('two')],
    })
    show({})
    on.live.clock.advance(2 * DAY_MS)
    expect((await on.live.forPages.listing(inApple))?.isPreorder).toBeUndefined()

    on.stores.google.apps = playApps.map((app) =>
      Object.assign({}, app, { purchases: '₹399.00 – ₹19,900.00 per item' }),
    )
    expect((await on.live.forPages.listing(inPlay))?.price).toMatchObject({
      inAppPurchases: null,
      purchaseRange: '₹399.00 – ₹19,900.00 per item',
    })
  })
})
