import { SHORTEST, type Passage } from './passages.ts'

/** What a quote is taken from. */
export interface Quotable {
  id: string
  passages: readonly Passage[]
  likes: number | null
  /** Whether it shares the sentiment of most reviews of the topic. */
  isTypical: boolean
}

export interface Quote {
  reviewId: string
  /** Word for word. */
  text: string
}

/** What a quote loses for saying what those before it say (Carbonell and Goldstein, 1998: maximal marginal relevance). */
const REPETITION = 0.8
/** So alike are two passages that one of them is enough. */
const SAME = 0.8
/** Characters that are read at a glance. */
const HANDY = 140
/** What a passage loses for being quoted of another topic already. */
const QUOTED_BEFORE = 0.8
/** Words of other passages of the topic that a typical one shares. */
const SHARED_MAX = 6

interface Quotation extends Quote {
  stems: ReadonlySet<string>
  worth: number
}

/**
 * The passages that say most about a topic, in words that others use, too, and do not repeat each other.
 * @param about stems of the topic's terms
 * @param quoted texts that other topics have; grows by those that are chosen
 */
export function quotesOf(
  reviews: readonly Quotable[],
  about: ReadonlySet<string>,
  { most, quoted }: { most: number; quoted: Set<string> },
): Quote[] {
  const isAbout = ({ stems }: Passage) => [...about].some((stem) => stems.has(stem))
  const mentioned = reviews.map((review) => ({ review, passages: review.passages.filter(isAbout) }))
  const usual = usualStems(mentioned.flatMap(({ passages }) => passages))
  const quotations = mentioned.flatMap(({ review, passages }) =>
    passages.map(({ text, stems, saying }): Quotation => {
      const shared = [...stems].filter((stem) => !about.has(stem) && (usual.get(stem) ?? 0) > 1)
      const typical = shared.reduce((sum, stem) => sum + usual.get(stem)!, 0) / mentioned.length
      const worth =
        (text.length >= SHORTEST ? 0.8 : 0) -
        Math.max(0, text.length - HANDY) / HANDY +
        Math.min(saying, 6) / 6 +
        Math.min(typical, 1) +
        Math.min(shared.length, SHARED_MAX) / SHARED_MAX +
        (review.isTypical ? 0.8 : 0) -
        (quoted.has(text) ? QUOTED_BEFORE : 0) +
        Math.min(0.4, Math.log1p(review.likes ?? 0) / 8)
      return { reviewId: review.id, text, stems, worth }
    }),
  )
  const chosen = leastAlike(quotations, most)
  for (const { text } of chosen) quoted.add(text)
  return chosen
}

function leastAlike(quotations: readonly Quotation[], most: number): Quote[] {
  const chosen: Quotation[] = []
  while (chosen.length < most) {
    let best: Quotation | undefined
    let bestWorth = -Infinity
    for (const one of quotations) {
      if (one.worth <= bestWorth) continue
      if (chosen.some(({ reviewId, text }) => reviewId === one.reviewId || text === one.text)) continue
      const repeated = Math.max(0, ...chosen.map(({ stems }) => likeness(stems, one.stems)))
      if (repeated >= SAME) continue
      const worth = one.worth - REPETITION * repeated
      if (worth > bestWorth) [best, bestWorth] = [one, worth]
    }
    if (!best) break
    chosen.push(best)
  }
  return chosen.map(({ reviewId, text }) => ({ reviewId, text }))
}

/** In how many passages each stem stands. */
function usualStems(passages: readonly Passage[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { stems } of passages) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** Shared words of all that either has (Jaccard). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0
  for (const word of a) if (b.has(word)) both += 1
  const either = a.size + b.size - both
  return either === 0 ? 0 : both / either
}
