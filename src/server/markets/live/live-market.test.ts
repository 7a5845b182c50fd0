import { describe, expect, test } from 'vitest'
import { DAY_MS, daysBefore } from '#contract/protocol/days.ts'
import { recordListing } from '#server/history/listings.ts'
import { recordRating } from '#server/history/ratings.ts'
import { recordChart } from '#server/history/record-chart.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { starAtlas as appleAtlas } from '#tests/support/stores/apple-apps.ts'
import { openLiveForEach } from '#tests/support/stores/live-stores.ts'
import { starAtlas as playAtlas } from '#tests/support/stores/play-apps.ts'
import type { StoreFault } from '#tests/support/faults/store-faults.ts'
import { StoreUnavailable } from './gateway/store-failure.ts'

const inApple = { store: 'APP_STORE' as const, trackId: String(appleAtlas.trackId), locale: 'en-US' }
const inPlay = { store: 'GOOGLE_PLAY' as const, trackId: playAtlas.appId, locale: 'en-US' }
const namesOf = (apps: readonly { store: string; title: string }[] = []) =>
  apps.map(({ store, title }) => `${store} ${title}`)

describeOnEachDatabase('the live market', (open) => {
  const on = openLiveForEach(open)
  const ago = (days: number) => daysBefore(on.live.clock.now(), days)

  test('jobs that want many listings and ratings of the App Store at once get those of a country in one call', async () => {
    const refs = on.stores.apple.apps
      .slice(0, 5)
      .map(({ trackId }) => Object.assign({}, inApple, { trackId: String(trackId) }))
    const before = on.stores.apple.calls.length
    const german = { ...inApple, locale: 'de-DE' }
    const [listings, , elsewhere] = await Promise.all([
      Promise.all(refs.map((ref) => on.live.forJobs.listing(ref))),
      Promise.all(refs.map((ref) => on.live.forJobs.rating(ref))),
      on.live.forJobs.listing(german),
    ])
    expect(listings.map((listing) => listing?.trackId)).toEqual(refs.map(({ trackId }) => trackId))
    expect(elsewhere).toMatchObject(german)
    const lookups = on.stores.apple.calls.slice(before).filter((call) => call.startsWith('lookup'))
    expect(lookups.toSorted()).toEqual([
      `lookup ${inApple.trackId} DE`,
      `lookup ${refs.map(({ trackId }) => trackId).join(',')} US`,
    ])
  })

  test('KEY-012: of the leaders of a search the App Store tells how many rated them, also that nobody did; Google Play does not', async () => {
    const first = async (store: 'APP_STORE' | 'GOOGLE_PLAY', keyword: string, locale: string) =>
      (await on.live.forJobs.keywordResults({ keyword, locale, store, day: ago(0) }))?.leaders?.[0]
    expect(await first('APP_STORE', '星図', 'ja-JP')).toMatchObject({ rating: { ratingCount: 0 } })
    expect(await first('APP_STORE', 'star atlas', 'en-US')).toMatchObject({ rating: { ratingCount: 1200 } })
    expect(await first('GOOGLE_PLAY', 'star atlas', 'en-US')).toMatchObject({ rating: null })
  })

  test('a search asks both stores and takes one of each in turn; one that is down does not take the other away', async () => {
    const search = () => on.live.forPages.search({ text: 'night', locale: 'en-US', store: undefined, limit: 3 })
    const both = [
      'APP_STORE Star Atlas: Night Sky',
      'GOOGLE_PLAY Star Atlas: Night Sky',
      'GOOGLE_PLAY Pebbles: Night Puzzle',
    ]
    on.stores.apple.faults.break({ status: 503 })
    expect(namesOf(await search())).toEqual(both.slice(1))
    on.stores.mend()
    on.live.clock.advance(DAY_MS)
    expect(namesOf(await search())).toEqual(both)
    on.stores.google.faults.break({ status: 403 })
    on.live.clock.advance(DAY_MS)
    expect(namesOf(await search())).toEqual(both)
    on.stores.breakBoth({ status: 403 })
    const unknown = { text: 'never asked before', locale: 'en-US', store: undefined, limit: 3 }
    await expect(on.live.forPages.search(unknown)).rejects.toThrow(StoreUnavailable)
  })

  test('where an app is listed is told by what was read, else by the large storefronts', async () => {
    const { forPages } = on.live
    expect(await forPages.localesOf(inPlay)).toEqual(['en-US'])
    await forPages.listing({ ...inPlay, locale: 'de-DE' })
    expect((await forPages.localesOf(inPlay)).toSorted()).toEqual(['de-DE', 'en-US'])
    const calls = on.stores.google.calls.length
    await forPages.localesOf(inPlay)
    expect(on.stores.google.calls.length).toBe(calls)
  })

  test.each([
    ['the App Store', inApple],
    ['Google Play', inPlay],
  ])('what the jobs kept tells the past of an app of %s', async (_store, ref) => {
    const { forPages } = on.live
    const listing = (await forPages.listing(ref))!
    const rating = (await forPages.rating(ref))!
    expect(rating.delta).toBeNull()
    expect(await forPages.performance(ref)).toBeNull()

    const earlier = {
      ...listing,
      title: 'Night Sky',
      version: '2.3.0',
      releaseNotes: 'Meteors',
      lastReleaseDate: '2026-01-01T00:00:00.000Z',
    }
    await recordListing(on.db, 'live', { listing: earlier, day: ago(40) })
    await recordListing(on.db, 'live', { listing: { ...earlier, title: 'Night Sky Atlas' }, day: ago(35) })
    await recordListing(on.db, 'live', { listing, day: ago(1) })
    const versions = await forPages.versions(ref)
    expect(versions?.map(({ version, texts }) => [version, texts?.title])).toEqual([
      ['2.4.0', listing.title],
      ['2.3.0', 'Night Sky Atlas'],
    ])
    expect(versions?.[0]?.releaseNotes).not.toBeNull()
    expect(versions?.[1]).toMatchObject({ releasedAt: earlier.lastReleaseDate, releaseNotes: 'Meteors' })

    const { avgRating, ratingCount } = rating
    await recordRating(on.db, 'live', {
      ref,
      rating: {
        day: ago(31),
        avgRating: avgRating - 0.5,
        ratingCount: ratingCount - 300,
        byStars: null,
      },
    })
    await recordRating(on.db, 'live', { ref, rating: { day: ago(0), avgRating, ratingCount, byStars: null } })
    expect((await forPages.rating(ref))?.delta).toBe(0.5)

    const [category] = listing.categories
    const app = { store: ref.store, trackId: ref.trackId, title: 'x', developerName: null, iconUrl: null }
    const chart = { store: ref.store, locale: 'en-US', category: category?.name ?? null, group: 'FREE' as const }
    await recordChart(on.db, 'live', { ...chart, day: ago(1), apps: [{ ...app, category: null, price: null }] })
    const span = { from: ago(10), to: ago(0) }
    const series = await forPages.categoryRankings({ ref, group: 'FREE', ...span })
    expect(series?.[0]).toMatchObject({ category: category?.name, points: [{ date: ago(1), rank: 1 }] })

    const performance = await forPages.performance(ref)
    expect(performance).toMatchObject({
      downloadsLast30Days: expect.any(Number),
      downloadsLast30DaysDelta: null,
      provenance: {
        downloads: {
          kind: 'estimated',
          method: 'downloads',
          inputs: expect.arrayContaining([
            { name: 'ratingsGained', value: 300 },
            { name: 'chartPosition', value: `US ${category?.name} FREE 1` },
          ]),
        },
      },
    })

    const byCountry = await forPages.storefrontPerformance(ref)
    expect(byCountry).toMatchObject({
      storefronts: [{ country: 'US', downloadsLast30Days: expect.any(Number), revenueLast30Days: null, days: null }],
      revenueCurrency: null,
      provenance: { downloads: { kind: 'estimated' }, revenue: null },
    })
  })

  test('a job reads what counts for the day on that day, and takes no answer from before', async () => {
    const { forJobs, forPages, clock } = on.live
    const chart = { store: 'GOOGLE_PLAY' as const, locale: 'en-US', category: null, group: 'FREE' as const }
    await forPages.listing(inPlay)
    await forPages.chart({ ...chart, day: ago(0) })
    const calls = on.stores.google.calls.length
    clock.advance(DAY_MS)
    expect((await forJobs.listing(inPlay))?.retrievedAt.slice(0, 10)).toBe(ago(0))
    expect((await forJobs.chart({ ...chart, day: ago(0) }))?.day).toBe(ago(0))
    expect(on.stores.google.calls.length).toBe(calls + 2)
    clock.advance(DAY_MS)
    on.stores.breakBoth({ status: 500 })
    expect((await forPages.listing(inPlay))?.stale).toBe(true)
    expect((await forPages.chart({ ...chart, day: ago(0) }))?.day).toBe(ago(1))
    await expect(forJobs.listing(inPlay)).rejects.toThrow(StoreUnavailable)
    await expect(forJobs.chart({ ...chart, day: ago(0) })).rejects.toThrow(StoreUnavailable)
  })

  const faults: [string, StoreFault][] = [
    ['403', { status: 403 }],
    ['429', { status: 429, retryAfter: '40' }],
    ['500', { status: 500 }],
    ['a broken connection', 'reset'],
    ['half an answer', 'truncated'],
    ['a captcha', 'captcha'],
    ['another host', 'elsewhere'],
  ]
  describe.each(faults)('when a store answers with %s', (_name, fault) => {
    test.each([
      ['the App Store', inApple],
      ['Google Play', inPlay],
    ])('pages of %s get the last good answers with their age', async (_store, ref) => {
      const { forPages: source, clock } = on.live
      const { store, locale } = ref
      const day = () => ago(0)
      const ask = async () => ({
        listing: await source.listing(ref),
        rating: await source.rating(ref),
        versions: await source.versions(ref),
        search: await source.search({ text: 'night sky', locale, store, limit: 5 }),
        results: (await source.keywordResults({ keyword: 'night sky', locale, store, day: day() }))?.apps,
        chart: (await source.chart({ store, locale, category: null, group: 'FREE', day: day() }))?.apps,
        reviews: await source.reviews(ref, 1),
      })
      on.stores.breakBoth(fault)
      const refusal = await source.listing(ref).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(StoreUnavailable)

      on.stores.mend()
      clock.advance(2 * DAY_MS)
      const good = await ask()
      expect(good).toMatchObject({ listing: { stale: false }, rating: { provenance: { stale: false } } })

      clock.advance(2 * DAY_MS)
      on.stores.breakBoth(fault)
      const later = await ask()
      expect(later.listing).toEqual({ ...good.listing, stale: true })
      expect(later.rating?.provenance).toEqual({ ...good.rating?.provenance, stale: true })
      expect({ ...later, listing: 0, rating: 0 }).toEqual({ ...good, listing: 0, rating: 0 })
    })
  })
})
