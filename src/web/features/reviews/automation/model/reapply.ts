import type { ReplyRule } from '#contract/reviews/automation.ts'
import type { RuleStep } from '#web/commands/reply-templates/payloads.ts'

/**
 * A refused change of rules, made again on what others have made of them meanwhile: of each rule that it changed, what it did to
 * it, and nothing else.
 * @param mine the rules as the refused change would have them
 */
export function reapply(
  now: readonly ReplyRule[],
  mine: readonly ReplyRule[],
  steps: readonly RuleStep[],
): ReplyRule[] {
  return steps.reduce<ReplyRule[]>(
    (rules, { kind, ruleId }) => {
      const wanted = mine.find(({ id }) => id === ruleId)
      const there = rules.some(({ id }) => id === ruleId)
      if (kind === 'remove') return rules.filter(({ id }) => id !== ruleId)
      if (kind === 'order') return inOrderOf(rules, mine)
      if (kind === 'on' || kind === 'off')
        return there || !wanted
          ? rules.map((one) => (one.id === ruleId ? { ...one, isOn: kind === 'on' } : one))
          : [...rules, wanted]
      if (!wanted) return rules
      return there ? rules.map((one) => (one.id === ruleId ? wanted : one)) : [...rules, wanted]
    },
    [...now],
  )
}

/** Rules that `mine` does not know stay behind those that they stood behind. */
function inOrderOf(rules: readonly ReplyRule[], mine: readonly ReplyRule[]): ReplyRule[] {
  const known = mine.flatMap(({ id }) => rules.find((one) => one.id === id) ?? [])
  const queue = [...known]
  return rules.map((rule) => (known.includes(rule) ? (queue.shift() ?? rule) : rule))
}

/** With one rule a place up or down; the same list where there is none. */
export function moved(rules: readonly ReplyRule[], id: string, by: -1 | 1): ReplyRule[] {
  const at = rules.findIndex((one) => one.id === id)
  const [rule, other] = [rules[at], rules[at + by]]
  if (!rule || !other) return [...rules]
  return rules.map((one, index) => (index === at ? other : index === at + by ? rule : one))
}
