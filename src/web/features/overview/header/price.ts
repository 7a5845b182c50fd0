import type { AppDetails } from '#contract/overview/overview.ts'

/** What an app costs, as it can be said: free, a price as the store writes it, or null where that is not known. */
export type Cost = { kind: 'free' } | { kind: 'price'; text: string } | null

/** OP-57. A price the market does not know is left unsaid: null is not zero. */
export function costOf({ exactPrice, displayPrice }: Pick<AppDetails['price'], 'exactPrice' | 'displayPrice'>): Cost {
  if (exactPrice === 0) return { kind: 'free' }
  if (displayPrice) return { kind: 'price', text: displayPrice }
  return null
}
