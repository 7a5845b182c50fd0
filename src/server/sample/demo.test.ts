import { describe, expect, it } from 'vitest'
import { dayOf } from '#contract/protocol/days.ts'
import { asoScore } from '#aso/score/aso-score.ts'
import { demoProjects } from './demo.ts'
import { sampleApps } from './apps.ts'
import { parseDay, timestampOf } from './days.ts'
import { sampleMarket } from './sample-market.ts'

const now = new Date('2026-11-21T12:00:00Z')
const market = sampleMarket(() => now)
const tracked = demoProjects.flatMap(({ app, countries }) => countries.map((locale) => ({ ...app, locale })))

describe('the demo’s apps in each tracked country', () => {
  it.each(tracked)('$trackId in $locale has everything an overview shows', async (ref) => {
    const listing = (await market.listing(ref))!
    expect(listing.images.icons).toHaveLength(1)
    expect(listing.images.banners).toHaveLength(1)
    expect(listing.images.screens.length).toBeGreaterThanOrEqual(3)
    expect(listing.price.inAppPurchases?.length).toBeGreaterThan(1)
    expect(listing.shortDescription).not.toBe('')
    expect((await market.versions(ref))?.length).toBeGreaterThan(10)
    expect((await market.rating(ref))?.ratingCount).toBeGreaterThan(100)
    expect((await market.reviews(ref, 1))?.reviews.length).toBeGreaterThan(20)
  })

  it.each(tracked)(
    'OV-077: $trackId in $locale has an event to come or live, and one that is over, on any day',
    async (ref) => {
      const { store, trackId } = ref
      const countries = [ref.locale.slice(-2)]
      for (let day = parseDay('2026-06-01'); day < parseDay('2028-06-01'); day++) {
        const [from, to] = [dayOf(timestampOf(day - 90)), dayOf(timestampOf(day + 60))]
        const events = (await market.events({ store, trackIds: [trackId], countries, from, to })) ?? []
        const over = events.filter((event) => event.to < timestampOf(day, 12))
        expect(over.length).toBeGreaterThan(0)
        expect(events.length).toBeGreaterThan(over.length)
      }
    },
  )

  it.each(tracked)('$trackId in $locale is charted and found', async (ref) => {
    const span = { ref, from: '2026-10-22' as const, to: '2026-11-21' as const }
    const series = await market.categoryRankings({ ...span, group: 'FREE' })
    expect(series?.[0]?.points.every(({ rank }) => rank !== null)).toBe(true)
    expect((await market.categoryRankings({ ...span, group: 'GROSSING' }))?.[0]?.points[0]?.rank).not.toBeNull()
    const ranked = await market.countRankedKeywords(ref, '2026-11-21', 200)
    expect(ranked?.keywordsCount).toBeGreaterThan(50)
    expect(ranked?.keywordsCount).toBeLessThan(1000)
    const top = await market.countRankedKeywords(ref, '2026-11-21', 30)
    expect(top?.keywordsCount).toBeLessThanOrEqual(ranked?.keywordsCount ?? 0)
  })

  it('has ASO scores from poor to good in its market', async () => {
    const scores = await Promise.all(
      (await sampleApps()).map(async ({ ref, locales }) => {
        const at = { ...ref, locale: locales[0] ?? 'en-US' }
        const listing = await market.listing(at)
        return listing ? (asoScore(listing, { rating: await market.rating(at), now }).score ?? 0) : 0
      }),
    )
    const between = (low: number, high: number) => scores.filter((score) => score >= low && score < high).length
    expect(between(0.3, 0.5)).toBeGreaterThan(15)
    expect(between(0.6, 0.7)).toBeGreaterThan(100)
    expect(between(0.8, 1)).toBeGreaterThan(50)
  })
})

it('KEY-003: the keywords that the demo tracks are searched for, and its app ranks for nearly all of them', async () => {
  const [main] = demoProjects
  if (!main) throw new Error('There is a demo')
  const { app, countries, keywords } = main
  expect(keywords).toHaveLength(20)
  const metrics = await market.keywordMetrics({ ...app, locale: countries[0]! }, '2026-11-21', keywords)
  expect(metrics?.filter(({ rank }) => rank !== null).length).toBeGreaterThan(15)
  expect(metrics?.filter(({ appsCount }) => appsCount === 0)).toEqual([])
})
