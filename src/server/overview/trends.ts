import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { OVERVIEW_DAYS, RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import { getOverviewTrends, type TrendPoint } from '#contract/overview/history.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf, requireListing, requireLocales } from '#server/markets/market-of-caller.ts'
import { countBesides, trackedCounts } from '#server/markets/ranked-keywords/tracked-counts.ts'
import { daysOf } from './app-figures.ts'
import { basisIn } from './figures.ts'

export const trends = serve(getOverviewTrends, async ({ query, caller, db, services }) => {
  const source = marketOf(caller, services)
  await requireListing(source, query)
  const now = services.clock()
  const [from, today] = [daysBefore(now, OVERVIEW_DAYS), daysBefore(now, 0)]
  const locales = await requireLocales(source, query)
  const basis = await basisIn(source, { db, caller, app: query, locales, locale: query.locale })
  const performance = await daysOf(db, basis, await source.dailyPerformance(query), { days: OVERVIEW_DAYS })
  const past = await source.ratingPast(query, from, today)
  return {
    downloads: performance && known(performance.map(({ date, downloads }) => ({ date, value: downloads }))),
    ...(basis.kind === 'own' && { own: { lastDay: basis.told.lastDay } }),
    revenue: performance && known(performance.map(({ date, revenue }) => ({ date, value: revenue }))),
    rankedKeywords: known(await rankedKeywords({ db, caller, source, ref: query, now }, from)),
    averageRating: known((past?.days ?? []).map(({ date, avgRating }) => ({ date, value: avgRating }))),
  }
})

function known(points: readonly TrendPoint[]): TrendPoint[] | null {
  const told = points.filter(({ value }) => value !== null)
  return told.length === 0 ? null : told
}

/** The counts that somebody asked for: one takes too long to make thirty of them for a line. */
async function rankedKeywords(question: Parameters<typeof countBesides>[0], from: UtcDay): Promise<TrendPoint[]> {
  const { db, source, ref } = question
  if (source.pastDays === 0) return trackedCounts(question)
  const counts = await db
    .selectFrom('ranked_keyword_count')
    .select(['day', 'keywords_count', 'delta'])
    .where((row) =>
      row.and({
        market: source.id,
        store: ref.store,
        track_id: ref.trackId,
        locale: ref.locale,
        top: RANKED_POSITIONS,
      }),
    )
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
  const days = new Map<UtcDay, number>()
  for (const { day, keywords_count: count, delta } of counts) {
    if (count === null) continue
    // The change was made of two whole counts, so the earlier one is known as well.
    const before = daysBefore(new Date(`${day}T00:00:00Z`), OVERVIEW_DAYS)
    if (delta !== null && before >= from) days.set(before, count - delta)
    days.set(day, count)
  }
  const points: TrendPoint[] = []
  for (const [date, count] of [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    points.push({ date, value: count + (await countBesides(question, date, RANKED_POSITIONS)) })
  return points
}
