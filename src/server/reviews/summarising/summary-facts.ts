import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Summary } from './claim-summary.ts'

/** What the text of a summary is made of. */
export interface SummaryFacts {
  from: UtcDay
  to: UtcDay
  reviews: number
  countries: number
  average: number | null
  averageBefore: number | null
  withoutReply: number
  topics: readonly SummaryTopic[]
}

export const factsOf = (summary: Summary): SummaryFacts => ({
  from: summary.from_day,
  to: summary.to_day,
  reviews: summary.reviews,
  countries: summary.countries_found,
  average: summary.average_rating,
  averageBefore: summary.average_before,
  withoutReply: summary.without_reply,
  topics: topicsOf(summary),
})

/** Written by this server alone. */
export const topicsOf = ({ topics }: Pick<Summary, 'topics'>): SummaryTopic[] => JSON.parse(topics) as SummaryTopic[]
