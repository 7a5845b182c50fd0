/** An app as the App Store shows it in one storefront. */
export interface AppleListing {
  trackId: string
  bundleId: string
  title: string
  /** null: the developer wrote none. */
  subtitle: string | null
  description: string
  developer: string
  developerId: string
  /** Primary one first; `name` in the storefront's language. */
  genres: readonly { id: string; name: string; englishName: string }[]
  price: number
  /** ISO 4217. */
  currency: string
  priceText: string
  /** Whether anything is sold inside. */
  hasPurchases: boolean
  version: string
  releaseNotes: string | null
  releasedAt: string
  firstReleasedAt: string
  /** Mean stars; 0 with no ratings. */
  rating: number
  ratingCount: number
  /** Address of the icon without the size at its end. */
  artwork: string
  /** Addresses without the size at their ends. */
  screenshots: readonly string[]
  website: string | null
  sizeBytes: number
  /** ISO 639-1. */
  languages: readonly string[]
  /** Such as `iPhone`, `Apple Watch`. */
  devices: readonly string[]
  contentRating: string
}

export interface AppleReview {
  /** Digits. */
  id: string
  author: string
  /** 1..5 */
  rating: number
  title: string
  body: string
  version: string
  votes: number
  createdAt: string
}
