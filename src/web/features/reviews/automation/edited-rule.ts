import * as v from 'valibot'
import { ReplyRule, RuleDelay, RuleMode } from '#contract/reviews/automation.ts'
import { Tone } from '#contract/reviews/inbox.ts'

const texts = v.array(v.string())

const EditedCondition = v.variant('kind', [
  v.object({ kind: v.picklist(['contains-any', 'contains-none']), words: texts }),
  v.object({ kind: v.literal('country'), countries: texts }),
  v.object({ kind: v.literal('language'), languages: texts }),
  v.object({ kind: v.literal('version'), is: v.picklist(['from', 'until', 'only']), version: v.string() }),
])
export type EditedCondition = v.InferOutput<typeof EditedCondition>

/** A rule while it is edited: fields may be empty, and the settings of both kinds of answers are kept. */
export const EditedRule = v.object({
  id: v.string(),
  name: v.string(),
  mode: RuleMode,
  conditions: v.array(EditedCondition),
  by: v.picklist(['template', 'ai']),
  templateIds: texts,
  tone: Tone,
  /** null: that of the review. */
  language: v.nullable(v.string()),
  instructions: v.string(),
  delay: RuleDelay,
  sendsUnread: v.optional(v.boolean(), false),
  perDay: v.string(),
  includesEarlier: v.boolean(),
  exceptions: texts,
})
export type EditedRule = v.InferOutput<typeof EditedRule>

export const PER_DAY_DEFAULT = 20
export const NAME_MAX = 80
export const INSTRUCTIONS_MAX = 500
export const CONDITIONS_MAX = 10
export const TEMPLATES_MAX = 10

export function editedOf(of: ReplyRule): EditedRule {
  const { answer, perDay, isOn: _, ...rule } = of
  const ai = answer.by === 'ai' ? answer : null
  return {
    ...rule,
    perDay: String(perDay),
    by: answer.by,
    templateIds: answer.by === 'template' ? answer.templateIds : [],
    tone: ai?.tone ?? 'warm',
    language: ai?.language ?? null,
    instructions: ai?.instructions ?? '',
  }
}

/** A language model's replies would be sent unread, and nobody has confirmed that yet. */
export const needsConfirmation = ({ by, delay, sendsUnread }: EditedRule): boolean =>
  by === 'ai' && delay !== 'ask' && !sendsUnread

/** The edited rule; a confirmation is valid only for the answer settings it was given for. */
export const rewritten = (before: EditedRule, next: EditedRule): EditedRule =>
  before.by === next.by && before.delay === next.delay && before.instructions === next.instructions
    ? next
    : { ...next, sendsUnread: false }

/** What prevents a rule from being used; a condition by its index. */
type RuleProblem = 'name' | 'templates' | 'instructions' | 'perDay' | `condition ${number}`

export const isComplete = (condition: EditedCondition): boolean => {
  switch (condition.kind) {
    case 'country':
      return condition.countries.length > 0
    case 'language':
      return condition.languages.length > 0
    case 'version':
      return condition.version.trim() !== ''
    case 'contains-any':
    case 'contains-none':
      return condition.words.length > 0
  }
}

export function problemsOf({ name, conditions, by, templateIds, instructions, perDay }: EditedRule): RuleProblem[] {
  const { entries } = ReplyRule
  return [
    ...(v.is(entries.name, name) ? [] : (['name'] as const)),
    ...conditions.flatMap((one, index) => (isComplete(one) ? [] : ([`condition ${index}`] as const))),
    ...(by === 'template' && templateIds.length === 0 ? (['templates'] as const) : []),
    ...(by === 'ai' && instructions.length > INSTRUCTIONS_MAX ? (['instructions'] as const) : []),
    ...(v.is(entries.perDay, Number(perDay)) ? [] : (['perDay'] as const)),
  ]
}

/** The rule for a dry run before it is complete: incomplete parts are left out. */
export function triedOf(edited: EditedRule): ReplyRule {
  const { by, templateIds, tone, language, instructions, perDay, conditions, name, ...rule } = edited
  return {
    ...rule,
    name: name.trim(),
    isOn: true,
    perDay: v.is(ReplyRule.entries.perDay, Number(perDay)) ? Number(perDay) : PER_DAY_DEFAULT,
    conditions: conditions.filter(isComplete),
    answer:
      by === 'template'
        ? { by, templateIds: templateIds.slice(0, TEMPLATES_MAX) }
        : { by, tone, language, instructions: instructions.slice(0, INSTRUCTIONS_MAX) },
  }
}

/** The rule as it is sent; null: something is missing. */
export function ruleOf(edited: EditedRule, isOn: boolean): ReplyRule | null {
  if (problemsOf(edited).length > 0) return null
  const parsed = v.safeParse(ReplyRule, { ...triedOf(edited), isOn })
  return parsed.success ? parsed.output : null
}

/** Whether both say the same, whatever was chosen of the kind of answer that is not used. */
export const saysTheSame = (edited: EditedRule, rule: ReplyRule): boolean => {
  const written = ruleOf(edited, rule.isOn)
  return written !== null && JSON.stringify(written) === JSON.stringify(v.parse(ReplyRule, rule))
}
