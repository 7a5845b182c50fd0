import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { putAutomation, type ReplyRule } from '#contract/reviews/automation.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { AppKey } from '../answering/claim-due.ts'
import { holdReplies } from '../answering/hold-replies.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireFeature } from '#server/quotas/features.ts'
import { requireConfirmed } from '#server/scope/second-step.ts'
import { requireOwnApp } from '../own-app.ts'
import { automationOf, storedRules } from './automation.ts'
import { requireTemplates } from './known-templates.ts'
import { recordRuleChanges } from './record-rule-changes.ts'

/** The rules that are there already, whose answer was lost, are taken whatever was seen. */
export const put = serve(putAutomation, async ({ params, query, body, caller, db, services }) => {
  const ownApp = await requireOwnApp(db, caller, { ...query, ...params }, 'edit')
  const { organisationId, store, trackId } = ownApp
  const app = { organisation_id: organisationId, store, track_id: trackId }
  const now = services.clock()
  await db
    .insertInto('reply_automation')
    .values({ ...app, rules: '[]', revision: 0, due_at: null, looked_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { rules: before, revision } = await storedRules(db, app, true)
  const { rules, seen } = body
  if (isDeepStrictEqual(rules, before)) return automationOf(db, app, now)
  if (seen !== revision)
    throw new HttpError('CHANGED_ELSEWHERE', 'The rules were changed meanwhile.', { details: { revision } })
  if (caller.impersonatorId) refuseSending(before, rules)
  if (rules.some((rule) => sendsAtOnce(rule) && !before.some((one) => one.id === rule.id && sendsAtOnce(one))))
    await requireConfirmed(db, caller, now)
  await requireTemplates(db, caller.organizationId, before, rules)
  const started = rules.filter((rule) => rule.isOn && !isOnIn(before, rule.id))
  if (started.some(({ answer }) => answer.by === 'ai'))
    await requireFeature({ db, clock: services.clock }, caller, 'ai-replies')
  await db
    .updateTable('reply_automation')
    .set({
      rules: JSON.stringify(rules),
      revision: revision + 1,
      due_at: rules.some(({ isOn }) => isOn) ? now : null,
      looked_until: null,
    })
    .where((where) => where.and({ ...app }))
    .execute()
  await recordRuleChanges(db, caller, ownApp, { before, after: rules }, now)
  await forgetRemoved(db, app, rules)
  await recordStart(db, app, started, now)
  await forgetWhyAsked(db, app, rules)
  const ended = before.filter((rule) => rule.isOn && !isOnIn(rules, rule.id))
  await holdReplies(
    db,
    app,
    ended.map(({ id }) => id),
    now,
  )
  return automationOf(db, app, now)
})

/** What a running rule sends is public: whoever acts as a user only turns rules off, and changes those that are off. */
function refuseSending(before: readonly ReplyRule[], after: readonly ReplyRule[]): void {
  const isAsBefore = (rule: ReplyRule) => before.some((one) => isDeepStrictEqual(one, rule))
  if (after.some((rule) => rule.isOn && !isAsBefore(rule)))
    throw new HttpError('NOT_WHILE_ACTING', 'Only the users themselves may turn rules on.')
}

const sendsAtOnce = ({ isOn, delay }: ReplyRule) => isOn && delay === 'at-once'

const isOnIn = (rules: readonly ReplyRule[], id: string) => rules.some((rule) => rule.id === id && rule.isOn)

/** A rule that is turned on again begins anew, also where it had stopped itself. */
async function recordStart(db: Kysely<Schema>, app: AppKey, rules: readonly ReplyRule[], now: Date): Promise<void> {
  if (rules.length === 0) return
  const begun = { turned_on_at: now, stopped_at: null, stopped_because: null }
  await db
    .insertInto('reply_rule_record')
    .values(rules.map(({ id }) => ({ ...app, rule_id: id, ...begun })))
    .onConflict((conflict) => conflict.columns(['organisation_id', 'store', 'track_id', 'rule_id']).doUpdateSet(begun))
    .execute()
}

/** Whoever lets a rule send by itself has seen what it says now. */
async function forgetWhyAsked(db: Kysely<Schema>, app: AppKey, rules: readonly ReplyRule[]): Promise<void> {
  const sending = rules.flatMap(({ id, delay }) => (delay === 'ask' ? [] : [id]))
  if (sending.length === 0) return
  await db
    .updateTable('reply_rule_record')
    .set({ asks_since: null, asks_because: null, asks_template_id: null, asks_by: null })
    .where((where) => where.and({ ...app }))
    .where('rule_id', 'in', sending)
    .where('asks_since', 'is not', null)
    .execute()
}

/** What a removed rule has answered is kept: no other rule answers it again. */
const forgetRemoved = (db: Kysely<Schema>, app: AppKey, rules: readonly ReplyRule[]) =>
  db
    .deleteFrom('reply_rule_record')
    .where((where) => where.and({ ...app }))
    .$if(rules.length > 0, (remove) =>
      remove.where(
        'rule_id',
        'not in',
        rules.map(({ id }) => id),
      ),
    )
    .execute()
