import type { ReplyRule } from '#contract/reviews/automation.ts'
import type { HeldBecause } from '#contract/reviews/held.ts'
import { readWords } from './read-words.ts'

/** Of a rule's answer to a review. */
export interface Answered {
  text: string
  /** A language model has written it. */
  isDrafted: boolean
  /** What was found in it; null: nothing. */
  held: HeldBecause | null
}

/** How a rule's answer goes out: a person approves it, or it waits two hours, or a moment. */
export interface HowSent {
  delay: ReplyRule['delay']
  /** Why it waits for a person where its rule would not; null: it does not. */
  held: HeldBecause | null
}

/** So many of an app's newest replies may not be said again. */
export const RECENT_MAX = 50
/** Reviews with fewer stars are never answered by a model unread. */
const RATING_MIN = 4

/** What two texts are compared by. */
export const comparedText = (text: string): string => readWords(text)[0]!.compared.join(' ')

/**
 * How an answer goes out. What is a template's own text was written by people; a model's is sent unread only where the rule says
 * so, to content reviewers, and never the same twice.
 * @param recent the app's newest replies, as `comparedText` tells them
 */
export function howSent(
  rule: Pick<ReplyRule, 'delay' | 'sendsUnread'>,
  rating: number,
  answer: Answered,
  recent: ReadonlySet<string>,
): HowSent {
  if (answer.held) return { delay: 'ask', held: answer.held }
  if (!answer.isDrafted) return { delay: rule.delay, held: null }
  if (recent.has(comparedText(answer.text)))
    return { delay: 'ask', held: { kind: 'repeated', shown: answer.text.slice(0, 60).trim() } }
  if (rule.delay === 'ask' || !rule.sendsUnread) return { delay: 'ask', held: null }
  return rating < RATING_MIN ? { delay: 'ask', held: { kind: 'rating', shown: '' } } : { delay: rule.delay, held: null }
}
