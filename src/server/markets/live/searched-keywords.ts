import type { Kysely } from 'kysely'
import { estimatesFrom, type Calibration } from '#aso/estimates/from-results.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { POOL_DAYS, RANKED_KEYWORDS_MAX } from '#contract/protocol/limits.ts'
import { countryCodeOf, type ListingRef, type Locale, type Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { countListsWithApp, listsOfKeywords, listsWithApp } from '#server/history/latest-lists.ts'
import { storedListings } from '#server/history/listings.ts'
import type { LatestRankOfApp } from '#server/history/stored.ts'
import type { Listing, MarketSource } from '../market.ts'
import { HINTS_MAX } from '../pool/pace.ts'
import { calibrationOf } from '../volumes/calibration.ts'

/** Which lists count as what a store shows at a moment: those of the last 14 days. */
export const latestOf = ({ store, locale }: { store: Store; locale: Locale }, now: Date) => ({
  store,
  country: countryCodeOf(locale),
  from: daysBefore(now, POOL_DAYS - 1),
})

type Answers = Pick<MarketSource, 'countRankedKeywords' | 'rankedKeywords' | 'keywordMetrics'>

/** What the newest result lists tell: of every term that was searched for, whoever follows an app in them. */
export function searchedKeywords(db: Kysely<Schema>, clock: () => Date): Answers {
  const knownOf = async (ref: ListingRef): Promise<Known> => ({
    listing: (await storedListings(db, 'live', { ref, most: 1 }))[0]?.listing ?? null,
    calibration: await calibrationOf(db, ref.store, countryCodeOf(ref.locale)),
  })
  return {
    async countRankedKeywords(ref, _day, top) {
      const keywordsCount = await countListsWithApp(db, 'live', { app: ref, top, ...latestOf(ref, clock()) })
      // What is searched for grows, so a count of 30 days ago is no measure.
      return { keywordsCount, delta: null }
    },

    async rankedKeywords(ref) {
      const query = { app: ref, most: RANKED_KEYWORDS_MAX, ...latestOf(ref, clock()) }
      const lists = await listsWithApp(db, 'live', query)
      const known = await knownOf(ref)
      return lists.map((list) => metricsOf(list, ref, known))
    },

    async keywordMetrics(ref, _day, keywords) {
      const lists = await listsOfKeywords(db, 'live', { app: ref, keywords, ...latestOf(ref, clock()) })
      const byKeyword = new Map(lists.map((list) => [list.keyword, list]))
      const known = await knownOf(ref)
      return keywords.map((keyword) => {
        const list = byKeyword.get(keyword)
        return list ? metricsOf(list, ref, known) : notSearchedFor(keyword)
      })
    },
  }
}

interface Known {
  listing: Listing | null
  calibration: Calibration | null
}

function metricsOf(list: LatestRankOfApp, { store, locale }: ListingRef, known: Known): KeywordMetrics {
  const { listing, calibration } = known
  const { keyword, resultCount, facts, hintCount, prefixLength, rank, rankBefore } = list
  const hints = { extensions: hintCount, most: HINTS_MAX[store], prefixLength }
  return {
    keyword,
    rank,
    change: rank === null || rankBefore === null ? null : rankBefore - rank,
    ...estimatesFrom({ keyword, locale, resultCount, facts, hints, calibration, rank }, listing),
  }
}

const notSearchedFor = (keyword: string): KeywordMetrics => ({
  keyword,
  rank: null,
  change: null,
  volume: null,
  difficulty: null,
  relevancy: null,
  appsCount: null,
  type: null,
})
