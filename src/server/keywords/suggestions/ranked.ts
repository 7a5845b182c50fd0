import { RANKED_FIRST_WAIT_MS } from '#contract/protocol/limits.ts'
import { requireFeature } from '#server/quotas/features.ts'
import { allRankedKeywords } from '../ranked.ts'
import { noKeywords, notInMarket, type SuggestKeywords } from './suggestion-source.ts'

/**
 * What the app is among the listed places for, best rank first; COUNTING until it is counted.
 * @throws FEATURE_LOCKED in the plans that lack all ranked keywords
 */
export const whatRanks: SuggestKeywords = async (asked) => {
  await requireFeature(asked.services, asked.caller, 'app-overview')
  const answer = await allRankedKeywords(asked, RANKED_FIRST_WAIT_MS)
  if (answer.status === 'IN_PROGRESS') {
    const { status: _, ...until } = answer
    return { keywords: null, reason: 'COUNTING', ...until, provenance: null }
  }
  const { status: _, keywords, provenance, pool, retryAfterSeconds } = answer
  const more = { ...(pool && { pool }), ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
  if (keywords) return { keywords, provenance, ...more }
  if (!pool) return notInMarket
  return { ...noKeywords(retryAfterSeconds === undefined ? 'NOTHING_STORED' : 'COUNTING'), ...more }
}
