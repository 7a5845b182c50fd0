import { daysBefore } from '#contract/days.ts'
import { HISTORY_DAYS } from '#contract/limits.ts'
import { getListingChanges, getRatingHistory } from '#contract/overview-history.ts'
import { serve } from '../http/serve.ts'
import { marketOf, requireListing } from '../market/market-of-caller.ts'
import { toldBy } from '../stores/provenance.ts'
import { requireSpan } from './span.ts'

export const listingChanges = serve(getListingChanges, async ({ query, caller, services }) => {
  const source = marketOf(caller, services)
  await requireListing(source, query)
  const past = await source.listingPast(query, daysBefore(services.clock(), HISTORY_DAYS))
  return { changes: past?.changes ?? null, provenance: past && toldBy(source.id, past.asOf) }
})

export const ratingHistory = serve(getRatingHistory, async ({ query, caller, services }) => {
  const { startDate: from, endDate: to, ...ref } = query
  requireSpan(from, to)
  const source = marketOf(caller, services)
  await requireListing(source, ref)
  const past = await source.ratingPast(ref, from, to)
  return {
    points: past?.points ?? null,
    distribution: past?.distribution ?? null,
    provenance: past && toldBy(source.id, past.asOf),
  }
})
