import type { Unwanted } from './candidates.ts'
import { coverageOf, decisiveOf, type KnownKeyword } from './coverage.ts'
import { fieldLength } from './field-text.ts'
import { bestAdditions, lackingWords, withoutWords, worthOf, type LackingWords, type Room } from './next-words.ts'
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
  const lacking = lackingWords(keywords, present)
  const beginnings = bestAdditions(lacking, room)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, BEGINNINGS)
  const worthWith = (words: readonly string[]) => {
    const taken = new Set(words)
    return lacking.reduce((sum, one) => sum + (one.words.every((word) => taken.has(word)) ? one.worth : 0), 0)
  }
  return [[], ...beginnings.map(({ words }) => words)]
    .map((beginning) => oneAfterTheOther(lacking, present.locale, room, beginning))
    .reduce((best, words) => (worthWith(words) > worthWith(best) ? words : best))
}

/** The given words, then those of most worth for each character with these, until nothing fits. */
function oneAfterTheOther(
  lacking: readonly LackingWords[],
  locale: string,
  { free, isEmpty }: Room,
  beginning: readonly string[],
): string[] {
  const words = [...beginning]
  for (;;) {
    const isFirst = isEmpty && words.length === 0
    const room = { free: free - (isEmpty ? fieldLength(words) : lengthAfter(words)), isEmpty: isFirst }
    const { find } = searchWords(words, locale)
    const next = bestAdditions(withoutWords(lacking, new Set(words)), room).find((one) =>
      // Its other number may have been taken for another keyword.
      one.words.every((word) => find(word) === null),
    )
    if (!next) return words
    words.push(...next.words)
  }
}

/** Characters of words after others, each with its comma. */
const lengthAfter = (words: readonly string[]): number => (words.length === 0 ? 0 : 1 + fieldLength(words))
