import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { keywordType } from '../keywords/keyword-type.ts'
import { keywordDifficulty } from './keyword-difficulty.ts'
import { keywordVolume } from './keyword-volume.ts'
import { relevancy } from './relevancy.ts'
import { FIRST_RESULTS, type FoundApp, type SearchResults } from './search-results.ts'

/** Results of which all that counts is kept: the first ten besides the app that is asked about. */
export const LEADERS_KEPT = FIRST_RESULTS + 1

/** A search of which only the leaders and the number of all results are kept. */
export interface KeptSearch extends Pick<SearchResults, 'keyword' | 'locale'> {
  resultCount: number
  leaders: readonly FoundApp[]
}

type Estimates = Pick<KeywordMetrics, 'volume' | 'difficulty' | 'relevancy' | 'appsCount' | 'type'>
type Texts = Parameters<typeof relevancy>[1]

const UNKNOWN: FoundApp = { title: '', category: null, rating: null }

/**
 * What can be estimated of a keyword from a kept search: volume 5..100 and difficulty 1..100 where the store tells the
 * ratings of the leaders, relevancy 0..100 where it tells their categories; else null. `appsCount` is at most 200: stores show
 * no more. `type` is told by the names of the leaders; null where nothing is listed.
 * @param listing of the app that is asked about; null: not known
 */
export function estimatesFrom({ keyword, locale, resultCount, leaders }: KeptSearch, listing: Texts | null): Estimates {
  const others = Math.max(0, resultCount - leaders.length)
  const results = { keyword, locale, apps: [...leaders, ...Array.from({ length: others }, () => UNKNOWN)] }
  const tellsRatings = resultCount === 0 || leaders.some(({ rating }) => rating !== null)
  const tellsCategories = leaders.some(({ category }) => category !== null)
  return {
    volume: tellsRatings ? keywordVolume(results).value : null,
    difficulty: tellsRatings ? keywordDifficulty(results).value : null,
    relevancy: tellsCategories && listing ? (relevancy(results, listing)?.value ?? null) : null,
    appsCount: resultCount,
    type: keywordType(keyword, leaders.map(named), locale),
  }
}

const named = ({ title, developerName = null }: FoundApp) => ({ title, developerName })
