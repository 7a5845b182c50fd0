import type { ReplyRule } from '#contract/reviews/automation.ts'
import type { RuleStep } from '#web/commands/reply-templates/payloads.ts'

/**
 * Applies a refused change of rules to the current rules: of each rule that it changed, only its own steps.
 * @param mine the rules as the refused change would have them
 */
export function reapply(
  now: readonly ReplyRule[],
  mine: readonly ReplyRule[],
  steps: readonly RuleStep[],
): readonly ReplyRule[] {
  let rules = now
  for (const step of steps) rules = withStep(rules, mine, step)
  return rules
}

function withStep(rules: readonly ReplyRule[], mine: readonly ReplyRule[], { kind, ruleId }: RuleStep) {
  const wanted = mine.find(({ id }) => id === ruleId)
  const isThere = rules.some(({ id }) => id === ruleId)
  const replaced = (change: (one: ReplyRule) => ReplyRule) =>
    rules.map((one) => (one.id === ruleId ? change(one) : one))
  if (kind === 'remove') return rules.filter(({ id }) => id !== ruleId)
  if (kind === 'order') return inOrderOf(rules, mine)
  if (isThere && (kind === 'on' || kind === 'off')) return replaced((one) => ({ ...one, isOn: kind === 'on' }))
  if (!wanted) return rules
  return isThere ? replaced(() => wanted) : [...rules, wanted]
}

/** Rules that `mine` does not know stay behind those that they stood behind. */
function inOrderOf(rules: readonly ReplyRule[], mine: readonly ReplyRule[]): ReplyRule[] {
  const known = mine.flatMap(({ id }) => rules.find((one) => one.id === id) ?? [])
  const queue = [...known]
  return rules.map((rule) => (known.includes(rule) ? (queue.shift() ?? rule) : rule))
}

/** With one rule moved up or down by one; unchanged at either end. */
export function moved(rules: readonly ReplyRule[], id: string, by: -1 | 1): ReplyRule[] {
  const at = rules.findIndex((one) => one.id === id)
  const [rule, other] = [rules[at], rules[at + by]]
  if (!rule || !other) return [...rules]
  return rules.map((one, index) => (index === at ? other : index === at + by ? rule : one))
}
