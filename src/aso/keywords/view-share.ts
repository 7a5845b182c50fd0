import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'

/**
 * Share of those who search that look at the result at a rank, 0..1: 1 / rank, nothing beyond the first 200.
 *
 * An assumption, for no store tells: the position-based model of result lists with its usual exponent of 1 (Joachims,
 * Swaminathan and Schnabel, "Unbiased Learning-to-Rank with Biased Feedback", WSDM 2017). The first result is seen by all, the
 * second by half of them, the tenth by one in ten.
 *
 * @param rank from 1; 0: not among the places that the store lists
 */
export const viewShare = (rank: number): number => (rank >= 1 && rank <= RANKED_POSITIONS ? 1 / rank : 0)
