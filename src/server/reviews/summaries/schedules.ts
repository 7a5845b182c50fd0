import { dayOf } from '#contract/protocol/days.ts'
import { createSchedule, removeSchedule } from '#contract/reviews/summaries.ts'
import { serve } from '#server/endpoints/serve.ts'
import { nextTurn } from '../summarising/schedule-days.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requireOwnApp } from '../own-app.ts'
import { storedList } from './summary-of.ts'

/** Two are equal where app, countries, languages and interval are: a summary can be had in another language. */
export const create = serve(createSchedule, async ({ params, body, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { organisationId, store, trackId } = await requireOwnApp(db, caller, body)
  const now = services.clock()
  const row = {
    organisation_id: organisationId,
    store,
    track_id: trackId,
    countries: storedList(body.countries),
    languages: storedList(body.languages),
    every: body.every,
  }
  const made = await db
    .insertInto('summary_schedule')
    .values({
      ...row,
      id: body.id,
      language: body.language,
      next_day: nextTurn(dayOf(now), body.every),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made || (await isKnown())) return null
  throw new HttpError('DUPLICATE_SUMMARY', 'There is a schedule like this one.')

  /** The same one again: the answer to the first was lost. */
  async function isKnown(): Promise<boolean> {
    const known = await db
      .selectFrom('summary_schedule')
      .select('id')
      .where((where) => where.and(row))
      .where('id', '=', body.id)
      .executeTakeFirst()
    return known !== undefined
  }
})

export const remove = serve(removeSchedule, async ({ params, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const schedule = await db
    .selectFrom('summary_schedule')
    .select(['store', 'track_id as trackId'])
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', params.scheduleId)
    .executeTakeFirst()
  if (!schedule) return null
  await requireOwnApp(db, caller, schedule)
  await db
    .deleteFrom('summary_schedule')
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', params.scheduleId)
    .execute()
  return null
})
