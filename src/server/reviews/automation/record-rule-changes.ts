import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { ChangeAction } from '#contract/changes.ts'
import type { ReplyRule } from '#contract/reviews/automation.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { OwnApp } from '../own-app.ts'

interface Changed {
  before: readonly ReplyRule[]
  after: readonly ReplyRule[]
}

/** Tells the organisation which rules somebody has added, changed, turned on or off, and removed. In the transaction of that. */
export async function recordRuleChanges(
  db: Kysely<Schema>,
  caller: Caller,
  app: OwnApp,
  { before, after }: Changed,
  now: Date,
): Promise<void> {
  const project = { id: app.projectId, title: app.title }
  for (const [action, { name }] of changesIn(before, after))
    await recordChangeBy(db, caller, { action, project, subject: name }, now)
}

type RuleChange = readonly [action: ChangeAction, rule: ReplyRule]

function changesIn(before: readonly ReplyRule[], after: readonly ReplyRule[]): RuleChange[] {
  const earlier = new Map(before.map((rule) => [rule.id, rule]))
  const kept = new Set(after.map(({ id }) => id))
  const removed = before.filter(({ id }) => !kept.has(id)).map((rule): RuleChange => ['rule-removed', rule])
  const others = after.flatMap((rule) =>
    actionsOf(earlier.get(rule.id), rule).map((action): RuleChange => [action, rule]),
  )
  return [...removed, ...others]
}

function actionsOf(was: ReplyRule | undefined, rule: ReplyRule): ChangeAction[] {
  if (!was) return [rule.isOn ? 'rule-on' : 'rule-added']
  const isChanged = !isDeepStrictEqual({ ...was, isOn: rule.isOn }, rule)
  const turned: ChangeAction[] = was.isOn === rule.isOn ? [] : [rule.isOn ? 'rule-on' : 'rule-off']
  return isChanged ? ['rule-changed', ...turned] : turned
}
