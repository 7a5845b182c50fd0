import { useDeferredValue, useState } from 'react'
import { readSubmission, type Submission, type SubmissionToken } from '#aso/keywords/submission.ts'
import { KEYWORDS_PER_SUBMISSION } from '#contract/protocol/limits.ts'

/** Maximum length of the list: a file may hold 100,000 keywords, too many to render as buttons. */
export const LISTED_MAX = 2 * KEYWORDS_PER_SUBMISSION

interface KeywordEntry {
  /** Including the text being typed. */
  submission: Submission
  /** The ended keywords, as typed. */
  ended: readonly string[]
  /** How many of the keywords added last didn't fit into the list. */
  leftOut: number
  typed: string
  type: (text: string) => void
  /** Every keyword of a text. */
  add: (text: string) => void
  /** Adds keywords of another list; the text being typed stays. */
  append: (keywords: readonly string[]) => void
  /** Adds the keywords of a column, each once; tracked ones only if there is room for all. */
  addColumn: (column: Submission) => void
  remove: (index: number) => void
  /** KEY-023: removes the keywords over the limit. */
  removeOver: () => void
}

/**
 * Keywords that the user types, pastes or reads from a file, and what they would add to the tracked ones.
 * @param first what the user entered before
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

/** KEY-022: the keywords ended by a comma, and the text after the last one. */
function splitTyped(text: string, locale: string): { ended: string[]; typed: string } {
  const { tokens } = readSubmission(text, { locale, tracked: nothing })
  const last = tokens.at(-1)
  const isBeingTyped = last !== undefined && last.end === text.trimEnd().length
  return {
    ended: (isBeingTyped ? tokens.slice(0, -1) : tokens).map((token) => token.text),
    typed: isBeingTyped ? text.slice(last.start) : '',
  }
}
