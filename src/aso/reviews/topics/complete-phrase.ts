import { cannotBegin, cannotEnd, mayTell } from './phrase-edges.ts'
import { usualSpelling, type IndexedTerm } from './term-index.ts'

/** A word is a part of a longer phrase where so many of its occurrences have the same neighbour. */
const BOUND = 0.8

/** Which pairs of words a person would call a thing, and what they would call it. */
export interface CompletePhrases {
  isComplete: (pair: IndexedTerm) => boolean
  /** The whole phrase of which the pair is the beginning: "heart rate" is "heart rate monitor". */
  nameOf: (pair: IndexedTerm) => string
}

/**
 * A phrase neither begins nor ends with a word that leans on another, and does not break off within a longer one: "bit of
 * brown" is none, where people write of "brown noise".
 */
export function completePhrases(index: ReadonlyMap<string, IndexedTerm>, language: string): CompletePhrases {
  const known = new Map<IndexedTerm, boolean>()
  const isPhrase = (pair: IndexedTerm): boolean => {
    let is = known.get(pair)
    if (is === undefined) {
      const [first, last] = edgesOf(pair)
      known.set(pair, (is = !cannotBegin(first, language) && !cannotEnd(last, language)))
    }
    return is
  }
  const [begunBy, endedBy] = [strongest(index, 0), strongest(index, 1)]
  const isBound = (word: string, pair: IndexedTerm | undefined): pair is IndexedTerm =>
    pair !== undefined && isPhrase(pair) && pair.count >= (index.get(word)?.count ?? Infinity) * BOUND
  /** The phrase that goes on where the pair ends. */
  const following = ({ key }: IndexedTerm) => {
    const word = key.split(' ')[1]!
    const next = begunBy.get(word)
    return isBound(word, next) ? next : undefined
  }
  const preceding = ({ key }: IndexedTerm) => {
    const word = key.split(' ')[0]!
    const before = endedBy.get(word)
    return isBound(word, before) ? before : undefined
  }
  return {
    isComplete: (pair) => {
      if (!isPhrase(pair) || preceding(pair)) return false
      const next = following(pair)
      return next === undefined || preceding(next) === pair
    },
    nameOf: (pair) => {
      const next = following(pair)
      const name = usualSpelling(pair)
      if (next === undefined || preceding(next) !== pair) return name
      const added = usualSpelling(next).split(' ').slice(1)
      return added.some((word) => mayTell(word, language)) ? name : [name, ...added].join(' ')
    },
  }
}

/** First and last word; where words stand without spaces, as the dictionary parts them. */
function edgesOf(pair: IndexedTerm): [string, string] {
  const spelling = usualSpelling(pair)
  const words = (spelling.includes(' ') ? spelling : pair.key).split(' ')
  return [words[0]!, words.at(-1)!]
}

/** The pair that each word begins, or ends, most often. */
function strongest(index: ReadonlyMap<string, IndexedTerm>, at: 0 | 1): Map<string, IndexedTerm> {
  const found = new Map<string, IndexedTerm>()
  for (const term of index.values()) {
    if (term.words !== 2) continue
    const word = term.key.split(' ')[at]!
    if ((found.get(word)?.count ?? 0) < term.count) found.set(word, term)
  }
  return found
}
