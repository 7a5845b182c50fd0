import { normaliseKeyword } from '../keywords/normalise-keyword.ts'
import { brandOf } from './topics/brand.ts'
import { candidatesOf, type Candidate } from './topics/candidates.ts'
import { textOf, type TopicReview } from './topics/read-review.ts'
import { REQUEST } from './topics/requests.ts'
import { termsOf } from './topics/review-terms.ts'
import { indexTerms } from './topics/term-index.ts'

/** Words that people use for what an app does: somebody else may search for it so. */
export interface ReviewKeyword {
  /** As keywords are tracked. */
  keyword: string
  /** Reviews that use it. */
  reviews: number
  /** Mean of their stars, 1..5. */
  average: number
}

/** What mostly the discontent write about is what is broken, not what the app is for. */
const CONTENT_MIN = 0.5
/** A pair of words stands for each of them where so many of its reviews have both: "heart rate". */
const STANDS_FOR = 0.5

/**
 * Words, and pairs of words, of the reviews in a locale's language that may be worth tracking: things that several people
 * name, most of them content; without the app's own name and without `tracked`. Those that most reviews use come first, a
 * pair before a single word of as many.
 * @param reviews of all languages; those whose language is not known are read as the locale's
 */
export function reviewKeywords(
  reviews: readonly TopicReview[],
  { locale, title, tracked, most }: { locale: string; title: string; tracked: ReadonlySet<string>; most: number },
): ReviewKeyword[] {
  const language = locale.split('-')[0]!
  const own = reviews.filter((review) => review.language === null || review.language === language)
  const brand = brandOf(title)
  const stars = own.map(({ rating }) => rating)
  const index = indexTerms(own.map((review) => termsOf(textOf(review), language, brand)))
  const found = new Map<string, ReviewKeyword & { words: number }>()
  const candidates = candidatesOf(index, stars, language)
  const pairsWith = new Map<string, Candidate[]>()
  for (const pair of candidates.filter(({ words }) => words === 2))
    for (const word of pair.key.split(' ')) {
      const known = pairsWith.get(word)
      if (known) known.push(pair)
      else pairsWith.set(word, [pair])
    }
  const isPartOfPair = ({ key, reviews: all }: Candidate) =>
    pairsWith.get(key)?.some((pair) => pair.reviews.length >= all.length * STANDS_FOR)
  for (const candidate of candidates) {
    if (candidate.key === REQUEST) continue
    if (candidate.words === 1 && isPartOfPair(candidate)) continue
    const keyword = normaliseKeyword(candidate.name, locale)
    if (keyword === null || tracked.has(keyword) || found.has(keyword)) continue
    const ratings = candidate.reviews.map((at) => stars[at]!)
    if (ratings.filter((rating) => rating >= 4).length < ratings.length * CONTENT_MIN) continue
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
    found.set(keyword, { keyword, reviews: ratings.length, average, words: candidate.words })
  }
  return [...found.values()]
    .sort((a, b) => b.reviews - a.reviews || b.words - a.words || (a.keyword < b.keyword ? -1 : 1))
    .slice(0, most)
    .map(({ keyword, reviews: count, average }) => ({ keyword, reviews: count, average }))
}
