import type { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import type { EndpointAnswer } from '#contract/protocol/endpoint.ts'
import type { ListingRef } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { Listing, MarketSource } from '#server/markets/market.ts'

/** For which listing a source is asked, by whom, and when. */
export interface Asked {
  ref: ListingRef
  listing: Listing
  /** What was searched for; null: nothing. */
  seed: string | null
  market: MarketSource
  /** UTC day, ISO. */
  day: UtcDay
  caller: Caller
  services: Services
}

export type Suggestions = EndpointAnswer<typeof getKeywordSuggestions>

/** Suggests keywords with their metrics, best first. @throws MarketUnavailable when the store is down */
export type SuggestKeywords = (asked: Asked) => Promise<Suggestions>

/** None, and why. */
export const noKeywords = (reason: NonNullable<Suggestions['reason']>): Suggestions => ({
  keywords: null,
  reason,
  provenance: null,
})

/** The market can't be asked for such keywords. */
export const notInMarket = noKeywords('NOT_IN_MARKET')

/** Nothing was asked for, or nothing is found. */
export const nothing: Suggestions = { keywords: [], provenance: null }
