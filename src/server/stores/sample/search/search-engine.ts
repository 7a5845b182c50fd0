import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { textIndex, type Matching, type Scores } from './text-index.ts'
import { wordReader } from './word-reader.ts'

/** A listing as a search engine sees it; what is left empty is ''. */
export interface SearchDocument {
  title: string
  tagline: string
  developer: string
  description: string
}

/** What a word of a query scores in names and in descriptions. */
interface WordScores {
  names: Scores
  descriptions: Scores
  /** Function words add to the score, but nothing is left out for want of them. */
  needed: boolean
}

export interface SearchEngine {
  /** Relevance of a document for a query, by its number; 0: one of the words is not there. */
  relevance: (query: string, matching?: Matching) => (document: number) => number
  /** The same for words that are split already. */
  relevanceOfWords: (words: readonly string[], matching?: Matching) => (document: number) => number
}

const nameBoost = { title: 6, tagline: 3, developer: 2 } as const
/** Words whose scores are remembered. */
const WORDS_KEPT = 400
/** Longest stretch of indexing between two pauses for the event loop, ms. */
const STRETCH_MS = 8
/** A query that is the whole title means this one. */
const WHOLE_TITLE = 3

/**
 * Full-text search over listings: BM25 over title, subtitle or short description, developer and description, a match in
 * the title counting most; all words of a query but function words must be there. `documents` are numbered as they come. Indexing gives way
 * to other work all the time.
 */
export async function searchEngine(locale: string, documents: Iterable<SearchDocument>): Promise<SearchEngine> {
  const read = wordReader(locale)
  const names = textIndex(['title', 'tagline', 'developer'], nameBoost, read.all)
  const descriptions = textIndex(['description'], {}, read.keywords)
  const parts: { name: number; description: number; title: string }[] = []
  let pause = performance.now() + STRETCH_MS
  for (const { description, ...name } of documents) {
    parts.push({
      name: names.add(name),
      description: descriptions.add({ description }),
      title: keyOf(read.all(name.title)),
    })
    if (performance.now() < pause) continue
    await setImmediate()
    pause = performance.now() + STRETCH_MS
  }

  const kept = new LRUCache<string, Omit<WordScores, 'needed'>>({ max: WORDS_KEPT })
  const scoresOf = (word: string, matching: Matching) => {
    const key = `${matching} ${word}`
    let scores = kept.get(key)
    if (!scores) {
      scores = { names: names.scores(word, matching), descriptions: descriptions.scores(word, matching) }
      kept.set(key, scores)
    }
    return scores
  }

  const relevanceOfWords: SearchEngine['relevanceOfWords'] = (words, matching = 'exact') => {
    const anyKeyword = words.some(read.isKeyword)
    const scores = words.map((word) => {
      const needed = !anyKeyword || read.isKeyword(word)
      return { ...scoresOf(word, matching), needed }
    })
    const whole = keyOf(words)
    return (document) => {
      const part = parts[document]
      if (!part || scores.length === 0) return 0
      const relevance = sumOfAll(scores, part)
      return part.title === whole ? WHOLE_TITLE * relevance : relevance
    }
  }
  return {
    relevanceOfWords,
    relevance: (query, matching) => relevanceOfWords(read.all(query), matching),
  }
}

const keyOf = (words: readonly string[]) => words.join(' ')

function sumOfAll(scores: readonly WordScores[], { name, description }: { name: number; description: number }): number {
  let sum = 0
  for (const { names, descriptions, needed } of scores) {
    const score = (names.get(name) ?? 0) + (descriptions.get(description) ?? 0)
    if (score === 0 && needed) return 0
    sum += score
  }
  return sum
}
