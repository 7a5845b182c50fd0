import type { ReviewTag } from '#aso/reviews/review-tags.ts'
import type { Sentiment } from '#contract/reviews/review.ts'

/** REV-005, OP-70. Empty and null: any. */
export interface ReviewFilter {
  ratings: readonly number[]
  countries: readonly string[]
  languages: readonly string[]
  version: { is: 'only' | 'from'; version: string } | null
  replied: 'yes' | 'no' | null
  /** Its author changed it after the reply. */
  changed: boolean
  /** UTC days, both included. */
  from: string | null
  to: string | null
  sentiment: Sentiment | null
  /** Any of them. */
  tags: readonly ReviewTag[]
  source: 'console' | 'market' | null
}

export const EVERY_REVIEW: ReviewFilter = {
  ratings: [],
  countries: [],
  languages: [],
  version: null,
  replied: null,
  changed: false,
  from: null,
  to: null,
  sentiment: null,
  tags: [],
  source: null,
}

export type FilterName = keyof ReviewFilter
export const filterNames = Object.keys(EVERY_REVIEW) as FilterName[]

/** Filters that leave something out. */
export const setFilters = (filter: ReviewFilter): FilterName[] =>
  filterNames.filter((name) => {
    const value = filter[name]
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
  })
