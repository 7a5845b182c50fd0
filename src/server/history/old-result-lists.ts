import { sql, type Kysely } from 'kysely'
import { daysBefore, dayOf } from '#contract/protocol/days.ts'
import { RESULT_LIST_DAYS } from '#contract/protocol/limits.ts'
import type { Schema } from '#server/db/schema.ts'
import { keywordLimits, slotsOf } from '#server/quotas/keyword-slots.ts'

/** Days until the last one of a plan whose lists tell what its keywords' figures were then. */
const LAST_DAYS = 8

/**
 * Deletes result lists past their retention. Those of a plan's last days stay for the keywords that are beyond the plan since:
 * they are shown as they were then.
 */
export async function deleteOldResultLists(db: Kysely<Schema>, now: Date): Promise<void> {
  const ended = (await keywordLimits(db, 'live', now)).flatMap(({ organisationId, limit, since }) =>
    since === null ? [] : [{ organisationId, limit, day: dayOf(since) }],
  )
  await sql`
    with ${slotsOf(null)}, kept as (
      select slots.keyword_id, slots.country, project.store, plan.day
      from slots
      join unnest(
        ${ended.map((one) => one.organisationId)}::uuid[], ${ended.map(({ limit }) => limit)}::int[],
        ${ended.map(({ day }) => day)}::date[]
      ) as plan (organisation_id, slots, day)
        on plan.organisation_id = slots.organisation_id and slots.slot > plan.slots
      join project on project.organisation_id = slots.organisation_id and project.id = slots.project_id
    )
    delete from result_list as list
    where list.day < ${daysBefore(now, RESULT_LIST_DAYS)} and not exists (
      select from kept
      where list.market = 'live' and kept.keyword_id = list.keyword_id and kept.country = list.country
        and kept.store = list.store and list.day between kept.day - ${LAST_DAYS - 1}::int and kept.day
    )`.execute(db)
}
