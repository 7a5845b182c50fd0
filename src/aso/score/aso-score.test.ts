import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asoScore, scoreParts, type ScoredListing } from './aso-score.ts'

const now = new Date('2026-03-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const good: ScoredListing = {
  store: 'APP_STORE',
  locale: 'en-US',
  title: 'Lanternfish: Sleep Sound Story',
  shortDescription: 'Bedtime noise, rain and naps',
  description: 'Lanternfish sleep sound story bedtime noise rain naps. '.repeat(60),
  images: { icons: [], banners: [], screens: Array.from({ length: 10 }, (_, i) => `/${i}`) },
  lastReleaseDate: daysAgo(3),
}
const rating = { avgRating: 4.9, ratingCount: 100_000 }
const score = (change: Partial<ScoredListing> = {}, stars: typeof rating | null = rating) =>
  asoScore({ ...good, ...change }, { rating: stars, now })

const anyListing: fc.Arbitrary<ScoredListing> = fc.record({
  store: fc.constantFrom('APP_STORE' as const, 'GOOGLE_PLAY' as const),
  locale: fc.constantFrom('en-US', 'ja-JP', 'de-DE'),
  title: fc.string({ unit: 'grapheme', maxLength: 60 }),
  shortDescription: fc.option(fc.string({ maxLength: 120 })),
  description: fc.option(fc.string({ unit: 'grapheme', maxLength: 300 })),
  images: fc.record({
    icons: fc.constant<string[]>([]),
    banners: fc.constant<string[]>([]),
    screens: fc.array(fc.constant<string>('/x'), { maxLength: 20 }),
  }),
  lastReleaseDate: fc.option(fc.integer({ min: -10, max: 4000 }).map(daysAgo)),
})
const anyRating = fc.option(
  fc.record({ avgRating: fc.double({ min: 0, max: 5, noNaN: true }), ratingCount: fc.nat(1e9) }),
)

describe('ASO score', () => {
  it('gives all points to a listing that uses everything', () => {
    expect(score().score).toBe(1)
    expect(Object.values(scoreParts).reduce<number>((sum, points) => sum + points, 0)).toBe(100)
  })

  it('leaves a part that is not known out of points and maximum', () => {
    const { score: value, components } = score({ shortDescription: null, lastReleaseDate: null }, null)
    expect(components.map(({ id }) => id)).toEqual(['title', 'description', 'creatives'])
    expect(value).toBe(1)
  })

  it('counts a part that is known to be empty as no points', () => {
    const { components, score: value } = score({ shortDescription: '' })
    expect(components).toContainEqual({ id: 'subtitle', points: 0, maxPoints: 15 })
    expect(value).toBeCloseTo(0.85)
  })

  it('says nothing when too little is known', () => {
    expect(score({ shortDescription: null, description: null, lastReleaseDate: null }, null).score).toBeNull()
  })

  it('halves a title’s length points when it is too long for the store', () => {
    const [title] = score({ title: `${good.title} and much more` }).components
    expect(title).toEqual({ id: 'title', points: 17.5, maxPoints: 25 })
  })

  it('is always between 0 and 1, and its parts between 0 and their maximum', () => {
    fc.assert(
      fc.property(anyListing, anyRating, (listing, stars) => {
        const { score: value, components } = asoScore(listing, { rating: stars, now })
        for (const { points, maxPoints } of components) {
          expect(points).toBeGreaterThanOrEqual(0)
          expect(points).toBeLessThanOrEqual(maxPoints)
        }
        if (value === null) return
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('never falls with better ratings, a newer release or one more screenshot', () => {
    fc.assert(
      fc.property(
        anyListing,
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.nat(1e6),
        (listing, avgRating, ratingCount) => {
          const known = { ...listing, description: listing.description ?? '', lastReleaseDate: daysAgo(90) }
          const before = asoScore(known, { rating: { avgRating, ratingCount }, now }).score ?? 0
          const rated = { rating: { avgRating: Math.min(5, avgRating + 0.2), ratingCount: ratingCount + 50 }, now }
          expect(asoScore(known, rated).score).toBeGreaterThanOrEqual(before)
          const released = { ...known, lastReleaseDate: daysAgo(20) }
          expect(asoScore(released, { rating: { avgRating, ratingCount }, now }).score).toBeGreaterThanOrEqual(before)
          if (known.images.screens.length === 0) return
          const shot = { ...known, images: { ...known.images, screens: [...known.images.screens, '/y'] } }
          expect(asoScore(shot, { rating: { avgRating, ratingCount }, now }).score).toBeGreaterThanOrEqual(before)
        },
      ),
    )
  })
})
