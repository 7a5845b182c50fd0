import type { Kysely, Selectable } from 'kysely'
import type * as v from 'valibot'
import type { Language } from '#contract/auth/auth.ts'
import type { SummaryDetails, SummaryListed, SummarySchedule } from '#contract/reviews/summaries.ts'
import type { SummaryScheduleRow } from '#server/db/rows/review-summaries.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Summary } from '../summarising/claim-summary.ts'
import { topicsOf } from '../summarising/summary-facts.ts'
import type { Text } from '../summarising/summary-question.ts'
import { progressOf } from '../summarising/summary-states.ts'

type Scope = Pick<Summary, 'store' | 'track_id' | 'countries' | 'languages'>

const scopeOf = ({ store, track_id: trackId, countries, languages }: Scope) => ({
  store,
  trackId,
  countries: JSON.parse(countries) as string[],
  languages: JSON.parse(languages) as string[],
})

/** A list as it is stored: the same one is always the same text. */
export const storedList = (values: readonly string[]): string => JSON.stringify([...new Set(values)].toSorted())

/** A summary in the list. */
export const listedOf = (row: Summary): v.InferOutput<typeof SummaryListed> => ({
  id: row.id,
  ...scopeOf(row),
  from: row.from_day,
  to: row.to_day,
  status: row.status,
  progress: progressOf(row.status),
  createdAt: row.created_at.toISOString(),
  isScheduled: row.schedule_id !== null,
  reviews: row.reviews,
  countriesFound: row.countries_found,
  averageRating: row.average_rating,
  averageBefore: row.average_before,
  by: row.made_by,
  language: row.language,
})

/** A summary with its text in one of its languages; in its first one where it is not there in the other. */
export async function detailsOf(
  db: Kysely<Schema>,
  row: Summary,
  wanted: Language = row.language,
): Promise<v.InferOutput<typeof SummaryDetails>> {
  const texts = await db
    .selectFrom('review_summary_text')
    .select(['language', 'text'])
    .where('organisation_id', '=', row.organisation_id)
    .where('summary_id', '=', row.id)
    .orderBy('language')
    .execute()
  const told =
    texts.find(({ language }) => language === wanted) ?? texts.find(({ language }) => language === row.language)
  return {
    ...listedOf(row),
    language: told?.language ?? row.language,
    text: told ? (JSON.parse(told.text) as Text) : [],
    topics: topicsOf(row),
    translations: texts.map(({ language }) => language),
    withoutReply: row.without_reply,
  }
}

export const scheduleOf = (row: Selectable<SummaryScheduleRow>): v.InferOutput<typeof SummarySchedule> => ({
  id: row.id,
  ...scopeOf(row),
  every: row.every,
  language: row.language,
  next: row.next_day,
})
