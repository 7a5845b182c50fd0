import { beforeAll, describe, expect, it } from 'vitest'
import type { Review } from '#server/markets/market.ts'
import { sampleApp, sampleApps } from '../apps.ts'
import { moorlight } from '../apps/moorlight.ts'
import { trailmoss } from '../apps/trailmoss.ts'
import { starsOn, typicalRating } from '../figures/ratings.ts'
import { isWorldLocale, type WorldLocale } from '../locales.ts'
import { isBroken } from '../listings/quality.ts'
import { releaseOn } from '../listings/releases.ts'
import { versionsOf } from '../listings/versions.ts'
import type { SampleApp } from '../sample-app.ts'
import { reviewsOf } from './reviews.ts'
import { starsFor } from './stars.ts'

const now = new Date('2026-11-21T12:00:00Z')

function allOf(app: SampleApp, locale: WorldLocale): Review[] {
  const reviews: Review[] = []
  for (let page: number | null = 1; page !== null;) {
    const answer = reviewsOf(app, locale, page, now)
    reviews.push(...answer.reviews)
    page = answer.next
  }
  return reviews
}

describe('reviews of the sample market', () => {
  let android: SampleApp
  let ios: SampleApp
  beforeAll(async () => {
    android = (await sampleApp(trailmoss.ref))!
    ios = (await sampleApp(moorlight.ref))!
  })

  it('come in pages, newest first, each once, at most 500 and none from the future', () => {
    const reviews = allOf(ios, 'en-US')
    expect(reviews.length).toBeGreaterThan(100)
    expect(reviews.length).toBeLessThanOrEqual(500)
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
    const times = reviews.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)))
    expect(times[0]! <= now.toISOString()).toBe(true)
    expect(reviewsOf(ios, 'en-US', 1, now).reviews).toHaveLength(50)
    expect(reviewsOf(ios, 'en-US', 99, now)).toEqual({ reviews: [], next: null })
  })

  it('have stars whose mean is the rating, as far as few reviews can tell', async () => {
    const differences = (await sampleApps()).slice(0, 200).flatMap((app) =>
      app.locales.filter(isWorldLocale).flatMap((locale) => {
        const reviews = allOf(app, locale)
        const stars = typicalRating(app, locale, 20_778)?.avgRating
        if (reviews.length < 150 || stars === undefined) return []
        return [Math.abs(reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length - stars)]
      }),
    )
    expect(differences.length).toBeGreaterThan(100)
    // Opinions change, and a release that broke something weighs on the latest 500, not on the rating of all time.
    expect(Math.max(...differences)).toBeLessThan(0.6)
    expect(differences.filter((difference) => difference > 0.25).length / differences.length).toBeLessThan(0.25)
  })

  it.each([1.4, 2.5, 3.6, 4.2, 4.8])('spread stars so that the mean is %d', (mean) => {
    const stars = Array.from({ length: 1000 }, (_, i) => starsFor(mean, i / 1000))
    expect(stars.reduce((sum, each) => sum + each, 0) / 1000).toBeCloseTo(mean, 1)
  })

  it('never change as days go by', () => {
    const earlier = reviewsOf(ios, 'de-DE', 1, new Date('2026-10-21T12:00:00Z')).reviews
    const later = new Map(allOf(ios, 'de-DE').map((review) => [review.id, review]))
    expect(earlier.length).toBeGreaterThan(20)
    for (const { reply, ...review } of earlier)
      expect(later.get(review.id)).toMatchObject(reply === null ? review : { ...review, reply })
  })

  it('praise with five stars and complain with one, in the country’s language mostly', () => {
    const german = allOf(ios, 'de-DE')
    const { praise, complaints } = ios.concept.text.de
    const texts = (stars: number) => german.filter(({ rating }) => rating === stars).map(({ body }) => body)
    for (const body of texts(5)) expect(complaints.some((complaint) => body.includes(complaint))).toBe(false)
    for (const body of texts(1)) expect(praise.some((each) => body.includes(each))).toBe(false)
    const share = german.filter(({ language }) => language === 'de').length / german.length
    expect(share).toBeGreaterThan(0.75)
    expect(new Set(allOf(ios, 'ja-JP').map(({ language }) => language))).toContain('ja')
    expect(german.every(({ body }) => body.length > 10 && !body.includes('{'))).toBe(true)
  })

  it('tell of versions: who has one that broke something names it, and gives fewer stars', async () => {
    const told = (await sampleApps()).filter(({ locales }) => locales.includes('en-US')).slice(0, 60)
    const named = told.flatMap((app) =>
      allOf(app, 'en-US').flatMap(({ version, body, rating, createdAt }) => {
        const release = releaseOn(app, Math.floor(Date.parse(createdAt) / 86_400_000))
        return version !== null && body.includes(version) ? [{ rating, isBroken: isBroken(app, release ?? 0) }] : []
      }),
    )
    const [bad, good] = [named.filter((one) => one.isBroken), named.filter((one) => !one.isBroken)]
    expect(bad.length).toBeGreaterThan(50)
    expect(good.length).toBeGreaterThan(50)
    expect(bad.every(({ rating }) => rating <= 3)).toBe(true)
    expect(good.every(({ rating }) => rating >= 4)).toBe(true)
    const app = ios
    const days = Array.from({ length: 400 }, (_, back) => 20_778 - back)
    const stars = (broken: boolean) => {
      const some = days.filter((day) => isBroken(app, releaseOn(app, day) ?? 0) === broken)
      return some.reduce((sum, day) => sum + (starsOn(app, 'en-US', day) ?? 0), 0) / some.length
    }
    expect(stars(true)).toBeLessThan(stars(false) - 0.5)
  })

  it('have a title in the App Store and likes in Google Play, and versions that were out', () => {
    const [apple, play] = [allOf(ios, 'en-US'), allOf(android, 'en-GB')]
    expect(apple.every(({ title, likes }) => title !== null && likes === null)).toBe(true)
    expect(play.every(({ title, likes }) => title === null && likes !== null)).toBe(true)
    const versions = versionsOf(ios, 'en-US', now)
    for (const { version, createdAt } of apple.filter((review) => review.createdAt > '2026-01-01')) {
      const releasedAt = versions.find((each) => each.version === version)?.releasedAt ?? ''
      expect(releasedAt < createdAt).toBe(true)
    }
    const replied = [...apple, ...play].filter(({ reply }) => reply !== null)
    expect(replied.length).toBeGreaterThan(3)
    for (const { reply, createdAt } of replied) expect(reply!.createdAt > createdAt).toBe(true)
  })
})
