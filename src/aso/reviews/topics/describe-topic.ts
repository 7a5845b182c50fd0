import { sentimentOf, type Sentiment } from '#contract/reviews/review.ts'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import { firstDayOfWeeks, isWithin, periodBefore, weekOf, WEEKS, type Period } from '../periods.ts'
import type { TopicReview } from '../topics.ts'
import { quotesOf } from './quotes.ts'
import { newSinceVersion, outstandingVersion, type Told } from './topic-versions.ts'
import type { LanguageTopic } from './topics-of-language.ts'

export interface ReadReview {
  review: TopicReview
  /** Title and body. */
  text: string
  /** It was written in the period. */
  isInside: boolean
}

const QUOTES = 2

/** What is told of a topic. `all`: the reviews among which it was found. */
export function describeTopic(
  topic: LanguageTopic,
  language: string,
  all: readonly ReadReview[],
  period: Period,
): SummaryTopic {
  const inside = topic.reviews.filter(({ isInside }) => isInside)
  const before = periodBefore(period)
  const count = (list: readonly ReadReview[]) => list.filter(({ review }) => isWithin(review.writtenAt, before)).length
  const counts: Record<Sentiment, number> = { positive: 0, neutral: 0, negative: 0 }
  for (const { review } of inside) counts[sentimentOf(review.rating)] += 1
  const about = new Set(topic.reviews)
  const told = all.flatMap((one): (Told & { isInside: boolean })[] =>
    one.review.version === null
      ? []
      : [{ version: one.review.version, isAbout: about.has(one), isInside: one.isInside }],
  )
  return {
    name: topic.name,
    reviews: inside.length,
    ...counts,
    before: count(all) === 0 ? null : count(topic.reviews),
    weeks: weeksOf(topic.reviews, period.to),
    version: outstandingVersion(told.filter(({ isInside }) => isInside)),
    newSince: newSinceVersion(told),
    quotes: quotesOf(quotable(inside, language, counts), topic.stems, QUOTES),
    reviewIds: inside.map(({ review }) => review.id),
  }
}

function weeksOf(reviews: readonly ReadReview[], to: string): number[] {
  const weeks = Array.from({ length: WEEKS }, () => 0)
  const first = firstDayOfWeeks(to)
  for (const { review } of reviews) {
    if (review.writtenAt < first) continue
    const week = weekOf(review.writtenAt, to)
    if (week !== null) weeks[week]! += 1
  }
  return weeks
}

function quotable(inside: readonly ReadReview[], language: string, counts: Record<Sentiment, number>) {
  const most = counts.negative > counts.positive ? 'negative' : 'positive'
  return inside.map(({ review: { id, body, likes, rating } }) => ({
    id,
    body,
    language,
    likes,
    isTypical: sentimentOf(rating) === most,
  }))
}
