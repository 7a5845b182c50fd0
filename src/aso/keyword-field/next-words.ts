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
export const nextWords = (
  keywords: readonly KnownKeyword[],
  present: SearchWords,
  { most, ...room }: Room & { most: number },
): NextWords[] => bestAdditions(lackingWords(keywords, present), room).slice(0, most)

export interface Room {
  /** Characters that are left. */
  free: number
  isEmpty: boolean
}

/** As `nextWords`, all of them, of words that keywords lack. */
export function bestAdditions(lacking: readonly LackingWords[], { free, isEmpty }: Room): NextWords[] {
  const byKey = new Map(lacking.map((one) => [keyOf(one.words), one]))
  return lacking
    .filter(({ words }) => words.length <= MISSING_MAX)
    .map(({ words }): NextWords => {
      const completed = subsetsOf(words).flatMap((key) => byKey.get(key) ?? [])
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
}

/** Words that keywords lack, how many of them and what these are worth. */
export interface LackingWords {
  words: string[]
  count: number
  worth: number
}

const keyOf = (words: readonly string[]) => words.join(' ')

/** Keywords by the words that they lack; singular and plural of a word are one, in the shorter form that is searched for. */
export function lackingWords(keywords: readonly KnownKeyword[], present: SearchWords): LackingWords[] {
  const formOf = shortestForm(keywords, present)
  const lacking = keywords.map((keyword) => {
    const missing = decisiveOf(keyword, present.locale).filter((word) => present.find(word) === null)
    return { words: [...new Set(missing.map(formOf))].sort(), count: 1, worth: worthOf(keyword) }
  })
  return together(lacking).filter(({ words }) => isWorthAdding(words, present))
}

/** The same once some of the words are there. */
export const withoutWords = (lacking: readonly LackingWords[], taken: ReadonlySet<string>): LackingWords[] =>
  together(lacking.map((one) => ({ ...one, words: one.words.filter((word) => !taken.has(word)) })))

/** Those that lack the same words become one; those that lack none go. */
function together(lacking: readonly LackingWords[]): LackingWords[] {
  const groups = new Map<string, LackingWords>()
  for (const { words, count, worth } of lacking) {
    if (words.length === 0) continue
    const group = groups.get(keyOf(words))
    groups.set(keyOf(words), { words, count: count + (group?.count ?? 0), worth: worth + (group?.worth ?? 0) })
  }
  return [...groups.values()]
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
