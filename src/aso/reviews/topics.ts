import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import { isWithin, type Period } from './periods.ts'
import { brandOf } from './topics/brand.ts'
import { topicTeller } from './topics/describe-topic.ts'
import { textOf, type ReadReview, type TopicReview } from './topics/read-review.ts'
import { topicsOfLanguage, type LanguageTopic } from './topics/topics-of-language.ts'

export interface TopicOptions {
  period: Period
  /** Of the app: its name is no topic. */
  title?: string | undefined
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
  const found: { topic: LanguageTopic; tell: ReturnType<typeof topicTeller> }[] = []
  for (const [language, all] of byLanguage(read)) {
    const tell = topicTeller(all, language, period)
    for (const topic of topicsOfLanguage(all, language, { brand, most })) found.push({ topic, tell })
  }
  return found
    .sort((a, b) => b.topic.score - a.topic.score)
    .slice(0, most)
    .map(({ topic, tell }) => tell(topic))
    .sort((a, b) => b.reviews - a.reviews || (a.name < b.name ? -1 : 1))
}

/**
 * Which topics each review is about, by its id: for comparing periods by topic. Found in all reviews together, so that both
 * periods are judged by the same topics.
 */
export function topicsByReview(
  reviews: readonly TopicReview[],
  { title, most = MOST }: Omit<TopicOptions, 'period'>,
): Map<string, string[]> {
  const brand = title === undefined ? [] : brandOf(title)
  const read = reviews.map((review): ReadReview => ({ review, text: textOf(review), isInside: true }))
  const found = [...byLanguage(read)].flatMap(([language, all]) => topicsOfLanguage(all, language, { brand, most }))
  const topics = new Map<string, string[]>(reviews.map(({ id }) => [id, []]))
  for (const topic of found.sort((a, b) => b.score - a.score).slice(0, most)) {
    for (const { review } of topic.reviews) topics.get(review.id)!.push(topic.name)
  }
  return topics
}

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
