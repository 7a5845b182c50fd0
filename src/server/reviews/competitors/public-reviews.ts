import { DAY_MS, dayOf, type UtcDay } from '#contract/protocol/days.ts'
import type { AppRef, Locale } from '#contract/store.ts'
import type { MarketSource, Review } from '#server/markets/market.ts'
import { MarketUnavailable } from '#server/markets/market-unavailable.ts'

/** Pages of one country. A real store's calls are counted, and pages that people open share them; what it told is kept. */
const PAGES_MAX = { sample: 10, archive: 10, live: 3 } as const

export interface PublicReviews {
  locale: Locale
  /** Newest first, none from before `completeFrom`. */
  reviews: Review[]
  /** First UTC day of which every review is there. */
  completeFrom: UtcDay
}

type Market = Pick<MarketSource, 'id' | 'reviews'>

/**
 * What everybody sees of an app's reviews in a country, from the newest back to the UTC day `from`, or as far as the market
 * tells and `isEnough` lets it. null: the market has none of the country, or withholds them.
 * @throws MarketUnavailable where not even the newest could be had
 */
export async function publicReviews(
  market: Market,
  app: AppRef & { locale: Locale },
  { from, isEnough }: { from: UtcDay; isEnough: () => boolean },
): Promise<PublicReviews | null> {
  const { store, trackId, locale } = app
  const all: Review[] = []
  let isCut = true
  for (let page = 1; page <= PAGES_MAX[market.id]; page += 1) {
    const answer = await ifAnswered(market.reviews({ store, trackId, locale }, page), { isNeeded: page === 1 })
    // Some that the store shows elsewhere are of no known span of time.
    if ((!answer || answer.isWithheld) && page === 1) return null
    all.push(...(answer?.reviews ?? []))
    const oldest = all.at(-1)
    // A list that ends with the last page it may have has been cut off by the store.
    const isAll = answer?.next === null && page < PAGES_MAX[market.id]
    if (isAll || (oldest && dayOf(oldest.createdAt) < from)) isCut = false
    if (!isCut || !answer || answer.next === null || isEnough()) break
  }
  const oldest = all.at(-1)
  // Of the last day that was reached there may be more.
  const reached = oldest && isCut ? dayOf(Date.parse(oldest.createdAt) + DAY_MS) : from
  const completeFrom = reached > from ? reached : from
  return { locale, reviews: all.filter(({ createdAt }) => dayOf(createdAt) >= completeFrom), completeFrom }
}

async function ifAnswered<T>(answer: Promise<T>, { isNeeded }: { isNeeded: boolean }): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isNeeded || !(error instanceof MarketUnavailable)) throw error
    return null
  }
}
