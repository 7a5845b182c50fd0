import { COMPARED_PLACES, relatedKeywords } from '#aso/keywords/related.ts'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { SUGGESTIONS_MAX } from '#contract/protocol/limits.ts'
import { findAppIds } from '#server/history/app-ids.ts'
import { listsSharingFirst } from '#server/history/latest-lists.ts'
import { latestOf } from '#server/markets/live/searched-keywords.ts'
import type { TermQuery } from '#server/markets/market.ts'
import { searchedPool } from '#server/markets/pool/searched-pool.ts'
import { countAsked } from '../count-asked.ts'
import type { Asked, SuggestKeywords } from './suggestion-source.ts'

/**
 * Keywords that lead to the same apps: as the market says; of a live store, by the newest lists of all terms that were searched for.
 * null: the market can't be searched.
 */
export async function relatedTo(query: TermQuery, asked: Asked): Promise<string[] | 'NOTHING_STORED' | null> {
  if (asked.market.id === 'live') return relatedInPool(query, asked)
  await countAsked(asked)
  return asked.market.relatedKeywords(query)
}

async function relatedInPool({ term, store, locale }: TermQuery, asked: Asked) {
  const { market, services } = asked
  const { db, clock, config } = services
  const keyword = normaliseKeyword(term, locale) ?? term
  if ((await searchedPool(db, config.stores, { store, locale }, clock())).searched === 0) return 'NOTHING_STORED'
  await countAsked(asked)
  const now = await market.storeResults({ term: keyword, store, locale })
  if (!now) return null
  const first = now.apps.slice(0, COMPARED_PLACES)
  const idOf = await findAppIds(db, market.id, first)
  const appIds = first.flatMap((app) => idOf(app) ?? [])
  const lists = await listsSharingFirst(db, market.id, { appIds, ...latestOf({ store, locale }, clock()) })
  const apps = first.map((app) => String(idOf(app) ?? app.trackId))
  const others = lists.map((list) => ({ keyword: list.keyword, apps: list.first.map(String) }))
  return relatedKeywords({ keyword, apps }, others, SUGGESTIONS_MAX).map((one) => one.keyword)
}

/**
 * The answer with what a live store was searched for, which its related keywords come from. Only while nothing is there is it to be
 * asked for again by itself: each further answer counts as a look-up of the user's.
 */
export const withPool =
  (suggest: SuggestKeywords): SuggestKeywords =>
  async (asked) => {
    const answer = await suggest(asked)
    const { market, ref, seed, services } = asked
    if (market.id !== 'live' || seed === null) return answer
    const { growsIn, ...pool } = await searchedPool(services.db, services.config.stores, ref, services.clock())
    const isAwaited = answer.reason === 'NOTHING_STORED' && growsIn !== null
    return { ...answer, pool, ...(isAwaited && { retryAfterSeconds: growsIn }) }
  }
