import { getCategoryRankings, getEvents, type CategoryRankingSeries } from '#contract/overview/sections.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { provenanceOf } from '#server/markets/provenance.ts'
import { requireSpan } from './span.ts'

/** The newest day of any series; null: nothing was read. */
function lastReading(series: readonly CategoryRankingSeries[]): string | null {
  const days = series.flatMap(({ points }) => points.at(-1)?.date ?? []).toSorted()
  const last = days.at(-1)
  return last === undefined ? null : `${last}T00:00:00.000Z`
}

/** Positions in the charts of the app's categories, day by day. */
export const categoryRankings = serve(getCategoryRankings, async ({ query, caller, services }) => {
  const { categoryGroup: group, startDate: from, endDate: to, ...ref } = query
  requireSpan(from, to)
  const source = marketOf(caller, services)
  await requireListing(source, ref)
  const series = await source.categoryRankings({ ref, group, from, to })
  // A market that knows its past needs no reading to say that an app is in no chart.
  const asOf = series && (lastReading(series) ?? (source.pastDays > 0 ? services.clock().toISOString() : null))
  return { series, provenance: asOf === null ? null : provenanceOf(source.id, asOf) }
})

/** In-app events and promotional content that run in the span. */
export const events = serve(getEvents, async ({ query, caller, services }) => {
  requireSpan(query.from, query.to)
  const source = marketOf(caller, services)
  const found = await source.events(query)
  return { events: found, provenance: found && provenanceOf(source.id, services.clock().toISOString()) }
})
