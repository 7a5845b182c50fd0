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

it('KEY-003: the keywords that the demo tracks are searched for, and its app ranks for most of them', async () => {
  const [main] = demoProjects
  if (!main) throw new Error('There is a demo')
  const { app, countries, keywords } = main
  expect(keywords).toHaveLength(20)
  const metrics = await market.keywordMetrics({ ...app, locale: countries[0]! }, '2026-11-21', keywords)
  expect(metrics?.filter(({ rank }) => rank !== null).length).toBeGreaterThan(13)
  expect(metrics?.filter(({ appsCount }) => appsCount === 0)).toEqual([])
})

describe('the demo’s market lives', () => {
  const ref = { ...demoProjects[0]!.app, locale: 'en-US' }
  const keywords = [...demoProjects[0]!.keywords]
  const { store, trackId } = ref

  it('some of the tracked keywords move in 30 days, some come and some go', async () => {
    const todays = ['2026-06-21', '2026-07-21', '2026-08-21', '2026-09-21', '2026-10-21', '2026-11-21'] as const
    const changes = await Promise.all(
      todays.map(async (to) => {
        const from = dayOf(timestampOf(parseDay(to) - 30))
        const asked = { store, locale: 'en-US', trackIds: [trackId], keywords, from, to }
        const ranks = (await market.keywordRanks(asked))?.map((one) => one.ranks.get(trackId) ?? []) ?? []
        return ranks.map((days) => ({ earlier: days[0] ?? 0, now: days.at(-1) ?? 0 }))
      }),
    )
    const all = changes.flat().filter(({ earlier, now }) => earlier > 0 || now > 0)
    const moved = all.filter(({ earlier, now }) => earlier !== now).length / all.length
    expect(moved).toBeGreaterThan(0.25)
    expect(moved).toBeLessThan(0.45)
    expect(all.filter(({ earlier }) => earlier === 0).length).toBeGreaterThan(1)
    expect(all.filter(({ now }) => now === 0).length).toBeGreaterThan(1)
  })

  it('KEY-012, KEY-013: longer searches find fewer apps, and are searched for less', async () => {
    const ladder = ['sleep', 'sleep tracker', 'sleep tracker free', 'sleep tracker free offline']
    const metrics = (await market.keywordMetrics(ref, '2026-11-21', ladder)) ?? []
    const falls = (values: (number | null)[]) => expect(values).toEqual(values.toSorted((a, b) => (b ?? 0) - (a ?? 0)))
    falls(metrics.map(({ appsCount }) => appsCount))
    falls(metrics.map(({ volume }) => volume))
    const ranked = (await market.rankedKeywords(ref, '2026-11-21')) ?? []
    const span = (values: (number | null)[]) => {
      const sorted = values.map((value) => value ?? 0).toSorted((a, b) => a - b)
      return (sorted[Math.floor(0.95 * sorted.length)] ?? 0) - (sorted[Math.floor(0.05 * sorted.length)] ?? 0)
    }
    const tracked = (await market.keywordMetrics(ref, '2026-11-21', keywords)) ?? []
    for (const list of [ranked, tracked]) {
      expect(span(list.map(({ volume }) => volume))).toBeGreaterThanOrEqual(40)
      expect(span(list.map(({ difficulty }) => difficulty))).toBeGreaterThanOrEqual(40)
    }
  })

  it('KEY-009: what stands in its title and subtitle fits it, what others of its category do hardly does', async () => {
    const metrics = await market.keywordMetrics(ref, '2026-11-21', ['wind down', 'sleep', 'fasting', 'chess'])
    const [windDown, sleep, fasting, chess] = (metrics ?? []).map(({ relevancy }) => relevancy ?? 0)
    expect(windDown).toBeGreaterThanOrEqual(60)
    expect(sleep).toBeGreaterThanOrEqual(70)
    expect(fasting).toBeLessThanOrEqual(30)
    expect(chess).toBeLessThanOrEqual(30)
  })

  it('releases tell of something new each time, and mend what the one before broke', async () => {
    const versions = (await market.versions(ref)) ?? []
    const notes = versions.map(({ releaseNotes }) => releaseNotes ?? '')
    expect(new Set(notes).size).toBeGreaterThanOrEqual(15)
    const mending = versions.filter(({ releaseNotes }, at) =>
      releaseNotes?.includes(versions[at + 1]?.version ?? 'none'),
    )
    expect(mending.length).toBeGreaterThan(0)
  })

  it('OV-025: its average rating moves in most of its countries', async () => {
    const moved = await Promise.all(
      ['2026-08-21', '2026-09-21', '2026-10-21', '2026-11-21'].flatMap((day) =>
        demoProjects[0]!.countries.map(
          async (locale) => (await sampleMarket(() => new Date(`${day}T12:00:00Z`)).rating({ ...ref, locale }))?.delta,
        ),
      ),
    )
    expect(moved.filter((delta) => delta !== 0 && delta !== null).length / moved.length).toBeGreaterThan(0.5)
  })
})
