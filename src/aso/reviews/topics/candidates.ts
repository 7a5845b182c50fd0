import { logOdds, type PhraseCounts } from '../../log-odds.ts'
import { completePhrases } from './complete-phrase.ts'
import { determinersOf } from './talk-words.ts'
import { usualSpelling, type IndexedTerm } from './term-index.ts'

/** Stars of the reviews that an index is of, by number. */
export type Stars = readonly number[]

/** A term that may be a topic. */
export interface Candidate extends IndexedTerm {
  /** Standard deviations from "used alike" by reviews of one and two stars and by those of four and five (see `logOdds`). */
  z: number
  /** As a person would say it. */
  name: string
  /** What it is worth as a topic, against the others. */
  score: number
}

/** Reviews below which a term is somebody's own. */
const REVIEWS_MIN = 3
/** In a set of fewer than `SMALL`, two people are many. */
const SMALL = 40
/** In large sets, so much of all reviews. */
const SHARE_MIN = 0.003
/** What stands in more of the reviews belongs to the app, unless it divides those that are content from those that are not. */
const SHARE_MAX = 0.15
const LARGE = 200
/** How much of the rarer word's reviews two words must share to be a phrase. */
const COHESION_MIN = 0.25
/** Of the phrases with a word that says nothing by itself, such as "latest update". */
const COHESION_WITH_TALK = 0.4
/** Chance alone gets there in one of a thousand terms. */
const POLAR = 3.3
/** Of the occurrences of a thing, so many stand behind an article or the like. */
const NAMED_MIN = 0.12
/** Where fewer of all words do, people write without articles, and nothing can be told from them. */
const NAMED_USUALLY = 0.06

/** Japanese grammar, and one sign of which a dictionary made a word of its own. */
const PART_OF_A_WORD = /^(?:\p{Script=Hiragana}+|\p{Script=Han})$/u
/** Of the reviews of a complaint so many have one or two stars. */
const LOW_MIN = 0.8

/** Terms worth a topic, best first. */
export function candidatesOf(index: ReadonlyMap<string, IndexedTerm>, stars: Stars, language: string): Candidate[] {
  const least = stars.length < SMALL ? REVIEWS_MIN - 1 : Math.max(REVIEWS_MIN, Math.ceil(stars.length * SHARE_MIN))
  const namesThings = determinersOf(language).size > 0 && namedShare(index) >= NAMED_USUALLY
  const phrases = completePhrases(index, language)
  const common = [...index.values()].filter(({ reviews }) => reviews.length >= least)
  const z = polarityOf(common, stars)
  const candidates: Candidate[] = []
  for (const term of common) {
    const size = term.reviews.length
    if (term.isTalk) continue
    const polarity = z.get(term.key) ?? 0
    const named = term.named / term.count
    if (term.words === 1) {
      const isThing = !namesThings || named >= NAMED_MIN
      if (!isThing && Math.abs(polarity) < POLAR && !isComplaint(term, stars)) continue
      if (isOfTheApp(term, stars) || PART_OF_A_WORD.test(term.key)) continue
    }
    if (term.words === 2 && !(isPhrase(term, index) && phrases.isComplete(term))) continue
    const score = Math.sqrt(size) * (1 + (namesThings ? Math.min(named, 0.6) : 0.3)) * (1 + Math.abs(polarity) / 2)
    if (term.words === 1) candidates.push({ ...term, z: polarity, score, name: usualSpelling(term) })
    else candidates.push({ ...term, z: polarity, score: score * weightOf(term, index), name: phrases.nameOf(term) })
  }
  return candidates.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
}

function namedShare(index: ReadonlyMap<string, IndexedTerm>): number {
  let count = 0
  let named = 0
  for (const term of index.values()) {
    count += term.count
    named += term.named
  }
  return count === 0 ? 0 : named / count
}

function polarityOf(terms: readonly IndexedTerm[], stars: Stars): Map<string, number> {
  const low = new Map<string, number>()
  const high = new Map<string, number>()
  for (const { key, reviews } of terms) {
    for (const at of reviews) {
      const side = stars[at]! <= 2 ? low : stars[at]! >= 4 ? high : undefined
      side?.set(key, (side.get(key) ?? 0) + 1)
    }
  }
  const z = new Map<string, number>()
  const compare = (here: PhraseCounts, others: PhraseCounts, sign: 1 | -1) => {
    for (const odds of logOdds(here, others)) if (!z.has(odds.phrase)) z.set(odds.phrase, sign * odds.z)
  }
  compare(low, high, 1)
  compare(high, low, -1)
  return z
}

const isLow = ({ reviews }: IndexedTerm, stars: Stars) =>
  reviews.filter((at) => stars[at]! <= 2).length >= reviews.length * LOW_MIN

/** In a small set no word can be told from chance: what the discontent alone write is worth reading. */
const isComplaint = (term: IndexedTerm, stars: Stars) =>
  stars.length < LARGE && term.reviews.length >= REVIEWS_MIN && isLow(term, stars)

const isOfTheApp = (term: IndexedTerm, stars: Stars) =>
  stars.length >= LARGE && term.reviews.length >= stars.length * SHARE_MAX && !isLow(term, stars)

/** A pair says more than a word, less so with one that says nothing by itself, or with a small one between. */
function weightOf(term: IndexedTerm, index: ReadonlyMap<string, IndexedTerm>): number {
  const hasTalk = term.key.split(' ').some((key) => index.get(key)?.isTalk)
  const hasJoiner = usualSpelling(term).split(' ').length > 2
  return (hasTalk ? 1 : 1.3) * (hasJoiner ? 0.9 : 1)
}

function isPhrase(term: IndexedTerm, index: ReadonlyMap<string, IndexedTerm>): boolean {
  const parts = term.key.split(' ').map((key) => index.get(key))
  if (parts.some((part) => part === undefined)) return false
  const saying = parts.filter((part) => !part!.isTalk)
  const hasTalk = saying.length < parts.length
  if (hasTalk && term.reviews.length < REVIEWS_MIN) return false
  const rarest = Math.min(...saying.map((part) => part!.reviews.length))
  return term.reviews.length >= rarest * (hasTalk ? COHESION_WITH_TALK : COHESION_MIN)
}
