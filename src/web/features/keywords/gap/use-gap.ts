import { keywordGap, gapSetOf, type GapKeyword } from '#aso/keyword-gap.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getKeywordMetrics } from '#contract/keywords/suggestions.ts'
import { useRankedKeywords, type RankedKeywordsResult } from '#web/data/queries/ranked-keywords.ts'
import { read } from '#web/data/queries/read.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import type { Tracking } from '../tracking/use-tracking.ts'
import type { GapSide } from './gap-rows.ts'

export type RankedList = RankedKeywordsResult<typeof getAllRankedKeywords>

/** Further competitors beside the first one. */
export const BESIDE_MAX = 2

/** A further competitor and its list. */
export interface Beside {
  side: GapSide
  list: RankedList
}

export interface Gap {
  own: RankedList
  competitor: RankedList
  beside: readonly Beside[]
  /** With the ranks of the competitor, then of those beside it whose lists are known; null: a list is not there, or the market can't know it. */
  rows: readonly GapKeyword[] | null
}

/** Those beside the first competitor whose keywords are known. */
export const knownBeside = (beside: readonly Beside[]): GapSide[] =>
  beside.flatMap(({ side, list }) => (list.data?.keywords ? [side] : []))

const listingOf = ({ app: { trackId, store }, locale }: GapSide) => ({ trackId, store, locale })

/** The ranked keywords of the apps beside each other; what the device has of any is not asked for twice. */
export function useGap(own: GapSide, competitor: GapSide, further: readonly GapSide[], tracking: Tracking): Gap {
  const ours = useRankedKeywords(getAllRankedKeywords, listingOf(own))
  const theirs = useRankedKeywords(getAllRankedKeywords, listingOf(competitor))
  // A place without a competitor asks for the own list, which is there already.
  const second = useRankedKeywords(getAllRankedKeywords, listingOf(further[0] ?? own))
  const third = useRankedKeywords(getAllRankedKeywords, listingOf(further[1] ?? own))
  const lists = [second, third]
  const beside = further.slice(0, BESIDE_MAX).map((side, index): Beside => ({ side, list: lists[index] ?? second }))
  const [mine, other] = [ours.data?.keywords, theirs.data?.keywords]
  const rows =
    mine && other
      ? keywordGap(
          { title: own.title, keywords: mine },
          [
            { title: competitor.title, keywords: other },
            ...beside.flatMap(({ side, list }) =>
              list.data?.keywords ? [{ title: side.title, keywords: list.data.keywords }] : [],
            ),
          ],
          own.locale,
        )
      : null
  const relevancies = useRelevancies(own, rows ?? [], tracking)
  return {
    own: ours,
    competitor: theirs,
    beside,
    rows: rows?.map((row) => withRelevancy(row, relevancies)) ?? null,
  }
}

const withRelevancy = (row: GapKeyword, relevancies: ReadonlyMap<string, number | null>): GapKeyword =>
  row.relevancy === null ? { ...row, relevancy: relevancies.get(row.keyword) ?? null } : row

/** Keywords of a question, and most of them that are asked about: those that most people search for. */
const PART = 20
const MOST = 100

/** How relevant keywords are for the own app for which only competitors rank: of those tracked it is known, about others the server is asked. */
function useRelevancies(
  own: GapSide,
  rows: readonly GapKeyword[],
  tracking: Tracking,
): ReadonlyMap<string, number | null> {
  const known = new Map(tracking.result.data?.keywords.map(({ keyword, relevancy }) => [keyword, relevancy]))
  const isSettled = tracking.result.data !== undefined || tracking.result.error !== null
  const unknown = rows
    .filter((row) => gapSetOf(row) === 'competitor' && !known.has(row.keyword))
    .slice(0, isSettled ? MOST : 0)
    .map(({ keyword }) => keyword)
  const parts = Array.from({ length: Math.ceil(unknown.length / PART) }, (_, index) =>
    unknown.slice(index * PART, (index + 1) * PART),
  )
  const answers = useReads(parts.map((keywords) => read(getKeywordMetrics, { body: { ...listingOf(own), keywords } })))
  for (const { data } of answers)
    for (const { keyword, relevancy } of data?.keywords ?? []) known.set(keyword, relevancy)
  return known
}
