import { eachPhrase } from '../density.ts'
import { trackableKeyword } from '../keywords/normalise-keyword.ts'
import { tokenize } from '../tokens.ts'
import type { TermSource } from './expected-value.ts'

/** An app's texts in one language. */
export interface AppTexts {
  title: string
  /** Subtitle, or short description; null: none, or not known. */
  subtitle: string | null
  /** null: not known. */
  description: string | null
}

/** A term with the best place in which it stands. */
export interface FoundTerm {
  term: string
  source: Extract<TermSource, 'title' | 'description'>
}

/** Words of the longest phrases. */
const LONGEST = 4
/** What stands in fewer descriptions is this one's own wording. */
const DESCRIPTIONS_MIN = 3

/**
 * What people may type to find one of a few similar apps: words and phrases of up to four words, of all titles and subtitles, and
 * those that stand in at least three of the descriptions. No phrase crosses a sentence or begins or ends with a stop word. Those of
 * titles first, then those of most descriptions; each once.
 */
export function termsOfTexts(apps: readonly AppTexts[], locale: string): FoundTerm[] {
  const inTitles = new Set<string>()
  const documents = new Map<string, number>()
  for (const { title, subtitle, description } of apps) {
    for (const text of [title, subtitle ?? '']) for (const phrase of phrasesOf(text, locale)) inTitles.add(phrase)
    for (const phrase of phrasesOf(description ?? '', locale)) documents.set(phrase, (documents.get(phrase) ?? 0) + 1)
  }
  const described = [...documents]
    .filter(([, count]) => count >= DESCRIPTIONS_MIN)
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
  const found = new Map<string, FoundTerm>()
  const add = (phrase: string, source: FoundTerm['source']) => {
    const term = trackableKeyword(phrase, locale)
    if (term !== null && !found.has(term)) found.set(term, { term, source })
  }
  for (const phrase of inTitles) add(phrase, 'title')
  for (const [phrase] of described) add(phrase, 'description')
  return [...found.values()]
}

function phrasesOf(text: string, locale: string): Set<string> {
  const phrases = new Set<string>()
  eachPhrase(tokenize(text, locale), (phrase) => phrases.add(phrase), LONGEST)
  return phrases
}
