import type { AppDetails } from '#contract/overview/overview.ts'
import { eachPhrase } from './density.ts'
import { tokenize } from './tokens.ts'

/** What a phrase counts for standing once in a text: stores weigh names above descriptions. */
const WEIGHTS = { title: 100, shortDescription: 50, description: 1 } as const
/** Longer phrases of a description are worth a row once they are repeated. */
const REPEATED = 2

/**
 * Words, and phrases of two or three, that a listing's texts could be found by: those of the title first, then of the
 * subtitle or short description, then the most frequent of the description. No phrase starts or ends with a stop word or
 * crosses a sentence. Each once, at most `most`.
 */
export function keywordCandidates(
  texts: Pick<AppDetails, keyof typeof WEIGHTS>,
  locale: string,
  most: number,
): string[] {
  const weights = new Map<string, number>()
  for (const field of ['title', 'shortDescription', 'description'] as const) {
    const counts = new Map<string, { count: number; words: number }>()
    eachPhrase(tokenize(texts[field] ?? '', locale), (phrase, words) => {
      counts.set(phrase, { count: (counts.get(phrase)?.count ?? 0) + 1, words })
    })
    for (const [phrase, { count, words }] of counts) {
      const counted = field !== 'description' || words === 1 || count >= REPEATED
      if (counted) weights.set(phrase, (weights.get(phrase) ?? 0) + WEIGHTS[field] * count)
    }
  }
  return [...weights]
    .sort(([a, weightA], [b, weightB]) => weightB - weightA || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([phrase]) => phrase)
}
