import { daysBefore, daysBetween } from '#contract/protocol/days.ts'
import { HISTORY_DAYS } from '#contract/protocol/limits.ts'
import { getListingChanges, getRatingHistory } from '#contract/overview/history.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { provenanceOf } from '#server/markets/provenance.ts'
import { newRatings } from './new-ratings.ts'
import { requireSpan } from './span.ts'

export const listingChanges = serve(getListingChanges, async ({ query, caller, services }) => {
  const source = marketOf(caller, services)
  await requireListing(source, query)
  const past = await source.listingPast(query, daysBefore(services.clock(), HISTORY_DAYS))
  return { changes: past?.changes ?? null, provenance: past && provenanceOf(source.id, past.asOf) }
})

/** Twice the days are looked at: what is new in them is told beside what was new before. */
export const ratingHistory = serve(getRatingHistory, async ({ query, caller, services }) => {
  const { startDate: from, endDate: to, ...ref } = query
  requireSpan(from, to)
  const source = marketOf(caller, services)
  await requireListing(source, ref)
  const length = daysBetween(from, to)
  const past = await source.ratingPast(ref, daysBefore(Date.parse(from), length), to)
  const days = past?.days.filter(({ date }) => date >= from)
  return {
    points: days?.map(({ date, avgRating, ratingCount }) => ({ date, avgRating, ratingCount })) ?? null,
    distribution: days?.at(-1)?.byStars ?? null,
    gained: past && newRatings(past.days, length),
    provenance: past && provenanceOf(source.id, past.asOf),
  }
})
