import type { RuleCondition } from '#contract/reviews/automation.ts'
import type { Store } from '#contract/store.ts'

/**
 * What a condition means, for a plain sentence below it. `examples`: which words a review may hold, and whether it then fits,
 * so that "contains none of A, B" is not taken for "not A and B together".
 */
export interface ConditionMeaning {
  examples: { holds: string[]; fits: boolean }[]
  /** The store never tells it of a review: the rule answers nothing. */
  isNeverTold: boolean
  /** Words of "contains any" that a "contains none" rules out: only reviews with another one of the words fit. */
  ruledOut: string[]
}

/** The App Store's reviews tell no version, Google Play's no country. */
const untold: Record<Store, RuleCondition['kind']> = { APP_STORE: 'version', GOOGLE_PLAY: 'country' }

/** What a rule's conditions mean, each by its place. All of them have to hold. */
export function explainConditions(conditions: readonly RuleCondition[], store: Store): ConditionMeaning[] {
  const kept = new Set(
    conditions.flatMap((condition) => (condition.kind === 'contains-none' ? condition.words.map(compared) : [])),
  )
  return conditions.map((condition) => ({
    examples: examplesOf(condition),
    isNeverTold: condition.kind === untold[store],
    ruledOut: condition.kind === 'contains-any' ? condition.words.filter((word) => kept.has(compared(word))) : [],
  }))
}

const compared = (word: string) => word.normalize('NFKC').toLowerCase()

/** One word alone already decides; two together change nothing. */
function examplesOf(condition: RuleCondition): ConditionMeaning['examples'] {
  if (condition.kind !== 'contains-any' && condition.kind !== 'contains-none') return []
  const fits = condition.kind === 'contains-any'
  const [first = '', second] = condition.words
  const both =
    second === undefined
      ? []
      : [
          { holds: [second], fits },
          { holds: [first, second], fits },
        ]
  return [{ holds: [first], fits }, ...both, { holds: [], fits: !fits }]
}
