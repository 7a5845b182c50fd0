import type { ReplyAutomation, ReplyRule, RuleRecord } from '#contract/reviews/automation.ts'
import { editedOf, saysTheSame, type EditedRule } from './edited-rule.ts'

/** What this device keeps of a rule that is being written. */
export interface KeptRule {
  edited: EditedRule
  /** The rule as it was when its writing began, as JSON; null: it is new. */
  seen: string | null
}

export interface ListedRule {
  id: string
  /** As it is written, else as it is used. */
  edited: EditedRule
  /** As everybody has it; null: it is on this device alone. */
  rule: ReplyRule | null
  record: RuleRecord | null
  /** Something of it is on this device alone. */
  isDraft: boolean
  /** Somebody else has changed the rule since its writing began. */
  isOutdated: boolean
}

/** Every rule with what is known of it, in order; new ones last. */
export function listRules(
  { rules, records }: Pick<ReplyAutomation, 'rules' | 'records'>,
  drafts: Readonly<Record<string, KeptRule>>,
): ListedRule[] {
  const known = rules.map((rule): ListedRule => {
    const kept = drafts[rule.id]
    const isDraft = kept !== undefined && !saysTheSame(kept.edited, rule)
    return {
      id: rule.id,
      rule,
      record: records.find(({ ruleId }) => ruleId === rule.id) ?? null,
      edited: isDraft ? kept.edited : editedOf(rule),
      isDraft,
      isOutdated: isDraft && kept.seen !== null && kept.seen !== shapeOf(rule),
    }
  })
  const fresh = Object.values(drafts)
    .filter(({ edited }) => !rules.some(({ id }) => id === edited.id))
    .map(({ edited, seen }): ListedRule => {
      return { id: edited.id, rule: null, record: null, edited, isDraft: true, isOutdated: seen !== null }
    })
  return [...known, ...fresh]
}

/** What a rule says, whether it is on or off and whichever reviews it leaves out. */
export function shapeOf(rule: ReplyRule): string {
  const { isOn: _, exceptions: __, ...said } = rule
  return JSON.stringify(said)
}

export type RuleStatus = 'on' | 'off' | 'draft' | 'stopped'

export function statusOf({ rule, record, isDraft }: ListedRule): RuleStatus {
  if (rule?.isOn) return record?.stoppedAt ? 'stopped' : 'on'
  if (record?.stoppedAt) return 'stopped'
  return isDraft ? 'draft' : 'off'
}
