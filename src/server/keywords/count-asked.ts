import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { MarketSource } from '#server/markets/market.ts'

interface Asked {
  market: Pick<MarketSource, 'id'>
  caller: Pick<Caller, 'userId'>
  services: Pick<Services, 'limits'>
}

/**
 * Counts what a user looks up by a term. In the stores it is limited closely: their calls are shared by all organisations.
 * @throws RATE_LIMITED
 */
export const countAsked = ({ market, caller, services }: Asked): Promise<void> =>
  services.limits.count(market.id === 'live' ? 'storeLookups' : 'lookups', caller.userId)
