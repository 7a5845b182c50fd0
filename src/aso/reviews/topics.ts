import type { OwnReview } from '#contract/reviews/review.ts'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import { brandOf } from './topics/brand.ts'
import { describeTopic, type ReadReview } from './topics/describe-topic.ts'
import { topicsOfLanguage, type LanguageTopic } from './topics/topics-of-language.ts'
import { isWithin, type Period } from './periods.ts'

/** What topics are found in. */
export type TopicReview = Pick<
  OwnReview,
  'id' | 'rating' | 'title' | 'body' | 'language' | 'version' | 'likes' | 'writtenAt'
>

export interface TopicOptions {
  period: Period
  /** Of the app: its name is no topic. */
  title?: string
  /** At most so many; 20 unless said otherwise. */
  most?: number
}

const MOST = 20

/**
 * What people write about in a period: words and pairs of words that divide low from high ratings (`logOdds`) or that name a
 * thing, put together where they mean the same or stand in the same reviews. Each language is read by itself; reviews of
 * which none is known count to the one that most are in. A review may be about several topics, or about none.
 *
 * @param reviews of one app: of the period and, for what changed and is new, of the weeks before it
 * @returns those with most reviews first
 */
export function reviewTopics(
  reviews: readonly TopicReview[],
  { period, title, most = MOST }: TopicOptions,
): SummaryTopic[] {
  const brand = title === undefined ? [] : brandOf(title)
  const read = reviews.map((review): ReadReview => ({
    review,
    text: textOf(review),
    isInside: isWithin(review.writtenAt, period),
  }))
  const found: { topic: LanguageTopic; language: string; all: ReadReview[] }[] = []
  for (const [language, all] of byLanguage(read)) {
    for (const topic of topicsOfLanguage(all, language, { brand, most })) found.push({ topic, language, all })
  }
  return found
    .sort((a, b) => b.topic.score - a.topic.score)
    .slice(0, most)
    .map(({ topic, language, all }) => describeTopic(topic, language, all, period))
    .sort((a, b) => b.reviews - a.reviews || (a.name < b.name ? -1 : 1))
}

const textOf = ({ title, body }: TopicReview) => (title === null || body.startsWith(title) ? body : `${title}\n${body}`)

function byLanguage(read: readonly ReadReview[]): Map<string, ReadReview[]> {
  const groups = new Map<string, ReadReview[]>()
  for (const one of read) {
    const { language } = one.review
    if (language === null) continue
    const group = groups.get(language)
    if (group) group.push(one)
    else groups.set(language, [one])
  }
  const unknown = read.filter(({ review }) => review.language === null)
  const [main = 'en'] = [...groups].sort(([, a], [, b]) => b.length - a.length).map(([language]) => language)
  return unknown.length === 0 ? groups : groups.set(main, [...(groups.get(main) ?? []), ...unknown])
}
