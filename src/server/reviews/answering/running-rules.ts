import type { Kysely } from 'kysely'
import type { RuleContext } from '#aso/reviews/rules.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { keyOf, type DueAutomation } from './claim-due.ts'
import { refusedBecause, stopInTransaction } from './stop-rule.ts'

/** Reviews that are older are not answered by a rule, even if it includes earlier ones. */
const DAYS_MAX = 90

/** When each rule that is on was turned on. */
export async function turnedOn(db: Kysely<Schema>, due: DueAutomation, now: Date): Promise<Map<string, Date>> {
  const records = await db
    .selectFrom('reply_rule_record')
    .select(['rule_id', 'turned_on_at'])
    .where((where) => where.and(keyOf(due)))
    .execute()
  const since = (ruleId: string) => records.find(({ rule_id }) => rule_id === ruleId)?.turned_on_at ?? now
  return new Map(due.rules.flatMap(({ id, isOn }) => (isOn ? [[id, since(id)]] : [])))
}

/** Stops rules whose replies the store would refuse. @returns whether there were any */
export async function stopHopeless(
  db: Kysely<Schema>,
  due: DueAutomation,
  since: ReadonlyMap<string, Date>,
  now: Date,
): Promise<boolean> {
  let hasStopped = false
  for (const [ruleId, turnedOnAt] of since) {
    const reason = due.reply_right === 'missing' ? 'permission' : await refusedBecause(db, due, ruleId, turnedOnAt)
    if (reason === null) continue
    await stopInTransaction(db, due, ruleId, { because: reason, now })
    hasStopped = true
  }
  return hasStopped
}

/** What the rules that are on decide by. */
export async function contextOf(
  db: Kysely<Schema>,
  { organisation_id, store, title, support_address, rules }: DueAutomation,
  since: ReadonlyMap<string, Date>,
  now: Date,
): Promise<RuleContext & { from: ReadonlyMap<string, number> }> {
  const templates = await db
    .selectFrom('reply_template')
    .select(['id', 'text', 'language'])
    .where('organisation_id', '=', organisation_id)
    .execute()
  const earliest = now.getTime() - DAYS_MAX * DAY_MS
  const includesEarlier = new Set(rules.flatMap((rule) => (rule.includesEarlier ? [rule.id] : [])))
  const from = new Map(
    [...since].map(([id, at]) => [id, includesEarlier.has(id) ? earliest : Math.max(earliest, at.getTime())]),
  )
  return { store, appTitle: title, support: support_address, templates, from }
}
