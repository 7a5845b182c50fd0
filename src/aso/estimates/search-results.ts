import type { Locale } from '#contract/store.ts'
import { tokenize } from '../tokens.ts'
import { median } from './estimate.ts'

/** An app as it stands in the results of a search. */
export interface FoundApp {
  title: string
  /** Left out, or null: not known. */
  developerName?: string | null
  /** Left out, or null: not known. */
  subtitle?: string | null
  category: string | null
  /** 0 ratings: nobody has rated it; null: the same, or not known. */
  rating: { avgRating: number; ratingCount: number } | null
}

/** What a store lists for a keyword, best first, at most 200 apps. */
export interface SearchResults {
  keyword: string
  locale: Locale
  apps: readonly FoundApp[]
}

/** Results that a person sees without scrolling far: what volume and difficulty are judged by. */
export const FIRST_RESULTS = 10

export interface ResultFacts {
  resultCount: number
  wordCount: number
  /** Apps of the first ten whose title holds every word of the keyword. */
  titleMatches: number
  /** Ratings of the app of the first ten that has most; 0 where none is rated. */
  leaderRatings: number
  /** Over the rated apps of the first ten; null where none is: an app without ratings is unknown, not bad. */
  medianRatings: number | null
  medianStars: number | null
}

const wordsOf = (text: string, locale: Locale) => tokenize(text, locale).map(({ word }) => word)

/** The facts of a search that the estimates start from. */
export function resultFacts({ keyword, locale, apps }: SearchResults): ResultFacts {
  const words = wordsOf(keyword, locale)
  const first = apps.slice(0, FIRST_RESULTS)
  const rated = first.flatMap(({ rating }) => (rating?.ratingCount ? rating : []))
  const counts = rated.map(({ ratingCount }) => ratingCount)
  const matches = first.filter(({ title }) => {
    const inTitle = new Set(wordsOf(title, locale))
    return words.length > 0 && words.every((word) => inTitle.has(word))
  })
  return {
    resultCount: apps.length,
    wordCount: words.length,
    titleMatches: matches.length,
    leaderRatings: Math.max(0, ...counts),
    medianRatings: median(counts),
    medianStars: median(rated.map(({ avgRating }) => avgRating)),
  }
}
