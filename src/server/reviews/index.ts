import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Language } from '#contract/auth/auth.ts'
import { dayOf, daysBefore } from '#contract/protocol/days.ts'
import type { AppRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { nextTurn } from './summarising/schedule-days.ts'
import { storedList } from './summaries/summary-of.ts'

/** Days before today that the demo's summaries cover: the last 30, and the 30 before, which tell of another version. */
export const DEMO_PERIODS = [
  { from: 60, to: 31 },
  { from: 30, to: 1 },
] as const

export const DEMO_SCHEDULES = ['week'] as const

/**
 * What an app's reviews were summarised in, and a weekly schedule, in a demo's transaction. The summaries
 * cost nothing, and are made once somebody looks at them: a job that made them for hundreds of demos would do nothing else.
 */
export async function addDemoSummaries(
  db: Kysely<Schema>,
  { organisationId, app, language }: { organisationId: string; app: AppRef; language: Language },
  now: Date,
): Promise<void> {
  const all = storedList([])
  const ofApp = () => ({
    organisation_id: organisationId,
    store: app.store,
    track_id: app.trackId,
    countries: all,
    languages: all,
    id: randomUUID(),
    language,
  })
  await db
    .insertInto('review_summary')
    .values(
      DEMO_PERIODS.map(({ from, to }, index) =>
        Object.assign(ofApp(), {
          from_day: daysBefore(now, from),
          to_day: daysBefore(now, to),
          status: 'OPEN' as const,
          status_at: now,
          // Listed in the order in which they were added.
          created_at: new Date(now.getTime() + index),
          schedule_id: null,
          quota_month: null,
          next_at: null,
        }),
      ),
    )
    .execute()
  await db
    .insertInto('summary_schedule')
    .values(
      DEMO_SCHEDULES.map((every) =>
        Object.assign(ofApp(), { every, next_day: nextTurn(dayOf(now), every), created_at: now }),
      ),
    )
    .execute()
}
