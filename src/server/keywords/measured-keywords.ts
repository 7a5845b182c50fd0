import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { ListingRef } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { Listing, MarketSource } from '#server/markets/market.ts'
import { provenanceOf } from '#server/markets/provenance.ts'
import { withOfficialVolumes } from './official-volumes.ts'
import { onlyRanked, trackedRanks } from './tracked-ranks.ts'

interface Question {
  ref: ListingRef
  listing: Pick<Listing, 'retrievedAt'>
  market: MarketSource
  /** UTC day, ISO. */
  day: UtcDay
  caller: Caller
  services: Pick<Services, 'db' | 'clock'>
}

/**
 * What the market says of keywords, in their order; where only some were searched for, what is kept of those that are tracked goes
 * before; with Apple's volumes.
 */
export async function measuredKeywords(
  { ref, listing, market, day, caller, services }: Question,
  keywords: readonly string[],
): Promise<{ keywords: KeywordMetrics[]; provenance: Provenance }> {
  const now = services.clock()
  const official = (metrics: readonly KeywordMetrics[]) =>
    withOfficialVolumes({ db: services.db, caller, ref, now }, metrics)
  const metrics = await market.keywordMetrics(ref, day, keywords)
  if (metrics && market.pastDays > 0)
    return { keywords: await official(metrics), provenance: provenanceOf(market.id, `${day}T00:00:00.000Z`) }
  const kept = await trackedRanks(services.db, caller, ref, now)
  const ranks = new Map((kept?.keywords ?? []).map((one) => [one.keyword, one]))
  return {
    keywords: await official(
      keywords.map((keyword, place) => ranks.get(keyword) ?? metrics?.[place] ?? onlyRanked(keyword)),
    ),
    provenance: provenanceOf(market.id, listing.retrievedAt),
  }
}
