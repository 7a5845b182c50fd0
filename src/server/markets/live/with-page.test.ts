import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, daysBefore, dayOf } from '#contract/protocol/days.ts'
import { recordListing } from '#server/history/listings.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { appleApps, starAtlas } from '#tests/support/stores/apple-apps.ts'
import type { FakeProductPage } from '#tests/support/stores/fake-product-page.ts'
import { openLiveForEach } from '#tests/support/stores/live-stores.ts'

const ref = { store: 'APP_STORE' as const, trackId: String(starAtlas.trackId), locale: 'en-US' }
const versions = [
  { version: '2.4.0', releasedAt: '2026-02-01T08:00:00.000Z', notes: 'Faster start.' },
  { version: '2.3.0', releasedAt: '2026-01-01T08:00:00.000Z', notes: 'Meteors.' },
  { version: '1.0', releasedAt: '2024-01-01T08:00:00.000Z' },
]

describeOnDatabase('what product pages add to the live market', (open) => {
  const on = openLiveForEach(open)
  beforeEach(async () => {
    await on.db.deleteFrom('listing_snapshot').execute()
    show({
      subtitle: 'Maps of the night',
      versions,
      purchases: [['Atlas Pro', '$9.99']],
      ratingCounts: [900, 200, 60, 30, 10],
      screenshots: ['page1', 'page2'],
    })
  })

  function show(page: FakeProductPage | undefined) {
    const [, ...others] = appleApps
    const { US, ...elsewhere } = starAtlas.listings
    const listing = US && { US: { ...US, ...(page && { page }) } }
    on.stores.apple.apps = [{ ...starAtlas, listings: { ...elsewhere, ...listing } }, ...others]
  }
  const shownScreens = async () => (await on.live.forPages.listing(ref))?.images.screens.join() ?? ''

  test('OV-053: a listing has subtitle, purchases with prices, and screenshots', async () => {
    expect(await on.live.forPages.listing(ref)).toMatchObject({
      title: 'Star Atlas: Night Sky',
      shortDescription: 'Maps of the night',
      price: { inAppPurchases: [{ name: 'Atlas Pro', price: '$9.99', recurringPeriodLabel: null }] },
    })
    expect(await shownScreens()).toMatch(/page1.*page2/)
    expect(on.stores.apple.calls.filter((call) => call.startsWith('page'))).toHaveLength(1)
  })

  test('an app without a subtitle has an empty one; where the page is not understood it is not known', async () => {
    show({ category: 'Reference', versions })
    expect((await on.live.forPages.listing(ref))?.shortDescription).toBe('')
    await on.db.deleteFrom('store_answer').execute()
    show({
      subtitle: 'Maps',
      versions,
      shelves: { information: null, product_media_phone_: null, mostRecentVersion: 5 },
    })
    const listing = await on.live.forPages.listing(ref)
    expect(listing).toMatchObject({ title: 'Star Atlas: Night Sky', shortDescription: null })
    expect(await shownScreens()).toContain('screen1')
  })

  test('versions reach back to before the jobs began, with their notes', async () => {
    const told = await on.live.forPages.versions(ref)
    expect(told?.map(({ version, releaseNotes, texts }) => [version, releaseNotes, texts?.shortDescription])).toEqual([
      ['2.4.0', 'Faster start.', 'Maps of the night'],
      ['2.3.0', 'Meteors.', undefined],
      ['1.0', null, undefined],
    ])
  })

  test('ratings are told by stars, also on the first day', async () => {
    const today = dayOf(on.live.clock.now())
    const past = await on.live.forPages.ratingPast(ref, daysBefore(on.live.clock.now(), 30), today)
    expect(past?.days).toEqual([{ date: today, avgRating: 4.6, ratingCount: 1200, byStars: [10, 30, 60, 200, 900] }])
  })

  test('those of Google Play, too: its page tells them with the rest', async () => {
    const today = dayOf(on.live.clock.now())
    const atlas = { store: 'GOOGLE_PLAY' as const, trackId: 'com.fenwick.staratlas', locale: 'en-US' }
    const past = await on.live.forPages.ratingPast(atlas, daysBefore(on.live.clock.now(), 30), today)
    expect(past?.days).toEqual([{ date: today, avgRating: 4.25, ratingCount: 1200, byStars: [30, 20, 50, 400, 700] }])
  })

  test('ratings of a day on which the store does not answer are not made of those of the day before', async () => {
    const first = dayOf(on.live.clock.now())
    const since = daysBefore(on.live.clock.now(), 30)
    const read = await on.live.forPages.ratingPast(ref, since, first)
    on.live.clock.advance(DAY_MS)
    on.stores.breakBoth({ status: 503 })
    const past = await on.live.forPages.ratingPast(ref, since, dayOf(on.live.clock.now()))
    expect(past?.days).toEqual(read?.days)
  })

  test('events of the page are those that run between the days', async () => {
    const now = on.live.clock.now()
    const event = (title: string, kind: string, from: number, to: number) => ({
      id: title,
      title,
      kind,
      startDate: new Date(now.getTime() + from * DAY_MS).toISOString(),
      endDate: new Date(now.getTime() + to * DAY_MS).toISOString(),
    })
    show({ versions, events: [event('Meteors', 'Live Event', -1, 1), event('Eclipse', '?', 40, 41)] })
    const ask = (countries: string[]) =>
      on.live.forPages.events({
        store: 'APP_STORE',
        trackIds: [ref.trackId],
        countries,
        from: daysBefore(now, 10),
        to: daysBefore(now, -10),
      })
    expect(await ask(['US', 'FR'])).toMatchObject([{ title: 'Meteors', type: 'LIVE_EVENT', country: 'US' }])
    expect(await ask(['FR'])).toBeNull()
  })

  test('the first subtitle that is known, other sizes of pictures, and a page test are no changes; a new subtitle is', async () => {
    const day = (days: number) => daysBefore(on.live.clock.now(), days)
    const keep = async (days: number) => {
      await on.db.deleteFrom('store_answer').execute()
      const listing = await on.live.forJobs.listing(ref)
      await recordListing(on.db, 'live', { listing: listing!, day: day(days) })
    }
    show(undefined)
    await keep(9)
    show({ subtitle: 'Maps', versions, screenshots: ['star/screen1', 'star/screen2', 'star/screen3'] })
    await keep(8)
    show({ subtitle: 'Maps', versions, screenshots: ['other'], experiment: { variant: 'b', id: 'test' } })
    await keep(7)
    show({ subtitle: 'Maps of stars', versions, screenshots: ['star/screen1', 'star/screen2', 'star/screen3'] })
    await keep(6)
    const past = await on.live.forPages.listingPast(ref, day(20))
    expect(past?.changes).toEqual([{ part: 'shortDescription', day: day(6), before: 'Maps', after: 'Maps of stars' }])
  })

  test('a job whose page is not to be had keeps the subtitle that it knows', async () => {
    await on.live.forJobs.listing(ref)
    on.live.clock.advance(DAY_MS)
    on.stores.apple.faults.break({ status: 503 }, { on: /^page/ })
    expect((await on.live.forJobs.listing(ref))?.shortDescription).toBe('Maps of the night')
  })
})
