import type { Kysely } from 'kysely'
import type { ReplyRule } from '#contract/reviews/automation.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/** The templates that a rule sends without a person in between. */
export const sentAtOnce = ({ isOn, delay, answer }: ReplyRule): readonly string[] =>
  isOn && delay === 'at-once' && answer.by === 'template' ? answer.templateIds : []

/** The templates that a rule sends unless a person stops it. */
const sentUnread = ({ isOn, delay, answer }: ReplyRule): readonly string[] =>
  isOn && delay !== 'ask' && answer.by === 'template' ? answer.templateIds : []

/**
 * What a running rule sends is public: whoever acts as a user does not choose its words.
 * @throws HttpError NOT_WHILE_ACTING where a rule that is on sends the template without a person's approval
 */
export async function refuseWhileSent(
  db: Kysely<Schema>,
  { organizationId }: Caller,
  templateId: string,
): Promise<void> {
  const automations = await db
    .selectFrom('reply_automation')
    .select('rules')
    .where('organisation_id', '=', organizationId)
    .where('due_at', 'is not', null)
    .execute()
  const rules = automations.flatMap((row) => JSON.parse(row.rules) as ReplyRule[])
  if (rules.some((rule) => sentUnread(rule).includes(templateId)))
    throw new HttpError(
      'NOT_WHILE_ACTING',
      'A rule that is on sends this template: only the users themselves may change it.',
    )
}

/**
 * Rules that are on and send one of the templates at once ask first from now on: somebody has to see what it says now. The
 * organisation is told of each, and each tells why. Call it with the organisation locked, which is locked before its rules.
 * @param because what was changed: a template, or the support address in several
 */
export async function letRulesAsk(
  db: Kysely<Schema>,
  caller: Caller,
  templateIds: ReadonlySet<string>,
  because: 'template' | 'support',
  now: Date,
): Promise<void> {
  const { organizationId } = caller
  const automations = await db
    .selectFrom('reply_automation')
    .selectAll()
    .where('organisation_id', '=', organizationId)
    .where('due_at', 'is not', null)
    .orderBy('store')
    .orderBy('track_id')
    .forUpdate()
    .execute()
  for (const { store, track_id, rules: stored, revision } of automations) {
    const rules = JSON.parse(stored) as ReplyRule[]
    const asking = rules.filter((rule) => sentAtOnce(rule).some((id) => templateIds.has(id)))
    if (asking.length === 0) continue
    const changed = rules.map((rule) => (asking.includes(rule) ? Object.assign({}, rule, { delay: 'ask' }) : rule))
    const app = { organisation_id: organizationId, store, track_id }
    await db
      .updateTable('reply_automation')
      .set({ rules: JSON.stringify(changed), revision: revision + 1 })
      .where((where) => where.and(app))
      .execute()
    for (const rule of asking)
      await db
        .updateTable('reply_rule_record')
        .set({
          asks_since: now,
          asks_because: because,
          asks_template_id: because === 'template' ? sentAtOnce(rule).find((id) => templateIds.has(id))! : null,
          asks_by: caller.impersonatorId ?? caller.userId,
        })
        .where((where) => where.and({ ...app, rule_id: rule.id }))
        .execute()
    const project = await db
      .selectFrom('project')
      .select(['id', 'title'])
      .where((where) => where.and(app))
      .executeTakeFirst()
    for (const { name } of asking)
      await recordChangeBy(db, caller, { action: 'rule-asks', project, subject: name }, now)
  }
}
