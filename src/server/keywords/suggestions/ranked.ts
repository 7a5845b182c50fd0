import { allRankedKeywords } from '../ranked.ts'
import { notInMarket, type SuggestKeywords } from './suggestion-source.ts'

/** The list takes seconds where it has to be counted first. */
const COUNT_WAIT_MS = 30_000

/** What the app is among the first 200 for, best rank first. */
export const whatRanks: SuggestKeywords = async (asked) => {
  const answer = await allRankedKeywords(asked, COUNT_WAIT_MS)
  if (answer.status === 'IN_PROGRESS') return { keywords: null, reason: 'STORE_UNAVAILABLE', provenance: null }
  const { keywords, provenance } = answer
  return keywords ? { keywords, provenance } : notInMarket
}
