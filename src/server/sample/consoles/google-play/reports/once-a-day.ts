import { dayOf } from '#contract/protocol/days.ts'
import type { MarketSource } from '#server/markets/market.ts'
import type { ConsoleParts } from '../../console.ts'

/** Apps whose figures are kept. */
const KEPT_MAX = 16

/** What takes long to work out of the market is worked out once a day and app, for all files that tell of it. */
export function onceADay<T>(workOut: (parts: ConsoleParts, packageName: string) => Promise<T>) {
  const kept = new WeakMap<MarketSource, Map<string, Promise<T>>>()
  return (parts: ConsoleParts, packageName: string): Promise<T> => {
    const ofMarket = kept.get(parts.market) ?? new Map<string, Promise<T>>()
    kept.set(parts.market, ofMarket)
    const key = `${dayOf(parts.clock().toISOString())}/${packageName}`
    const known = ofMarket.get(key)
    if (known) return known
    const [oldest] = ofMarket.keys()
    if (oldest !== undefined && ofMarket.size >= KEPT_MAX) ofMarket.delete(oldest)
    const found = workOut(parts, packageName)
    ofMarket.set(key, found)
    found.catch(() => ofMarket.delete(key))
    return found
  }
}
