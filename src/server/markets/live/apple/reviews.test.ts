import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Services } from '#server/endpoints/services.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { skyCompass, starAtlas } from '#tests/support/stores/apple-apps.ts'
import { openFakeAppStore, type FakeAppStore } from '#tests/support/stores/fake-app-store.ts'
import type { FakeProductPage } from '#tests/support/stores/fake-product-page.ts'

const HOUR_MS = 3_600_000
const now = { urgency: 'page', maxAgeMs: HOUR_MS } as const
const compass = { store: 'APP_STORE', trackId: String(skyCompass.trackId), locale: 'en-US' } as const
const shown = {
  id: '11000000001',
  title: 'Points north',
  contents: 'Every time.',
  rating: 5,
  date: '2026-02-20T10:00:00Z',
  response: 'Thank you.',
}
const rated: FakeProductPage = { ratingCounts: [9, 1, 0, 0, 0], reviews: [shown] }

describeOnDatabase('reviews of the App Store', (open) => {
  let db: Services['db']
  let at: FakeAppStore
  beforeAll(async () => {
    db = (await open()).services.db
  })
  beforeEach(async () => {
    at = await openFakeAppStore(db)
  })
  afterEach(() => at.close())
  /** What the app's own page says. */
  function onPage(page: FakeProductPage | undefined) {
    at.store.apps = at.store.apps.map((app) => {
      const listing = app.listings['US']
      if (app.trackId !== skyCompass.trackId || !listing) return app
      const { page: _, ...rest } = listing
      return { ...app, listings: { ...app.listings, US: page ? { ...rest, page } : rest } }
    })
  }
  const askedPages = () => at.store.calls.filter((call) => call.startsWith('page'))

  test('a feed that is empty where the page counts ratings is withheld: the page has some, with the answers', async () => {
    onPage(rated)
    const { value } = await at.apple.reviews(compass, 1, now)
    expect(value).toEqual({
      isWithheld: true,
      next: null,
      reviews: [
        {
          id: shown.id,
          rating: 5,
          title: shown.title,
          body: shown.contents,
          author: null,
          version: null,
          createdAt: '2026-02-20T10:00:00.000Z',
          locale: 'en-US',
          language: null,
          likes: null,
          reply: { body: 'Thank you.', createdAt: '2026-02-20T10:00:00.000Z' },
        },
      ],
    })
    await at.apple.page(compass, { ...now, maxAgeMs: 24 * HOUR_MS })
    // The page that is read for everything else.
    expect(askedPages()).toHaveLength(1)
  })

  test.each<[string, FakeProductPage | undefined, () => void]>([
    ['counts none', {}, () => {}],
    ['is not there', undefined, () => {}],
    ['refuses', rated, () => at.store.faults.break({ status: 403 }, { on: /^page/ })],
    ['is cut in the middle', rated, () => at.store.faults.break('truncated', { on: /^page/ })],
    ['is switched off', rated, () => (at.off = new Set(['productPages'] as const))],
  ])('where the page %s, nothing is known', async (_, page, happen) => {
    onPage(page)
    happen()
    expect((await at.apple.reviews(compass, 1, now)).value).toBeNull()
  })

  test('a feed with one review, which is an object there, is not withheld, and nobody asks for the page', async () => {
    onPage(rated)
    const review = starAtlas.listings['US']?.reviews[0]
    const listing = at.store.apps.find(({ trackId }) => trackId === skyCompass.trackId)?.listings['US']
    if (review && listing) listing.reviews = [review]
    expect((await at.apple.reviews(compass, 1, now)).value).toMatchObject({ reviews: [{ id: review?.id }], next: null })
    expect((await at.apple.reviews(compass, 1, now)).value).not.toHaveProperty('isWithheld')
    expect(askedPages()).toEqual([])
  })
})
