import { DAY_MS, dayOf, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { createSummary, SUMMARY_DAYS_MAX } from '#contract/reviews/summaries.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { takeSlot } from '#server/quotas/take-slot.ts'
import { monthOf } from '#server/quotas/used-slots.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requireOwnApp } from '../own-app.ts'
import { findSummary } from './own-summary.ts'
import { listedOf, storedList } from './summary-of.ts'

/**
 * The job makes it. A language model is not asked here: a change that waits in a device's queue must not wait for one, so that
 * a model that can't be asked for long is told by the status of the summary, which gives its slot back.
 */
export const create = serve(createSummary, async ({ params, body, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { organisationId, store, trackId } = await requireOwnApp(db, caller, body)
  const known = await findSummary(db, caller, body.id)
  if (known) return listedOf(known)
  const now = services.clock()
  requireRange(body, now)
  await takeSlot(db, organisationId, 'REVIEW_SUMMARY', now)
  const row = await db
    .insertInto('review_summary')
    .values({
      organisation_id: organisationId,
      store,
      track_id: trackId,
      id: body.id,
      countries: storedList(body.countries),
      languages: storedList(body.languages),
      from_day: body.from,
      to_day: body.to,
      language: body.language,
      status: 'OPEN',
      status_at: now,
      created_at: now,
      schedule_id: null,
      quota_month: monthOf(now),
      next_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return listedOf(row)
})

/** The last 90 days (REV-019); where the day has begun already it may be today's. @throws OUT_OF_RANGE */
function requireRange({ from, to }: { from: UtcDay; to: UtcDay }, now: Date): void {
  const earliest = daysBefore(now, SUMMARY_DAYS_MAX)
  const latest = dayOf(now.getTime() + DAY_MS)
  if (from >= earliest && to <= latest && from <= to) return
  throw new HttpError('OUT_OF_RANGE', `A summary covers days within the last ${SUMMARY_DAYS_MAX}.`, {
    details: { from: earliest, to: dayOf(now) },
  })
}
