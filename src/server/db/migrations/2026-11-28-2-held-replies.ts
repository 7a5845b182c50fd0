import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Automation {
  organisation_id: string
  store: string
  track_id: string
  rules: string
}
interface Rule {
  id: string
  delay: string
  answer: { by: string }
}

/**
 * Why a rule's reply waits for a person. Rules by AI that were sent unread ask from now on, until somebody confirms it; what they
 * have written and nobody has sent waits, too.
 */
export const heldReplies: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table review_reply add column held text`.execute(db)
    const { rows } =
      await sql<Automation>`select organisation_id, store, track_id, rules from reply_automation`.execute(db)
    for (const { organisation_id, store, track_id, rules } of rows) {
      const stored = JSON.parse(rules) as Rule[]
      const asked = stored.filter(({ answer, delay }) => answer.by === 'ai' && delay !== 'ask').map(({ id }) => id)
      const changed = stored.map((rule): object =>
        Object.assign({}, rule, { sendsUnread: false }, asked.includes(rule.id) ? { delay: 'ask' } : {}),
      )
      await sql`update reply_automation
        set rules = ${JSON.stringify(changed)}, revision = revision + ${asked.length === 0 ? 0 : 1}
        where organisation_id = ${organisation_id} and store = ${store} and track_id = ${track_id}`.execute(db)
      if (asked.length > 0)
        await sql`update review_reply set state = 'to-approve', send_at = null
          where organisation_id = ${organisation_id} and store = ${store} and track_id = ${track_id}
            and rule_id = any(${asked}::uuid[]) and state = 'queued' and written_by is null and first_tried_at is null`.execute(
          db,
        )
    }
  },
}
