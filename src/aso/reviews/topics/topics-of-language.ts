import { candidatesOf } from './candidates.ts'
import { mergeCandidates } from './merge-candidates.ts'
import type { ReadReview } from './read-review.ts'
import { termsOf } from './review-terms.ts'
import { indexTerms } from './term-index.ts'

/** A topic, and all reviews that are about it. */
export interface LanguageTopic {
  name: string
  /** Stems of its words. */
  stems: ReadonlySet<string>
  score: number
  /** Within the period and before it. */
  reviews: readonly ReadReview[]
}

/** Few reviews have few topics. */
const REVIEWS_A_TOPIC = 2

/** The topics of reviews in one language, best first: found in those of the period, looked for in all. */
export function topicsOfLanguage(
  all: readonly ReadReview[],
  language: string,
  { brand, most }: { brand: readonly string[]; most: number },
): LanguageTopic[] {
  const terms = all.map(({ text }) => termsOf(text, language, brand))
  // What is written several times in the same words is one voice: it makes no topic, though it counts to those that there are.
  const texts = new Map(all.flatMap(({ isInside, text }, at) => (isInside ? [[text, at] as const] : [])))
  const inside = [...texts.values()]
  const index = indexTerms(inside.map((at) => terms[at]!))
  const stars = inside.map((at) => all[at]!.review.rating)
  const groups = mergeCandidates(
    candidatesOf(index, stars, language),
    Math.min(most, Math.ceil(inside.length / REVIEWS_A_TOPIC)),
  )
  const groupsOf = new Map<string, number[]>()
  groups.forEach(({ keys }, at) => {
    for (const key of keys) groupsOf.set(key, [...(groupsOf.get(key) ?? []), at])
  })
  const reviews = groups.map((): ReadReview[] => [])
  terms.forEach((ofReview, at) => {
    const review = all[at]!
    for (const { key } of ofReview) {
      for (const group of groupsOf.get(key) ?? []) if (reviews[group]!.at(-1) !== review) reviews[group]!.push(review)
    }
  })
  return groups.map(({ name, keys, score }, at) => ({
    name,
    stems: new Set([...keys].flatMap((key) => key.split(' '))),
    score,
    reviews: reviews[at]!,
  }))
}
