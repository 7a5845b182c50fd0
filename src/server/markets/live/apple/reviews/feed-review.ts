/** A review as either feed has it, all as text. */
export interface FeedReview {
  id: string
  rating: string
  title: string
  body: string
  author: string
  version: string | undefined
  votes: string | undefined
  /** The JSON feed left it out for years. */
  updated: string | undefined
}

export interface ReviewFeed {
  reviews: FeedReview[]
  /** Number of the last page, as its link says; null: there is no such link. */
  lastPage: number | null
}

/** The number of a page in its address. */
export const lastPageOf = (href: string): number | null => Number(/\/page=(\d+)/i.exec(href)?.[1]) || null
