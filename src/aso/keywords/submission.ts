import { KEYWORDS_PER_SUBMISSION } from '#contract/protocol/limits.ts'
import { trackableKeyword } from './normalise-keyword.ts'

/** KEY-022: commas and semicolons of every script, and line breaks. */
const BETWEEN = /[^,;\u061B\uFE14\uFE54\uFF1B\u060C\u3001\uFE50\uFE51\uFF0C\uFF64\n\v\f\r\u0085\u2028\u2029]+/g
/** White space, also what is not seen. */
const NOTHING = /^[\s\p{Cc}\p{Cf}]*$/u

/**
 * `new`: would be tracked. `duplicate`: an earlier one is the same (KEY-024). `tracked`: is tracked already. `over`: would be new
 * but for the limit (KEY-023). `invalid`: not a keyword, see `trackableKeyword`.
 */
export type TokenState = 'new' | 'duplicate' | 'tracked' | 'over' | 'invalid'

export interface SubmissionToken {
  /** As it was typed, without the white space around. */
  text: string
  /** Normalised; null: `invalid`. */
  keyword: string | null
  state: TokenState
  /** UTF-16 offsets of `text` in what was typed. */
  start: number
  end: number
}

export interface Submission {
  /** In the order of the text; nothing between two commas is no token. */
  tokens: SubmissionToken[]
  /** Those that are new, normalised: what is to be sent. */
  keywords: string[]
  /** Of each state; `new` and `over` together are what counts against the limit. */
  counts: Record<TokenState, number>
}

export interface KnownKeywords {
  locale: string
  /** Normalised keywords. */
  tracked: ReadonlySet<string>
  limit?: number
}

/**
 * What a text of keywords, separated by commas, semicolons or line breaks, would add (KEY-021 to KEY-024). Only what is new counts against
 * the limit, so a pasted list need not be rid of its duplicates first.
 */
export function readSubmission(text: string, known: KnownKeywords): Submission {
  const reader = submissionReader(known)
  reader.read(text)
  return reader.submission
}

/** As `readSubmission`, of a text that comes in parts, each of them whole lines. Offsets are those in the part. */
export function submissionReader({ locale, tracked, limit = KEYWORDS_PER_SUBMISSION }: KnownKeywords) {
  const submission: Submission = {
    tokens: [],
    keywords: [],
    counts: { new: 0, duplicate: 0, tracked: 0, over: 0, invalid: 0 },
  }
  const { tokens, keywords, counts } = submission
  const seen = new Set<string>()

  function stateOf(keyword: string | null): TokenState {
    if (keyword === null) return 'invalid'
    if (seen.has(keyword)) return 'duplicate'
    seen.add(keyword)
    if (tracked.has(keyword)) return 'tracked'
    if (keywords.length >= limit) return 'over'
    keywords.push(keyword)
    return 'new'
  }

  function read(text: string): void {
    for (const { 0: part, index } of text.matchAll(BETWEEN)) {
      if (NOTHING.test(part)) continue
      const typed = part.trim()
      const start = index + part.length - part.trimStart().length
      const keyword = trackableKeyword(typed, locale)
      const state = stateOf(keyword)
      counts[state]++
      tokens.push({ text: typed, keyword, state, start, end: start + typed.length })
    }
  }
  return { submission, read }
}
