import type { StorePage } from '#contract/overview/store-page.ts'
import type { AppleListing } from '../apple-listing.ts'

/** Everything that an app's product page shows in one storefront and language. */
export interface PageFacts {
  listing: AppleListing
  /** Two lower-case letters. */
  storefront: string
  /** Such as `en-US`, `ja`. */
  language: string
  isDefaultLanguage: boolean
  /** Further ones in which the page is shown. */
  otherLanguages: readonly string[]
  /** Ratings of one to five stars, in this order; null: nobody has rated. */
  byStars: readonly number[] | null
  reviews: readonly PageReview[]
  /** Newest first, the current one included. */
  versions: readonly PageVersion[]
  /** Name and price of each, as they are shown. */
  purchases: readonly { name: string; price: string }[]
  /** null: in no chart. */
  chart: { position: number; kind: 'top-free' | 'top-paid'; genreId: string; genre: string } | null
  events: readonly PageEvent[]
  similar: readonly AppleListing[]
  moreByDeveloper: readonly AppleListing[]
  /** Categories of data, by what is done with them. */
  privacy: NonNullable<StorePage['privacy']>
  accessibility: readonly string[]
  /** What each device has to run. */
  requirements: NonNullable<StorePage['requirements']>
}

export interface PageReview {
  id: string
  author: string
  /** 1..5 */
  rating: number
  title: string
  body: string
  createdAt: string
  response: { body: string; createdAt: string } | null
}

export interface PageVersion {
  name: string
  /** null: the first one, which has none. */
  notes: string | null
  releasedAt: string
}

export interface PageEvent {
  id: string
  kind: string
  title: string
  text: string
  from: string
  to: string
  picture: string
}
