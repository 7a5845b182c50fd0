import { countCharacters } from '../characters.ts'
import { decisiveOf, type KnownKeyword } from './coverage.ts'
import { functionWordsOf } from './function-words.ts'
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
/** What an unknown number counts as: a low volume, and a relevancy in the middle. */
export const UNKNOWN = { volume: 20, relevancy: 50 } as const
/** The user says by tracking a keyword that it matters. */
export const TRACKED_WEIGHT = 2

/**
 * What covering a keyword is worth: its volume, as far as it is relevant, and twice that if it is tracked. Its difficulty is
 * left out: it says how high an app can rise, and not what a place in the field is worth.
 */
export const worthOf = ({ volume, relevancy, isTracked }: KnownKeyword): number =>
  ((volume ?? UNKNOWN.volume) * (relevancy ?? UNKNOWN.relevancy) * (isTracked ? TRACKED_WEIGHT : 1)) / 100

/**
 * What to add to the field next: the words that keywords lack, alone or in twos and threes, by the worth of all keywords that
 * they complete for each character that they take. Only what fits into `free` characters; best first, at most `most`.
 */
export function nextWords(
  keywords: readonly KnownKeyword[],
  present: SearchWords,
  { free, isEmpty, most }: { free: number; isEmpty: boolean; most: number },
): NextWords[] {
  const lacking = groupByMissing(keywords, present)
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

interface Group {
  words: string[]
  count: number
  worth: number
}

const keyOf = (words: readonly string[]) => words.join(' ')

/** Keywords by the words that they lack; singular and plural of a word are one, in the shorter form that is searched for. */
function groupByMissing(keywords: readonly KnownKeyword[], present: SearchWords): Map<string, Group> {
  const formOf = shortestForm(keywords, present)
  const groups = new Map<string, Group | null>()
  for (const keyword of keywords) {
    const missing = decisiveOf(keyword, present.locale).filter((word) => present.find(word) === null)
    const words = [...new Set(missing.map(formOf))].sort()
    if (words.length === 0 || words.length > MISSING_MAX) continue
    const key = keyOf(words)
    let group = groups.get(key)
    if (group === undefined)
      groups.set(key, (group = isWorthAdding(words, present) ? { words, count: 0, worth: 0 } : null))
    if (!group) continue
    group.count += 1
    group.worth += worthOf(keyword)
  }
  return new Map([...groups].flatMap(([key, group]) => (group ? [[key, group] as const] : [])))
}

/** Whether none of the words would be wasted (`wastedEntries`): a function word, or there already, as it is or otherwise. */
function isWorthAdding(words: readonly string[], present: SearchWords): boolean {
  const functionWords = functionWordsOf(present.locale)
  return words.every(
    (word, at) =>
      !functionWords.has(word) &&
      present.find(word) === null &&
      (at === 0 || searchWords(words.slice(0, at), present.locale).find(word) === null),
  )
}

/** Finds the shortest form of a missing word, of those in known keywords that are missing as well. */
function shortestForm(keywords: readonly KnownKeyword[], { locale, find }: SearchWords): (word: string) => string {
  const known = new Set(keywords.flatMap((keyword) => decisiveOf(keyword, locale)))
  const shortest = new Map<string, string>()
  return (word) => {
    const found = shortest.get(word)
    if (found !== undefined) return found
    const others = otherNumbers(word, locale).filter((form) => known.has(form) && find(form) === null)
    const form = [word, ...others].reduce((a, b) => (b.length < a.length || (b.length === a.length && b < a) ? b : a))
    shortest.set(word, form)
    return form
  }
}

/** Keys of all subsets of up to three words but the empty one. */
function subsetsOf([a, b, c]: readonly string[]): string[] {
  const all = [[a], [b], [c], [a, b], [a, c], [b, c], [a, b, c]]
  const whole = all.filter((words): words is string[] => words.every((word) => word !== undefined))
  return whole.map(keyOf)
}
