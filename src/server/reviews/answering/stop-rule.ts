import type { Kysely } from 'kysely'
import type { ReplyRule, RuleRecord } from '#contract/reviews/automation.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockApps } from '#server/scope/lock-apps.ts'
import { keyOf, type AppKey } from './claim-due.ts'
import { holdReplies } from './hold-replies.ts'

type Reason = NonNullable<RuleRecord['stoppedBecause']>

/** Refusals of the store, one after the other, after which a rule stops. */
const REFUSALS_MAX = 3

/**
 * Turns a rule off that can't go on, and says why until a person turns it on again. What it has written and the store would
 * refuse, too, waits for a person. Inside a transaction. One that is off stays as it is.
 */
export async function stopRule(
  db: Kysely<Schema>,
  app: AppKey,
  ruleId: string,
  { because, now }: { because: Reason; now: Date },
): Promise<void> {
  const { organisation_id, store, track_id } = app
  // The organisation is told of it: it is locked before its rules.
  await lockApps(db, { organisationId: organisation_id, store }, [track_id])
  const automation = await db
    .selectFrom('reply_automation')
    .select(['rules', 'revision'])
    .where((where) => where.and(keyOf(app)))
    .forUpdate()
    .executeTakeFirst()
  const rules = JSON.parse(automation?.rules ?? '[]') as ReplyRule[]
  const stopped = rules.find(({ id, isOn }) => id === ruleId && isOn)
  if (!automation || !stopped) return
  const left = rules.map((rule) => (rule.id === ruleId ? Object.assign({}, rule, { isOn: false }) : rule))
  await db
    .updateTable('reply_automation')
    .set({ rules: JSON.stringify(left), revision: automation.revision + 1 })
    .$if(!left.some(({ isOn }) => isOn), (update) => update.set({ due_at: null }))
    .where((where) => where.and(keyOf(app)))
    .execute()
  await db
    .updateTable('reply_rule_record')
    .set({ stopped_at: now, stopped_because: because })
    .where((where) => where.and({ ...keyOf(app), rule_id: ruleId }))
    .execute()
  await tellOrganisation(db, app, stopped.name, now)
  if (because !== 'quota') await holdReplies(db, app, [ruleId], now)
}

async function tellOrganisation(db: Kysely<Schema>, app: AppKey, subject: string, now: Date): Promise<void> {
  const project = await db
    .selectFrom('project')
    .select(['id', 'title'])
    .where((where) => where.and(keyOf(app)))
    .executeTakeFirst()
  const change = { organisationId: app.organisation_id, action: 'rule-stopped' as const, actor: null, project, subject }
  await recordChange(db, change, now)
}

/** As `stopRule`, in a transaction of its own. */
export const stopInTransaction = (
  db: Kysely<Schema>,
  app: AppKey,
  ruleId: string,
  stopped: { because: Reason; now: Date },
): Promise<void> => db.transaction().execute((transaction) => stopRule(transaction, app, ruleId, stopped))

/**
 * Why the store's answers to a rule's replies stop it; null: they don't. A review that is gone, and a connection that does not
 * work, are no fault of a rule.
 * @param since when it was turned on
 */
export async function refusedBecause(
  db: Kysely<Schema>,
  app: AppKey,
  ruleId: string,
  since: Date,
): Promise<'refused' | 'permission' | null> {
  const newest = await db
    .selectFrom('review_reply')
    .select('problem')
    .where((where) => where.and({ ...keyOf(app), rule_id: ruleId }))
    .where('state_at', '>=', since)
    .where((where) =>
      where.or([
        where('state', 'in', ['sent', 'pending', 'published']),
        where.and([where('state', '=', 'refused'), where('problem', 'in', ['text', 'permission'])]),
      ]),
    )
    .orderBy('state_at', 'desc')
    .limit(REFUSALS_MAX)
    .execute()
  if (newest[0]?.problem === 'permission') return 'permission'
  return newest.length === REFUSALS_MAX && newest.every(({ problem }) => problem !== null) ? 'refused' : null
}

/** For whoever has just been told by the store: stops a rule that was refused too often. Inside a transaction. */
export async function stopIfRefused(db: Kysely<Schema>, app: AppKey, ruleId: string, now: Date): Promise<void> {
  const record = await db
    .selectFrom('reply_rule_record')
    .select('turned_on_at')
    .where((where) => where.and({ ...keyOf(app), rule_id: ruleId }))
    .executeTakeFirst()
  const because = record?.turned_on_at ? await refusedBecause(db, app, ruleId, record.turned_on_at) : null
  if (because !== null) await stopRule(db, app, ruleId, { because, now })
}
