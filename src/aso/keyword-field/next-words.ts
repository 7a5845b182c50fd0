import { countCharacters } from '../characters.ts'
import type { SplitKeyword } from './coverage.ts'
import { otherNumbers } from './number-forms.ts'
import { searchWords, type SearchWords } from './search-words.ts'

/** Words that are worth adding together. */
export interface NextWords {
  words: string[]
  /** What they add to the field, commas included. */
  characters: number
  /** Keywords that they complete. */
  gained: number
  /** What these are worth, all together: see `worthOf`. */
  worth: number
}

/** A keyword that lacks more words than this is too far away. */
const MISSING_MAX = 3
/** In the middle of their scales: what an unknown number counts as. */
const UNKNOWN = { volume: 20, difficulty: 50 } as const

/** What covering a keyword is worth, 0.05..100: its volume, less the share that its difficulty takes. */
export const worthOf = ({ volume, difficulty }: Pick<SplitKeyword, 'volume' | 'difficulty'>): number =>
  ((volume ?? UNKNOWN.volume) * (101 - (difficulty ?? UNKNOWN.difficulty))) / 100

/**
 * What to add to the field next: the words that keywords lack, alone or in twos and threes, by the worth of all keywords that
 * they complete for each character that they take. Only what fits into `free` characters; best first, at most `most`.
 */
export function nextWords(
  keywords: readonly SplitKeyword[],
  present: SearchWords,
  { free, isEmpty, locale, most }: { free: number; isEmpty: boolean; locale: string; most: number },
): NextWords[] {
  const lacking = groupByMissing(keywords, present, locale)
  return [...lacking.values()]
    .map(({ words }): NextWords => {
      const completed = subsetsOf(words).flatMap((key) => lacking.get(key) ?? [])
      const characters = words.reduce((sum, word) => sum + 1 + countCharacters(word), isEmpty ? -1 : 0)
      return {
        words,
        characters,
        gained: completed.reduce((sum, { count }) => sum + count, 0),
        worth: completed.reduce((sum, { worth }) => sum + worth, 0),
      }
    })
    .filter(({ characters }) => characters <= free)
    .sort((a, b) => b.worth / b.characters - a.worth / a.characters || (a.words.join() < b.words.join() ? -1 : 1))
    .slice(0, most)
}

/** Fills the free characters: the best words, then the best with these, until nothing fits. */
export function fillField(
  keywords: readonly SplitKeyword[],
  present: SearchWords,
  options: { free: number; isEmpty: boolean; locale: string },
): string[] {
  const added: string[] = []
  let [words, { free, isEmpty }] = [present, options]
  for (;;) {
    const [best] = nextWords(keywords, words, { ...options, free, isEmpty, most: 1 })
    if (!best) return added
    added.push(...best.words)
    words = searchWords([...words.words, ...best.words], options.locale)
    free -= best.characters
    isEmpty = false
  }
}

interface Group {
  words: string[]
  count: number
  worth: number
}

const keyOf = (words: readonly string[]) => words.join(' ')

/** Keywords by the words that they lack; singular and plural of a word are one, in the shorter form that is searched for. */
function groupByMissing(keywords: readonly SplitKeyword[], present: SearchWords, locale: string): Map<string, Group> {
  const known = new Set(keywords.flatMap(({ decisive }) => decisive))
  const shortest = new Map<string, string>()
  const formOf = (word: string) => {
    const found = shortest.get(word)
    if (found !== undefined) return found
    const forms = [word, ...otherNumbers(word, locale).filter((form) => known.has(form))]
    const form = forms.reduce((a, b) => (b.length < a.length || (b.length === a.length && b < a) ? b : a))
    shortest.set(word, form)
    return form
  }
  const groups = new Map<string, Group>()
  for (const keyword of keywords) {
    const missing = keyword.decisive.filter((word) => present.find(word) === null)
    const words = [...new Set(missing.map(formOf))].sort()
    if (words.length === 0 || words.length > MISSING_MAX) continue
    const group = groups.get(keyOf(words)) ?? { words, count: 0, worth: 0 }
    group.count += 1
    group.worth += worthOf(keyword)
    groups.set(keyOf(words), group)
  }
  return groups
}

/** Keys of all subsets of up to three words but the empty one. */
function subsetsOf([a, b, c]: readonly string[]): string[] {
  const all = [[a], [b], [c], [a, b], [a, c], [b, c], [a, b, c]]
  const whole = all.filter((words): words is string[] => words.every((word) => word !== undefined))
  return whole.map(keyOf)
}
