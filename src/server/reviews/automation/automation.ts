import { sql, type Kysely } from 'kysely'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { ReplyAutomation, ReplyRule, RuleRecord } from '#contract/reviews/automation.ts'
import type { Schema } from '#server/db/schema.ts'
import type { AppKey } from '../answering/claim-due.ts'

/** The rules as they are stored; none yet are revision 0. */
export async function storedRules(
  db: Kysely<Schema>,
  app: AppKey,
  lock = false,
): Promise<{ rules: ReplyRule[]; revision: number }> {
  const row = await db
    .selectFrom('reply_automation')
    .select(['rules', 'revision'])
    .where((where) => where.and({ ...app }))
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst()
  return row ? { rules: JSON.parse(row.rules) as ReplyRule[], revision: row.revision } : { rules: [], revision: 0 }
}

/** An app's rules, and what has become of each. */
export async function automationOf(db: Kysely<Schema>, app: AppKey, now: Date): Promise<ReplyAutomation> {
  const { rules, revision } = await storedRules(db, app)
  const { rows } = await sql<RecordRow>`
    select rule_id, turned_on_at, stopped_at, stopped_because, replies, last, asks_since, asks_because,
      template.name as asks_template,
      nullif(trim(concat(person.first_name, ' ', person.last_name)), '') as asks_by
    from reply_rule_record as record
    left join reply_template as template
      on template.organisation_id = record.organisation_id and template.id = record.asks_template_id
    left join app_user as person on person.id = record.asks_by
    left join lateral (
      select count(*) filter (where decided_at > ${new Date(now.getTime() - 30 * DAY_MS)})::int as replies,
        max(decided_at) as last
      from reply_decision as decision
      where decision.organisation_id = record.organisation_id and decision.store = record.store
        and decision.track_id = record.track_id and decision.rule_id = record.rule_id and is_answered
    ) as done on true
    where record.organisation_id = ${app.organisation_id} and record.store = ${app.store}
      and record.track_id = ${app.track_id}`.execute(db)
  const known = new Map(rows.map((row) => [row.rule_id, recordOf(row)]))
  return { rules, records: rules.map(({ id }) => known.get(id) ?? untouched(id)), revision }
}

interface RecordRow {
  rule_id: string
  turned_on_at: Date | null
  stopped_at: Date | null
  stopped_because: RuleRecord['stoppedBecause']
  replies: number
  last: Date | null
  asks_since: Date | null
  asks_because: 'template' | 'support' | null
  asks_template: string | null
  asks_by: string | null
}

const untouched = (ruleId: string): RuleRecord => ({
  ruleId,
  turnedOnAt: null,
  repliesIn30Days: 0,
  lastReplyAt: null,
  stoppedAt: null,
  stoppedBecause: null,
  asks: null,
})

const recordOf = (row: RecordRow): RuleRecord => ({
  ruleId: row.rule_id,
  turnedOnAt: row.turned_on_at?.toISOString() ?? null,
  repliesIn30Days: row.replies,
  lastReplyAt: row.last?.toISOString() ?? null,
  stoppedAt: row.stopped_at?.toISOString() ?? null,
  stoppedBecause: row.stopped_because,
  asks:
    row.asks_since && row.asks_because
      ? {
          since: row.asks_since.toISOString(),
          because: row.asks_because,
          template: row.asks_template,
          by: row.asks_by,
        }
      : null,
})
