import type { ReplyAutomation, ReplyRule, RuleRecord } from '#contract/reviews/automation.ts'
import { editedOf, saysTheSame, type EditedRule } from './edited-rule.ts'

/** A rule's draft on this device. */
export interface RuleDraft {
  edited: EditedRule
  /** The rule when the draft was started, as JSON; null: it is new. */
  seen: string | null
}

export interface ListedRule {
  id: string
  /** The draft, or the saved rule where there is none. */
  edited: EditedRule
  /** The saved rule; null: it exists on this device only. */
  rule: ReplyRule | null
  record: RuleRecord | null
  /** It has changes that exist on this device only. */
  isDraft: boolean
  /** Someone else has changed the rule since the draft was started. */
  isOutdated: boolean
}

/** Every rule with its draft and record, in order; new ones last. */
export function listRules(
  { rules, records }: Pick<ReplyAutomation, 'rules' | 'records'>,
  drafts: Readonly<Record<string, RuleDraft>>,
): ListedRule[] {
  const known = rules.map((rule): ListedRule => {
    const draft = drafts[rule.id]
    const isDraft = draft !== undefined && !saysTheSame(draft.edited, rule)
    return {
      id: rule.id,
      rule,
      record: records.find(({ ruleId }) => ruleId === rule.id) ?? null,
      edited: isDraft ? draft.edited : editedOf(rule),
      isDraft,
      isOutdated: isDraft && draft.seen !== null && draft.seen !== shapeOf(rule),
    }
  })
  const fresh = Object.values(drafts)
    .filter(({ edited }) => !rules.some(({ id }) => id === edited.id))
    .map(({ edited, seen }): ListedRule => {
      return { id: edited.id, rule: null, record: null, edited, isDraft: true, isOutdated: seen !== null }
    })
  return [...known, ...fresh]
}

/** A rule's content without its state and its exceptions, for comparison. */
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
