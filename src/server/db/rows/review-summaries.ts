import type { UtcDay } from '#contract/protocol/days.ts'
import type { Generated } from 'kysely'
import type { Language } from '#contract/auth/auth.ts'
import type { SummaryStatus } from '#contract/reviews/summaries.ts'
import type { Store } from '#contract/store.ts'

interface OfReviews {
  organisation_id: string
  store: Store
  track_id: string
  /** JSON of country codes, sorted, each once; empty: all. */
  countries: string
  /** The same of languages. */
  languages: string
}

export interface ReviewSummaryRow extends OfReviews {
  id: string
  /** First and last day of the period, YYYY-MM-DD. */
  from_day: UtcDay
  to_day: UtcDay
  language: Language
  status: SummaryStatus
  /** Since when. */
  status_at: Date
  created_at: Date
  /** The schedule that asked for it, which may be gone; null: somebody did. */
  schedule_id: string | null
  /** First day of the month in whose quota it has a slot; null: it has none. */
  quota_month: string | null
  /** When a process takes it up; null: there is nothing more to do. */
  next_at: Date | null
  /** A process is at it until then. */
  claimed_until: Generated<Date | null>
  /** How often one took it up and did not come to an end. */
  tries: Generated<number>
  made_by: Generated<'model' | 'rules' | null>
  reviews: Generated<number>
  countries_found: Generated<number>
  average_rating: Generated<number | null>
  average_before: Generated<number | null>
  without_reply: Generated<number>
  /** JSON of `SummaryTopic`s. */
  topics: Generated<string>
}

export interface ReviewSummaryTextRow {
  organisation_id: string
  summary_id: string
  language: Language
  /** JSON of a `SummaryText`. */
  text: string
}

export interface SummaryScheduleRow extends OfReviews {
  id: string
  every: 'week' | 'month'
  language: Language
  /** The Monday, or first of a month, of the next one. */
  next_day: UtcDay
  created_at: Date
}
