import type { FoundInStore } from '#contract/keywords/live-search.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Store } from '#contract/store.ts'
import { dayNumber } from '../days.ts'
import { ratingOf, typicalRating } from '../figures/ratings.ts'
import { listingOf, summaryOf } from '../listings/listing.ts'
import type { WorldLocale } from '../locales.ts'
import { textOf } from '../writing/text-of.ts'
import { findApps } from './find-apps.ts'

/** Apps at the top of a list, which a phone shows with their screenshots: their ratings are those of their own pages. */
const FIRST = 10

/** What a store shows for a term, best first. */
export async function foundInStore(
  term: string,
  locale: WorldLocale,
  store: Store,
  now: Date,
): Promise<FoundInStore[]> {
  const day = dayNumber(now)
  const found = await findApps({ text: term, locale, store, day, matching: 'exact' })
  return found.slice(0, searchDepth(store)).map(({ app, edition }, index) => {
    const rating = index < FIRST ? ratingOf(app, locale, now) : typicalRating(app, locale, day)
    return Object.assign(summaryOf(app, locale, edition), {
      rating: rating?.avgRating ?? null,
      ratingCount: rating?.ratingCount ?? null,
      subtitle: textOf(app, locale, edition).tagline,
      screenshots: index < FIRST ? (listingOf(app, locale, now)?.images.screens ?? []) : [],
    })
  })
}
