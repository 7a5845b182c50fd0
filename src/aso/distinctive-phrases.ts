import { eachPhrase } from './density.ts'
import { logOdds } from './log-odds.ts'
import { tokenize } from './tokens.ts'

/** A phrase that only one text uses may be a brand's name, or somebody's habit. */
const TEXTS_MIN = 2
/** Standard deviations: chance alone gets there in one of twenty phrases. */
const Z_MIN = 1.96

/**
 * Words, and phrases of two or three, that `texts` use more than `others` do (see `logOdds`), most distinctive first. Each is
 * used by at least two of the texts, starts and ends with no stop word and crosses no sentence; at most `most`.
 */
export function distinctivePhrases(
  texts: readonly string[],
  others: readonly string[],
  locale: string,
  most: number,
): string[] {
  const here = phrasesIn(texts, locale)
  return logOdds(here.counts, phrasesIn(others, locale).counts)
    .filter(({ phrase, z }) => z >= Z_MIN && (here.texts.get(phrase) ?? 0) >= TEXTS_MIN)
    .slice(0, most)
    .map(({ phrase }) => phrase)
}

/** How often each phrase occurs in all texts together, and in how many of them. */
function phrasesIn(texts: readonly string[], locale: string) {
  const counts = new Map<string, number>()
  const inTexts = new Map<string, number>()
  for (const text of texts) {
    const seen = new Set<string>()
    eachPhrase(tokenize(text, locale), (phrase) => {
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
      seen.add(phrase)
    })
    for (const phrase of seen) inTexts.set(phrase, (inTexts.get(phrase) ?? 0) + 1)
  }
  return { counts, texts: inTexts }
}
