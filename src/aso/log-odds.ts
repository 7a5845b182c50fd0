/** How often each phrase occurs; every count is positive. */
export type PhraseCounts = ReadonlyMap<string, number>

export interface PhraseOdds {
  phrase: string
  /** Occurrences in the texts in question. */
  count: number
  /** Standard deviations from "used alike"; above 0: used more than in the other texts. Beyond 1.96 chance is unlikely (5 %). */
  z: number
}

/** Weight of the prior, in words: as if 500 words of what both write had been read on either side before. */
export const PRIOR_WORDS = 500

/**
 * How much more each phrase of some texts is used there than in others: the log-odds ratio with an informative Dirichlet
 * prior, divided by its standard deviation. Unlike a ratio of frequencies it is not led by what occurs once, and unlike a
 * difference not by what occurs everywhere.
 *
 *   δ = ln((a + α) / (A + α₀ − a − α)) − ln((b + α) / (B + α₀ − b − α))
 *   z = δ / √(1 / (a + α) + 1 / (b + α))
 *
 * a, b: occurrences here and in the others; A, B: those of all phrases; α₀: `priorWords`; α = α₀ · (a + b) / (A + B).
 *
 * Source: Monroe, Colaresi and Quinn, "Fightin' Words: Lexical Feature Selection and Evaluation for Identifying the Content
 * of Political Conflict", Political Analysis 16 (2008), section 3: the variance is their approximation, the background both texts.
 * @returns one entry for each phrase of `here`, largest z first, equal ones by the alphabet
 */
export function logOdds(here: PhraseCounts, others: PhraseCounts, priorWords: number = PRIOR_WORDS): PhraseOdds[] {
  const A = total(here)
  const B = total(others)
  return Array.from(here, ([phrase, a]) => {
    const b = others.get(phrase) ?? 0
    const α = (priorWords * (a + b)) / (A + B)
    const δ = Math.log((a + α) / (A + priorWords - a - α)) - Math.log((b + α) / (B + priorWords - b - α))
    // A phrase that is all there is has no others to be compared with.
    return { phrase, count: a, z: Number.isNaN(δ) ? 0 : δ / Math.sqrt(1 / (a + α) + 1 / (b + α)) }
  }).sort((one, other) => other.z - one.z || (one.phrase < other.phrase ? -1 : 1))
}

const total = (counts: PhraseCounts) => [...counts.values()].reduce((sum, count) => sum + count, 0)
