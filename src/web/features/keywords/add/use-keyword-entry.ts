import { useDeferredValue, useState } from 'react'
import { readSubmission, type Submission, type SubmissionToken } from '#aso/keywords/submission.ts'
import { KEYWORDS_PER_SUBMISSION } from '#contract/protocol/limits.ts'

/** Keywords that stand in the list at most: a file may hold 100,000, and as many buttons would be no list any more. */
export const LISTED_MAX = 2 * KEYWORDS_PER_SUBMISSION

interface KeywordEntry {
  /** With what is being typed. */
  submission: Submission
  /** Those that are ended, as they were typed. */
  ended: readonly string[]
  /** For how many of those added last the list had no room. */
  leftOut: number
  typed: string
  type: (text: string) => void
  /** Every keyword of a text. */
  add: (text: string) => void
  /** Keywords of another list; what is being typed stays. */
  append: (keywords: readonly string[]) => void
  /** The keywords of a column, each once; those that are tracked only where there is room for all. */
  addColumn: (column: Submission) => void
  remove: (index: number) => void
  /** KEY-023: takes out those that are over the limit. */
  removeOver: () => void
}

/**
 * Keywords that one types, pastes or reads from a file, and what they would add to those that are tracked.
 * @param first what was entered before
 */
export function useKeywordEntry(
  locale: string,
  tracked: ReadonlySet<string>,
  first: Pick<KeywordEntry, 'ended' | 'leftOut' | 'typed'>,
): KeywordEntry {
  const [{ ended, leftOut }, setList] = useState<Pick<KeywordEntry, 'ended' | 'leftOut'>>(first)
  const [typed, setTyped] = useState(first.typed)
  const text = useDeferredValue([...ended, typed].join('\n'))
  const submission = readSubmission(text, { locale, tracked })
  const append = (more: readonly string[]) => setList((list) => listOf([...list.ended, ...more]))
  return {
    submission,
    ended,
    leftOut,
    typed,
    append,
    type: (next) => {
      const split = splitTyped(next, locale)
      if (split.ended.length === 0) return setTyped(next)
      append(split.ended)
      setTyped(split.typed)
    },
    add: (text) => {
      append(keywordsIn(text, locale))
      setTyped('')
    },
    addColumn: ({ tokens }) => {
      const once = tokens.filter(({ state }) => state !== 'duplicate')
      const fits = ended.length + once.length <= LISTED_MAX
      append((fits ? once : once.filter(isNew)).map((token) => token.text))
    },
    remove: (index) => setList((list) => ({ ...list, ended: list.ended.toSpliced(index, 1) })),
    removeOver: () => {
      const all = readSubmission([...ended, typed].join('\n'), { locale, tracked }).tokens
      setList({ ended: all.filter(({ state }) => state !== 'over').map((token) => token.text), leftOut })
      setTyped('')
    },
  }
}

const isNew = ({ state }: SubmissionToken) => state === 'new' || state === 'over'

const listOf = (all: readonly string[]) => ({
  ended: all.slice(0, LISTED_MAX),
  leftOut: Math.max(0, all.length - LISTED_MAX),
})

const nothing: ReadonlySet<string> = new Set()

/** The keywords of a text, each as it was typed. */
export const keywordsIn = (text: string, locale: string): string[] =>
  readSubmission(text, { locale, tracked: nothing }).tokens.map((token) => token.text)

/** KEY-022: the keywords that a comma has ended, and what is being typed after the last one. */
function splitTyped(text: string, locale: string): { ended: string[]; typed: string } {
  const { tokens } = readSubmission(text, { locale, tracked: nothing })
  const last = tokens.at(-1)
  const isBeingTyped = last !== undefined && last.end === text.trimEnd().length
  return {
    ended: (isBeingTyped ? tokens.slice(0, -1) : tokens).map((token) => token.text),
    typed: isBeingTyped ? text.slice(last.start) : '',
  }
}
