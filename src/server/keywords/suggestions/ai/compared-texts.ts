import type { Compared } from '#aso/trackable-phrases.ts'
import type { AppSummary, Locale } from '#contract/store.ts'
import type { Listing, MarketSource } from '#server/markets/market.ts'
import { MarketUnavailable } from '#server/markets/market-unavailable.ts'
import type { Asked } from '../suggestion-source.ts'

/** Apps that are read of each chart, and of how many of the others the reviews: each may be a call to the store. */
const APPS = 8
const REVIEWED = 3

/** What is compared: an entry for each listing and each review. */
export interface ComparedTexts {
  /** Of the leaders of the app's category, and the app's own reviews. */
  texts: string[]
  /** Of leaders of other categories, and their reviews: as reviews are worded otherwise than listings, both sides hold some. */
  others: string[]
  /** All whose listings were read, and the app itself: their names, and what they want to be found for. */
  apps: Compared[]
}

/** What the store does not answer in time is left out. null: the market has no charts. @throws MarketUnavailable */
export async function comparedTexts({ ref, listing, market, day }: Asked): Promise<ComparedTexts | null> {
  const { store, locale } = ref
  const category = listing.categories[0]?.name
  if (category === undefined) return null
  const chartOf = (wanted: string | null) => market.chart({ store, locale, category: wanted, group: 'FREE', day })
  const [ofCategory, ofAll] = await Promise.all([chartOf(category), chartOf(null)])
  if (!ofCategory || !ofAll) return null

  const others = (apps: AppSummary[]) => apps.filter(({ trackId }) => trackId !== ref.trackId)
  const inCategory = new Set(ofCategory.apps.map(({ trackId }) => trackId))
  const elsewhere = others(ofAll.apps).filter(({ trackId }) => !inCategory.has(trackId))
  const listingsOf = (apps: AppSummary[]) =>
    market.listings(apps.slice(0, APPS).map((app) => ({ store, trackId: app.trackId, locale })))
  const [leaders, rest, own, restReviews] = await Promise.all([
    listingsOf(others(ofCategory.apps)),
    listingsOf(elsewhere),
    reviewsOf(market, [ref], locale),
    reviewsOf(market, elsewhere.slice(0, REVIEWED), locale),
  ])
  const foreign = rest.filter(({ categories }) => !categories.some(({ name }) => name === category))
  return {
    texts: [...leaders.map(textOf), ...own],
    others: [...foreign.map(textOf), ...restReviews],
    apps: [listing, ...leaders].map(({ title, shortDescription, developerName }) => ({
      title,
      subtitle: shortDescription,
      developerName,
    })),
  }
}

const textOf = ({ title, shortDescription, description }: Listing) =>
  [title, shortDescription, description].filter(Boolean).join('\n')

type Listed = Pick<AppSummary, 'store' | 'trackId'>

async function reviewsOf(market: MarketSource, apps: readonly Listed[], locale: Locale): Promise<string[]> {
  const pages = await Promise.all(
    apps.map(({ store, trackId }) => ifAnswered(market.reviews({ store, trackId, locale }, 1))),
  )
  return pages.flatMap((page) => page?.reviews ?? []).map(({ title, body }) => (title ? `${title}\n${body}` : body))
}

async function ifAnswered<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof MarketUnavailable) return null
    throw error
  }
}
