import { asoScore as scoreOf } from '#aso/score/aso-score.ts'
import { getAsoScore } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import { estimated } from '#server/markets/provenance.ts'

export const asoScore = serve(getAsoScore, async ({ params, query, caller, db, services }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  const source = marketOf(caller, services)
  const ref = { trackId: project.track_id, store: project.store, locale: query.locale }
  const listing = await requireListing(source, ref)
  const rating = await source.rating(ref)
  const inputs: Provenance['inputs'] = [
    { name: 'listing', value: listing.version },
    { name: 'averageRating', value: rating?.avgRating ?? null },
    { name: 'ratingCount', value: rating?.ratingCount ?? null },
  ]
  return {
    ...scoreOf(listing, { rating, now: services.clock() }),
    provenance: estimated(listing.retrievedAt, 'aso-score', inputs, listing.stale),
  }
})
