import { sentimentOf, type Sentiment } from '#contract/reviews/review.ts'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { isWithin, periodBefore, weekOf, WEEKS, type Period } from '../periods.ts'
import { passagesOf, type Passage } from './passages.ts'
import { quotesOf } from './quotes.ts'
import type { ReadReview } from './read-review.ts'
import { usualCase } from './usual-case.ts'
import { newSinceVersion, outstandingVersion, type Told } from './topic-versions.ts'
import type { LanguageTopic } from './topics-of-language.ts'

const QUOTES = 2
/** Reviews of a topic that are looked at for quotes: of many, so many are as good. */
const QUOTED_OF = 60

/**
 * Tells about topics of reviews in one language.
 * @param all the reviews among which the topics were found
 */
export function topicTeller(all: readonly ReadReview[], language: string, period: Period) {
  const before = periodBefore(period)
  const isBefore = new Set(all.filter(({ review }) => isWithin(review.writtenAt, before)))
  const versioned = all.filter(({ review }) => review.version !== null)
  const quoted = new Set<string>()
  const passages = new Map<ReadReview, Passage[]>()
  const passagesOnce = (read: ReadReview) => {
    const { title, body } = read.review
    const known = passages.get(read) ?? [title ?? '', body].flatMap((text) => passagesOf(text, language))
    passages.set(read, known)
    return known
  }

  return (topic: LanguageTopic): SummaryTopic => {
    const inside = topic.reviews.filter(({ isInside }) => isInside)
    const counts: Record<Sentiment, number> = { positive: 0, neutral: 0, negative: 0 }
    for (const { review } of inside) counts[sentimentOf(review.rating)] += 1
    const most = counts.negative > counts.positive ? 'negative' : 'positive'
    const quotable = inside.slice(0, QUOTED_OF).map((read) => ({
      id: read.review.id,
      passages: passagesOnce(read),
      likes: read.review.likes,
      isTypical: sentimentOf(read.review.rating) === most,
    }))
    const about = new Set(topic.reviews)
    const told = (list: readonly ReadReview[]) =>
      list.map((read): Told => ({ version: read.review.version ?? '', isAbout: about.has(read) }))
    return {
      name: usualCase(
        topic.name,
        inside.map(({ text }) => text),
      ),
      reviews: inside.length,
      ...counts,
      before: isBefore.size === 0 ? null : topic.reviews.filter((read) => isBefore.has(read)).length,
      weeks: weeksOf(topic.reviews, period.to),
      version: outstandingVersion(told(versioned.filter(({ isInside }) => isInside))),
      newSince: newSinceVersion(told(versioned)),
      quotes: quotesOf(quotable, topic.stems, { most: QUOTES, quoted }),
      reviewIds: inside.map(({ review }) => review.id),
    }
  }
}

function weeksOf(reviews: readonly ReadReview[], to: UtcDay): number[] {
  const weeks = Array.from({ length: WEEKS }, () => 0)
  for (const { review } of reviews) {
    const week = weekOf(review.writtenAt, to)
    if (week !== null) weeks[week]! += 1
  }
  return weeks
}
