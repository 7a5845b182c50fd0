import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { PackedScores } from './packed-scores.ts'
import { textIndex, type Matching } from './text-index.ts'
import { wordReader } from './word-reader.ts'

/** A listing as a search engine sees it; what is left empty is ''. */
export interface SearchDocument {
  title: string
  tagline: string
  developer: string
  description: string
  /** Words that the developer gives the store alone, as in the App Store's keyword field. */
  keywords?: string
}

interface Scored {
  names: PackedScores
  descriptions: PackedScores
}

/** What a word of a query scores. */
interface WordScores {
  there: Scored
  /** The same for words with the same stem, which do where the word itself is not there; null: not looked for. */
  kin: Scored | null
  /** Function words add to the score, but nothing is left out for want of them. */
  needed: boolean
}

/** How a query is matched: as people search, or while somebody types a name. */
export type Searching = Exclude<Matching, 'beginning'>

export interface SearchEngine {
  /**
   * Relevance of a document for a query, by its number. 0: it lacks one of the words, so a longer query finds no more.
   * Another form of a word does, too, for less, but not while somebody types.
   */
  relevance: (query: string, matching?: Searching) => (document: number) => number
  /** Whether a document has one of the words in its name, just as it is; words that only join others do not count. */
  namesOne: (query: string) => (document: number) => boolean
  /** Whether it has all of them in its name. */
  namesAll: (query: string) => (document: number) => boolean
}

const nameBoost = { title: 6, tagline: 3, developer: 2, keywords: 2 } as const
/** Scores that are remembered of the words asked for lately: about four megabytes. */
const SCORES_KEPT = 250_000
/** Queries whose words are remembered. */
const QUERIES_KEPT = 20_000
/** Shortest stem of a word, letters. */
const STEM_MIN = 5
/** What another form of a word counts against the word itself. */
const KIN = 0.3
/** Longest stretch of indexing between two pauses for the event loop, ms. */
const STRETCH_MS = 8
/** A query that is the whole title means this one. */
const WHOLE_TITLE = 3

/**
 * Full-text search over listings: BM25 over title, subtitle or short description, developer and description, a match in
 * the title counting most. `documents` are numbered as they come. Indexing
 * gives way to other work all the time.
 */
export async function searchEngine(locale: string, documents: Iterable<SearchDocument>): Promise<SearchEngine> {
  const read = wordReader(locale)
  const names = textIndex(['title', 'tagline', 'developer', 'keywords'], nameBoost, read.all)
  const descriptions = textIndex(['description'], {}, read.keywords)
  const parts: (Part & { title: string })[] = []
  let pause = performance.now() + STRETCH_MS
  for (const { description, keywords = '', ...name } of documents) {
    parts.push({
      name: names.add({ ...name, keywords }),
      description: descriptions.add({ description }),
      title: keyOf(read.all(name.title)),
    })
    if (performance.now() < pause) continue
    await setImmediate()
    pause = performance.now() + STRETCH_MS
  }
  read.forget()
  names.forgetTexts()
  descriptions.forgetTexts()

  const kept = new LRUCache<string, Scored>({
    maxSize: SCORES_KEPT,
    sizeCalculation: ({ names, descriptions }) => 1 + names.size + descriptions.size,
  })
  const scoresOf = (word: string, matching: Matching): Scored => {
    const key = `${matching} ${word}`
    let scores = kept.get(key)
    if (!scores) {
      scores = { names: names.scores(word, matching), descriptions: descriptions.scores(word, matching) }
      kept.set(key, scores)
    }
    return scores
  }
  /** null: the word is its own stem. */
  const kinOf = (word: string): Scored | null => {
    const stem = word.slice(0, Math.max(STEM_MIN, Math.floor(word.length / 2)))
    return stem.length < word.length ? scoresOf(stem, 'beginning') : null
  }

  const split = new LRUCache<string, string[]>({ max: QUERIES_KEPT })
  const wordsIn = (query: string): string[] => {
    let words = split.get(query)
    if (!words) split.set(query, (words = read.all(query)))
    return words
  }
  const scoresOfWords = (words: readonly string[], matching: Searching): WordScores[] => {
    const anyKeyword = words.some(read.isKeyword)
    const scored = words.map((word): WordScores => {
      const needed = !anyKeyword || read.isKeyword(word)
      return { there: scoresOf(word, matching), kin: needed && matching === 'exact' ? kinOf(word) : null, needed }
    })
    // The rarest first: most documents are out at the first word.
    return scored.sort((a, b) => Number(b.needed) - Number(a.needed) || spreadOf(a) - spreadOf(b))
  }
  const relevance: SearchEngine['relevance'] = (query, matching = 'exact') => {
    const words = wordsIn(query)
    const scores = scoresOfWords(words, matching)
    const whole = keyOf(words)
    return (document) => {
      const part = parts[document]
      if (!part || scores.length === 0) return 0
      const sum = sumOf(scores, part)
      return part.title === whole ? WHOLE_TITLE * sum : sum
    }
  }
  return {
    relevance,
    namesOne(query) {
      const scores = scoresOfWords(wordsIn(query), 'exact')
      return (document) => {
        const part = parts[document]
        return part !== undefined && scores.some(({ there, needed }) => needed && there.names.of(part.name) > 0)
      }
    },
    namesAll(query) {
      const scores = scoresOfWords(wordsIn(query), 'exact')
      return (document) => {
        const part = parts[document]
        return part !== undefined && scores.every(({ there, needed }) => !needed || there.names.of(part.name) > 0)
      }
    },
  }
}

const keyOf = (words: readonly string[]) => words.join(' ')

interface Part {
  name: number
  description: number
}

const scoreOf = ({ names, descriptions }: Scored, { name, description }: Part) =>
  names.of(name) + descriptions.of(description)

const sizeOf = ({ names, descriptions }: Scored) => names.size + descriptions.size
/** In how many documents a word stands, or else another form of it. */
const spreadOf = ({ there, kin }: WordScores) => sizeOf(there) || (kin ? sizeOf(kin) : 0)

/** 0: a needed word is missing. */
function sumOf(words: readonly WordScores[], part: Part): number {
  let sum = 0
  for (const { there, kin, needed } of words) {
    const score = scoreOf(there, part) || (kin ? KIN * scoreOf(kin, part) : 0)
    if (needed && score === 0) return 0
    sum += score
  }
  return sum
}
