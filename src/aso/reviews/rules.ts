import type { ReplyRule } from '#contract/reviews/automation.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { chooseTemplate, type NoTemplate, type TemplateSource } from './choose-template.ts'
import { missOf, type Miss, type RuledReview } from './fits-rule.ts'
import { wordFinder, wordsOf, type HeldWords } from './held-words.ts'
import { canBeLookedThrough, sensitiveWordIn } from './sensitive-words.ts'

export type JudgedReview = RuledReview & Pick<OwnReview, 'source' | 'author' | 'isDone'> & { reply: object | null }

export type RuleAnswered =
  | { ruleId: string; by: 'template'; templateId: string; text: string }
  | { ruleId: string; by: 'ai' }

/**
 * Why a review is left to people. `no-rule`: none that is on fits, with what each of them misses; all others are of the first
 * rule that fits, which no other one takes the place of.
 */
export type LeftOut =
  | { why: 'no-rule'; misses: { ruleId: string; miss: Miss }[] }
  /** It has a reply, in whichever state; was marked as done; can't be answered from here; is stars alone. */
  | { why: 'answered' | 'done' | 'read-only' | 'no-text'; ruleId: string }
  /** It holds a word that always goes to a person. */
  | { why: 'sensitive'; ruleId: string; word: string }
  /** It is in a language or script in which no such words are known. */
  | { why: 'unknown-words'; ruleId: string }
  | { why: 'no-template'; ruleId: string; because: NoTemplate }

export type Decision = ({ is: 'answered' } & RuleAnswered) | ({ is: 'left-out' } & LeftOut)

export interface RuleContext extends TemplateSource {
  /** From when on each rule answers what is written, ms, by its id; one that is not in it answers everything. */
  from?: ReadonlyMap<string, number>
}

/**
 * What the rules that are on make of reviews, in the job, in a dry run on the server and on the device: the first that fits
 * answers. Makes no draft: `by: 'ai'` tells that a language model has to be asked. `asItCame`: as if nobody had answered it yet.
 */
export function decider(
  rules: readonly ReplyRule[],
  context: RuleContext,
): (review: JudgedReview, asItCame?: boolean) => Decision {
  const running = rules.filter(({ isOn }) => isOn)
  const holdsAny = wordFinder()
  return (review, asItCame = false) => {
    const words = () => wordsOf(review)
    const misses: { ruleId: string; miss: Miss }[] = []
    for (const rule of running) {
      const miss = missOf(rule, review, { words, holdsAny }, context.from?.get(rule.id) ?? -Infinity)
      if (miss === null)
        return answerOf(rule, asItCame ? { ...review, reply: null, isDone: false } : review, words, context)
      misses.push({ ruleId: rule.id, miss })
    }
    return { is: 'left-out', why: 'no-rule', misses }
  }
}

function answerOf(
  { id: ruleId, answer }: ReplyRule,
  review: JudgedReview,
  words: () => HeldWords,
  context: RuleContext,
): Decision {
  const why = untouched(review)
  if (why) return { is: 'left-out', why, ruleId }
  const word = sensitiveWordIn(words())
  if (word !== null) return { is: 'left-out', why: 'sensitive', ruleId, word }
  if (!canBeLookedThrough(words())) return { is: 'left-out', why: 'unknown-words', ruleId }
  if (answer.by === 'ai') return { is: 'answered', ruleId, by: 'ai' }
  const chosen = chooseTemplate(review, answer.templateIds, context)
  if (typeof chosen === 'string') return { is: 'left-out', why: 'no-template', ruleId, because: chosen }
  return { is: 'answered', ruleId, by: 'template', ...chosen }
}

function untouched({ source, reply, isDone, title, body }: JudgedReview) {
  if (source === 'market') return 'read-only' as const
  if (reply !== null) return 'answered' as const
  if (isDone) return 'done' as const
  return `${title ?? ''}${body}`.trim() === '' ? ('no-text' as const) : null
}
