import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import { language } from '#web/i18n/language.ts'

export type TopicSort = 'reviews' | 'positive' | 'change'

type Counts = Pick<SummaryTopic, 'reviews' | 'positive' | 'neutral' | 'negative' | 'before'>

/** A topic with its number in the summary. */
interface NumberedTopic {
  number: number
  topic: SummaryTopic
}

/** Share of a topic's reviews with 4 or 5 stars (`positive`), or 1 or 2 (`negative`), 0..1; null: it has none. */
export const shareOf = (topic: Counts, sentiment: 'positive' | 'negative'): number | null => {
  const all = topic.positive + topic.neutral + topic.negative
  return all === 0 ? null : topic[sentiment] / all
}

/** Reviews more, or fewer, than in the period before; null: nothing is known of it. */
export const changeOf = ({ reviews, before }: Counts): number | null => (before === null ? null : reviews - before)

const valueOf: Record<TopicSort, (topic: SummaryTopic) => number | null> = {
  reviews: ({ reviews }) => reviews,
  positive: (topic) => shareOf(topic, 'positive'),
  change: changeOf,
}

/** Highest first; unknown values last. */
export function sortTopics(topics: readonly SummaryTopic[], sort: TopicSort): NumberedTopic[] {
  const value = ({ topic }: NumberedTopic) => valueOf[sort](topic) ?? -Infinity
  return topics
    .map((topic, number) => ({ number, topic }))
    .toSorted((a, b) => (value(a) === value(b) ? a.number - b.number : value(b) - value(a)))
}

/** A topic's name as a heading: "brown noise" begins with a capital letter, "iPhone sync" stays as it is. */
export function topicName(name: string): string {
  const [word = ''] = name.split(/[\s-]/, 1)
  if (/\p{Lu}/u.test(word)) return name
  const [first = ''] = name
  return first.toLocaleUpperCase(language()) + name.slice(first.length)
}
