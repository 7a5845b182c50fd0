import { sql, type Kysely } from 'kysely'
import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import type { Schema } from '#server/db/schema.ts'
import { asItHolds, planOf, ranOutAt, subscriptionOf, subscriptions, type Subscribed } from './plan.ts'

export interface KeywordSlots {
  /** Keywords that the plan measures. */
  limit: number
  /** When a plan with more of them ended; null: none did, or it is not known when. */
  since: Date | null
}

export async function keywordSlots(db: Kysely<Schema>, organisationId: string, now: Date): Promise<KeywordSlots> {
  return slotsIn(await subscriptionOf(db, organisationId), now)
}

const slotsIn = (subscription: Subscribed, now: Date): KeywordSlots => ({
  limit: PLAN_QUOTAS[planOf(subscription, now)].keywords,
  since: ranOutAt(subscription, now),
})

/** Whether the plan measures a keyword: the newest beyond its slots are left out. One that rests has no slot. */
export const isMeasured = ({ slot }: { slot: number | null }, { limit }: KeywordSlots): boolean =>
  slot === null || slot <= limit

/**
 * When a keyword beyond the plan's slots was measured last; null: it is not known, or the keyword came beyond them only after
 * the larger plan had ended.
 */
export const measuredUntil = ({ trackedSince }: { trackedSince: Date }, { since }: KeywordSlots): Date | null =>
  since !== null && trackedSince <= since ? since : null

/** The slots of each organisation on a market. */
export async function keywordLimits(
  db: Kysely<Schema>,
  market: Schema['organisation']['market'],
  now: Date,
): Promise<({ organisationId: string } & KeywordSlots)[]> {
  const found = await subscriptions(db).where('organisation.market', '=', market).execute()
  return found.map((one) => Object.assign(slotsIn(asItHolds(one), now), { organisationId: one.organisation_id }))
}

/** Whether a project still tracks the country of one of its keywords: if not, the keyword rests, and takes no slot. */
const inTrackedCountry = sql`exists (
  select from project_country as followed
  where followed.organisation_id = tracked_keyword.organisation_id
    and followed.project_id = tracked_keyword.project_id and right(followed.locale, 2) = tracked_keyword.country
)`

/** How many slots an organisation's keywords take. */
export async function usedKeywordSlots(db: Kysely<Schema>, organisationId: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::int as used from tracked_keyword
    where organisation_id = ${organisationId} and ${inTrackedCountry}`.execute(db)
  return rows[0]?.used ?? 0
}

/**
 * `slots`, to stand after "with": every keyword that an organisation, or each of them, tracks in its countries, with its
 * place from 1, first tracked first. The newest are those beyond a plan's slots.
 */
export const slotsOf = (organisationId: string | null) => sql`
  slots as (
    select organisation_id, project_id, country, keyword_id, (row_number() over (
      partition by organisation_id order by created_at, project_id, country, keyword_id
    ))::int as slot
    from tracked_keyword
    where ${inTrackedCountry} and ${organisationId === null ? sql`true` : sql`organisation_id = ${organisationId}`}
  )`
