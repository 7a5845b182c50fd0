import { runsOf } from './pieces.ts'

/** What a quote is taken from. */
export interface Quotable {
  id: string
  body: string
  language: string
  likes: number | null
  /** Whether it shares the sentiment of most reviews of the topic. */
  isTypical: boolean
}

export interface Quote {
  reviewId: string
  /** Word for word. */
  text: string
}

/** Characters of a quote that says something and can be read at a glance. */
const SHORTEST = 30
const LONGEST = 220
/** What a quote loses for saying what those before it say (Carbonell and Goldstein, 1998: maximal marginal relevance). */
const REPETITION = 0.7
/** Reviews that are looked at for quotes: of many, the first hundred are as good. */
const LOOKED_AT = 100
const SENTENCE = /[^.!?…。！？\n]+[.!?…。！？]*/gu

interface Passage extends Quote {
  words: ReadonlySet<string>
  worth: number
}

/**
 * The passages that say most about a topic and do not repeat each other, word for word.
 * @param isAbout whether a term of this key belongs to the topic
 */
export function quotesOf(reviews: readonly Quotable[], stems: ReadonlySet<string>, most: number): Quote[] {
  const passages = reviews.slice(0, LOOKED_AT).flatMap((review) => passageOf(review, stems) ?? [])
  const chosen: Passage[] = []
  while (chosen.length < most) {
    let best: Passage | undefined
    let bestWorth = -Infinity
    for (const passage of passages) {
      if (chosen.some(({ reviewId, text }) => reviewId === passage.reviewId || text === passage.text)) continue
      const repeated = Math.max(0, ...chosen.map(({ words }) => likeness(words, passage.words)))
      const worth = passage.worth - REPETITION * repeated
      if (worth > bestWorth) [best, bestWorth] = [passage, worth]
    }
    if (!best) break
    chosen.push(best)
  }
  return chosen.map(({ reviewId, text }) => ({ reviewId, text }))
}

/** The best passage of a review; null: none is about the topic. */
function passageOf(review: Quotable, stems: ReadonlySet<string>): Passage | null {
  let best: Passage | null = null
  for (const text of textsOf(review.body)) {
    const pieces = runsOf(text, review.language).flat()
    if (!pieces.some(({ stem }) => stems.has(stem))) continue
    const words = new Set(pieces.flatMap(({ isContent, stem }) => (isContent ? [stem] : [])))
    const saying = new Set(pieces.flatMap(({ isContent, isTalk, stem }) => (isContent && !isTalk ? [stem] : []))).size
    const isReadable = text.length >= SHORTEST && text.length <= LONGEST
    const worth =
      (isReadable ? 1 : 0) +
      Math.min(saying, 8) / 8 +
      (review.isTypical ? 0.6 : 0) +
      Math.min(0.4, Math.log1p(review.likes ?? 0) / 8)
    if (!best || worth > best.worth) best = { reviewId: review.id, text, words, worth }
  }
  return best
}

/** The whole review where it is short, else its sentences, with the next one where they are short; long ones end at a word. */
function textsOf(body: string): string[] {
  const whole = body.trim()
  if (whole.length <= LONGEST / 2) return [whole]
  const sentences = [...whole.matchAll(SENTENCE)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }))
  return sentences.map(({ start, end }, at) => {
    const next = sentences[at + 1]
    const until = end - start < SHORTEST && next && next.end - start <= LONGEST ? next.end : end
    return shortened(whole.slice(start, until).trim())
  })
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.search(/[\s,;][^\s,;]*$/)
  return space > SHORTEST ? cut.slice(0, space) : cut
}

/** Shared words of all that either has (Jaccard). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0
  for (const word of a) if (b.has(word)) both += 1
  const either = a.size + b.size - both
  return either === 0 ? 0 : both / either
}
