import { countryCodeOf } from '#contract/store.ts'
import type { MarketSource, Review } from '#server/markets/market.ts'
import { localeOfCountry } from '../../locales.ts'

/** An app's reviews of one country until `enough` says so, newest first. */
async function reviewsIn(
  market: MarketSource,
  trackId: string,
  locale: string,
  enough: (reviews: readonly Review[]) => boolean,
): Promise<Review[]> {
  const all: Review[] = []
  let next: number | null = 1
  while (next !== null && !enough(all)) {
    const page = await market.reviews({ store: 'APP_STORE', trackId, locale }, next)
    all.push(...(page?.reviews ?? []))
    next = page?.next ?? null
  }
  return all
}

/** The first `wanted` reviews of an app in all countries or one, newest first. */
export async function newestReviews(
  market: MarketSource,
  trackId: string,
  { wanted, country }: { wanted: number; country: string | null },
): Promise<Review[]> {
  const locales = await market.localesOf({ store: 'APP_STORE', trackId })
  const asked = locales.filter((locale) => country === null || countryCodeOf(locale) === country)
  const lists = await Promise.all(
    asked.map((locale) => reviewsIn(market, trackId, locale, ({ length }) => length >= wanted)),
  )
  return lists.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))
}

/** The versions that an app's reviews name, newest review first; `id` names app and version. */
export async function reviewedVersions(market: MarketSource, trackId: string) {
  const reviews = await newestReviews(market, trackId, { wanted: Infinity, country: null })
  const newest = new Map<string, string>()
  for (const { version, createdAt } of reviews)
    if (version !== null && !newest.has(version)) newest.set(version, createdAt)
  return Array.from(newest, ([versionString, createdDate]) => ({
    type: 'appStoreVersions',
    id: `${trackId}.v${versionString}`,
    attributes: { platform: 'IOS', versionString, createdDate, appVersionState: 'REPLACED_WITH_NEW_VERSION' },
  }))
}

/** The app that a review of the sample market is of, by the review's id; null: it is no such id. */
export const appOfReview = (reviewId: string): string | null => /^(.+)-[A-Z]{2}-\d+-\d+$/.exec(reviewId)?.[1] ?? null

/** null: there is no such review. */
export async function reviewBy(market: MarketSource, reviewId: string): Promise<Review | null> {
  const trackId = appOfReview(reviewId)
  const country = /-([A-Z]{2})-\d+-\d+$/.exec(reviewId)?.[1]
  const locale = country === undefined ? null : localeOfCountry(country)
  if (trackId === null || locale === null) return null
  const isIt = ({ id }: Review) => id === reviewId
  return (await reviewsIn(market, trackId, locale, (reviews) => reviews.some(isIt))).find(isIt) ?? null
}
