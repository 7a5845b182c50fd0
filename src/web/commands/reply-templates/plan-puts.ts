import type { ReplyAutomation, ReplyRule } from '#contract/reviews/automation.ts'
import type { CommandPayload } from '../payloads.ts'
import type { RuleStep } from './payloads.ts'

export type RulesPut = Pick<CommandPayload<'putAutomation'>, 'rules' | 'seen' | 'steps'>

const isSame = (a: readonly ReplyRule[], b: readonly ReplyRule[]) => JSON.stringify(a) === JSON.stringify(b)

/** What turns a rule on and off again does nothing; neither does what changes one that is gone. */
function lasting(steps: readonly RuleStep[], base: readonly ReplyRule[], next: readonly ReplyRule[]): RuleStep[] {
  const before = new Map(base.map((rule) => [rule.id, rule]))
  const after = new Map(next.map((rule) => [rule.id, rule]))
  return steps.filter(({ kind, ruleId }, index) => {
    if (kind === 'order') return steps.findIndex((one) => one.kind === 'order') === index
    if (kind === 'remove') return before.has(ruleId) && !after.has(ruleId)
    if (!after.has(ruleId)) return false
    if (kind === 'on' || kind === 'off') {
      const isOn = after.get(ruleId)?.isOn === true
      return isOn === (kind === 'on') && (before.get(ruleId)?.isOn ?? false) !== isOn
    }
    return steps.findIndex((one) => one.kind === kind && one.ruleId === ruleId) === index
  })
}

/**
 * Changes of an app's rules that wait, with one more, as they are to be sent: what turns rules off goes first and by itself,
 * so that nothing else can hold it back. None where everything is as it was.
 * @param base the rules before the first of them
 */
export function planPuts(
  base: Pick<ReplyAutomation, 'rules' | 'revision'>,
  next: ReplyRule[],
  steps: readonly RuleStep[],
): RulesPut[] {
  if (isSame(base.rules, next)) return []
  const kept = lasting(steps, base.rules, next)
  const staysOn = (id: string) => next.some((rule) => rule.id === id && rule.isOn)
  const offs = base.rules.filter(({ id, isOn }) => isOn && !staysOn(id))
  const withOffs = base.rules.map((rule) => (offs.includes(rule) ? { ...rule, isOn: false } : rule))
  if (offs.length === 0 || isSame(withOffs, next)) return [{ rules: next, seen: base.revision, steps: kept }]
  const isOff = ({ kind, ruleId }: RuleStep) => kind === 'off' && offs.some(({ id }) => id === ruleId)
  return [
    {
      rules: withOffs,
      seen: base.revision,
      steps: offs.map(({ id, name }): RuleStep => ({ kind: 'off', ruleId: id, name })),
    },
    { rules: next, seen: base.revision + 1, steps: kept.filter((step) => !isOff(step)) },
  ]
}
