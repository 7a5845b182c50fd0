import { COMPARED_PLACES, relatedKeywords } from '#aso/keywords/related.ts'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { dayOf, daysBefore } from '#contract/protocol/days.ts'
import { SUGGESTIONS_MAX } from '#contract/protocol/limits.ts'
import { countryCodeOf } from '#contract/store.ts'
import { findAppIds } from '#server/history/app-ids.ts'
import { newestResults } from '#server/history/result-lists.ts'
import type { TermQuery } from '#server/markets/market.ts'
import { countAsked } from '../count-asked.ts'
import { ownKeywords } from '#server/markets/ranked-keywords/own-keywords.ts'
import type { Asked } from './suggestion-source.ts'

/** Older lists are not compared with one of today, days. */
const COMPARED_DAYS = 7

/**
 * Keywords that lead to the same apps: as the market says; else of those that the own organisation tracks for the app, by their
 * kept result lists. null: the market can't be searched.
 */
export async function relatedTo(query: TermQuery, asked: Asked): Promise<string[] | 'NOTHING_STORED' | null> {
  if (asked.market.id === 'live') return relatedInKept(query, asked)
  await countAsked(asked)
  return asked.market.relatedKeywords(query)
}

async function relatedInKept({ term, store, locale }: TermQuery, asked: Asked) {
  const { market, ref, caller, services } = asked
  const { db } = services
  const keyword = normaliseKeyword(term, locale) ?? term
  const country = countryCodeOf(locale)
  const groups = await ownKeywords(db, caller, ref, services.clock())
  const lists = groups.map((group) => {
    const span = { from: daysBefore(group.now, COMPARED_DAYS), to: dayOf(group.now) }
    return newestResults(db, market.id, { store, country, keywords: group.keywords, ...span })
  })
  const kept = (await Promise.all(lists)).flat()
  if (kept.length === 0) return 'NOTHING_STORED'
  await countAsked(asked)
  const now = await market.storeResults({ term: keyword, store, locale })
  if (!now) return null
  const first = now.apps.slice(0, COMPARED_PLACES)
  const idOf = await findAppIds(db, market.id, first)
  const apps = first.map((app) => String(idOf(app) ?? app.trackId))
  const others = kept.map((list) => ({ keyword: list.keyword, apps: list.first.map(String) }))
  return relatedKeywords({ keyword, apps }, others, SUGGESTIONS_MAX).map((one) => one.keyword)
}
