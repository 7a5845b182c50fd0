import { sql, type Kysely } from 'kysely'
import type { RightState } from '#contract/connections/connection.ts'
import type { ReplyRule } from '#contract/reviews/automation.ts'
import type { ReplyAutomationRow } from '#server/db/rows/reply-templates.ts'
import type { Schema } from '#server/db/schema.ts'

/** How often an app's reviews are looked at; who is at it has so long until another process takes its place. */
export const EVERY_MS = 10 * 60_000

export type AppKey = Pick<ReplyAutomationRow, 'organisation_id' | 'store' | 'track_id'>

export interface DueAutomation extends AppKey {
  rules: ReplyRule[]
  revision: number
  looked_until: Date | null
  /** What `{app}` and `{support}` stand for. */
  title: string
  support_address: string
  /** Whether the key of the app's connection may answer reviews; null: nobody knows. */
  reply_right: RightState | null
}

/**
 * The app that has waited longest, put off so that no other process takes it. One whose connection does not work waits: what it
 * wrote would be refused.
 */
export async function claimDue(db: Kysely<Schema>, now: Date): Promise<DueAutomation | null> {
  const { rows } = await sql<Omit<DueAutomation, 'rules'> & { rules: string }>`
    update reply_automation as automation set due_at = ${new Date(now.getTime() + EVERY_MS)}
    from project, organisation, (
      select due.organisation_id, due.store, due.track_id, held.state as reply_right
      from reply_automation as due
      join connection_app as assigned on assigned.organisation_id = due.organisation_id
        and assigned.store = due.store and assigned.track_id = due.track_id and assigned.is_primary
        and assigned.provider in ('app-store-connect', 'google-play')
      join connection on connection.organisation_id = assigned.organisation_id
        and connection.id = assigned.connection_id and connection.status not in ('broken', 'blocked')
      left join connection_right as held on held.organisation_id = connection.organisation_id
        and held.connection_id = connection.id and held.capability = 'reply'
      where due.due_at <= ${now}
      order by due.due_at
      limit 1
      for update of due skip locked
    ) as claimed
    where automation.organisation_id = claimed.organisation_id and automation.store = claimed.store
      and automation.track_id = claimed.track_id
      and project.organisation_id = automation.organisation_id and project.store = automation.store
      and project.track_id = automation.track_id
      and organisation.id = automation.organisation_id
    returning automation.organisation_id, automation.store, automation.track_id, automation.rules, automation.revision,
      automation.looked_until, project.title, organisation.support_address, claimed.reply_right`.execute(db)
  const [row] = rows
  return row ? { ...row, rules: JSON.parse(row.rules) as ReplyRule[] } : null
}

/** So that whoever stores a review meanwhile, with the time at which that began, is not overlooked, ms. */
const OVERLAP_MS = 15 * 60_000

/** After a look at every review: what does not change from now on need not be looked at again. */
export async function noteLook(db: Kysely<Schema>, due: DueAutomation, startedAt: Date): Promise<void> {
  await db
    .updateTable('reply_automation')
    .set({ looked_until: new Date(startedAt.getTime() - OVERLAP_MS) })
    .where((where) => where.and(keyOf(due)))
    .where('revision', '=', due.revision)
    .execute()
}

/** Its rules are others now: it is looked at again at once. */
export async function scheduleRecheck(db: Kysely<Schema>, due: AppKey, now: Date): Promise<void> {
  await db
    .updateTable('reply_automation')
    .set({ due_at: now })
    .where((where) => where.and(keyOf(due)))
    .where('due_at', 'is not', null)
    .execute()
}

export const keyOf = ({ organisation_id, store, track_id }: AppKey): AppKey => ({ organisation_id, store, track_id })
