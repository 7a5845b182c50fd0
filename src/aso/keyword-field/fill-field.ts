import type { Unwanted } from './candidates.ts'
import { coverageOf, decisiveOf, type KnownKeyword } from './coverage.ts'
import { nextWords, worthOf, type NextWords } from './next-words.ts'
import { searchWords, withWords, type SearchWords } from './search-words.ts'

export interface FilledWord {
  word: string
  /** Keywords that are covered once all the words are there, and need this one: why it is taken. Worth most first. */
  covers: KnownKeyword[]
}

export interface FieldFill {
  words: FilledWord[]
  /** Tracked keywords that stay uncovered, and why. */
  left: { keyword: KnownKeyword; reason: Unwanted | 'no-room' }[]
}

interface Room {
  /** Characters that are left. */
  free: number
  isEmpty: boolean
}

/** How many beginnings are tried. */
const BEGINNINGS = 12

/**
 * The words that make most of the free characters, and why each of them.
 *
 * The problem is the set-union knapsack (Goldschmidt, Nehme and Yu 1994): each uncovered keyword is an item, worth its volume
 * and relevancy (`worthOf`), that needs a set of words; words cost their characters and a comma, are paid once however many
 * keywords they serve, and must fit into what is free of the 100. Words of title and subtitle are paid already. It is NP-hard,
 * so the words with most worth for each character are taken one after the other, once from nothing and once after each of the
 * twelve additions of most worth; the best of these counts (greedy with partial enumeration, as Khuller, Moss and Naor 1999,
 * "The budgeted maximum coverage problem"; their bound does not carry over, because words are shared). What must not be taken
 * says `unwanted`, of `unwantedFinder`. Characters that no such keyword can use stay free.
 *
 * @param uncovered known keywords that neither this localization nor one that counts with it covers
 */
export function fillField(
  uncovered: readonly KnownKeyword[],
  present: SearchWords,
  room: Room,
  unwanted: (keyword: KnownKeyword) => Unwanted | null,
): FieldFill {
  const wanted = uncovered.filter((keyword) => unwanted(keyword) === null)
  const words = bestWords(wanted, present, room)
  const after = withWords(present, words)
  const isCovered = (keyword: KnownKeyword) => coverageOf(keyword, after) !== null
  const covered = uncovered.filter(isCovered).sort((a, b) => worthOf(b) - worthOf(a))
  return {
    words: words.map((word) => {
      const { find } = searchWords([word], present.locale)
      return { word, covers: covered.filter((one) => decisiveOf(one, present.locale).some((need) => find(need))) }
    }),
    left: uncovered
      .filter((keyword) => keyword.isTracked && !isCovered(keyword))
      .map((keyword) => ({ keyword, reason: unwanted(keyword) ?? ('no-room' as const) })),
  }
}

function bestWords(keywords: readonly KnownKeyword[], present: SearchWords, room: Room): string[] {
  const additions = nextWords(keywords, present, { ...room, most: Infinity }).sort((a, b) => b.worth - a.worth)
  const worthWith = (words: readonly string[]) => {
    const after = withWords(present, words)
    return keywords.reduce((sum, one) => sum + (coverageOf(one, after) === null ? 0 : worthOf(one)), 0)
  }
  let best = { words: oneAfterTheOther(keywords, present, room, []), worth: 0 }
  best.worth = worthWith(best.words)
  for (const first of additions.slice(0, BEGINNINGS)) {
    const words = oneAfterTheOther(keywords, present, room, [first])
    const worth = worthWith(words)
    if (worth > best.worth) best = { words, worth }
  }
  return best.words
}

/** The given words, then those of most worth for each character with these, until nothing fits. */
function oneAfterTheOther(
  keywords: readonly KnownKeyword[],
  present: SearchWords,
  { free, isEmpty }: Room,
  first: readonly NextWords[],
): string[] {
  const words = first.flatMap((one) => one.words)
  let left = free - first.reduce((sum, { characters }) => sum + characters, 0)
  for (;;) {
    const counted = withWords(present, words)
    const [next] = nextWords(keywords, counted, { free: left, isEmpty: isEmpty && words.length === 0, most: 1 })
    if (!next) return words
    words.push(...next.words)
    left -= next.characters
  }
}
