/** An app as Google Play shows it in one country and language. */
export interface PlayListing {
  appId: string
  title: string
  /** The short description, as HTML. */
  summary: string
  /** As HTML. */
  description: string
  /** What is new, as HTML; null: nothing is said. */
  changes: string | null
  genreId: string
  genre: string
  developer: string
  website: string | null
  contentRating: string
  icon: string
  header: string | null
  screenshots: readonly string[]
  /** null: not rated. */
  score: number | null
  ratings: number
  /** Of 1, 2, 3, 4 and 5 stars; left out: the page has none. */
  byStars?: readonly number[]
  price: number
  currency: string
  priceText: string
  /** Span of prices in words; null: sells nothing. */
  purchases: string | null
  /** Statements on data safety, as HTML; left out: the page has none. */
  safety?: readonly { statement: string; detail: string | null }[]
  version: string | null
  /** As the store words the day; undefined: it is not told. */
  released: string | undefined
  updated: string
}

export interface PlayReview {
  id: string
  author: string
  rating: number
  body: string
  createdAt: string
  likes: number
  version: string | null
  reply: { body: string; createdAt: string } | null
}
