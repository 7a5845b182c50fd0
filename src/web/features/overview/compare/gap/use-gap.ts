import { keywordGap, type GapKeyword } from '#aso/keyword-gap.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { useRankedKeywords, type RankedKeywordsResult } from '#web/data/queries/ranked-keywords.ts'
import type { Side } from '../side.ts'

export type RankedList = RankedKeywordsResult<typeof getAllRankedKeywords>

export interface Gap {
  own: RankedList
  competitor: RankedList
  /** null: a list is not there, or the market can't know it. */
  rows: readonly GapKeyword[] | null
}

/** Both lists of ranked keywords, also to have them on the device before they are looked at. */
export const useRankedLists = (own: Side, competitor: Side): [RankedList, RankedList] => [
  useRankedKeywords(getAllRankedKeywords, listingOf(own)),
  useRankedKeywords(getAllRankedKeywords, listingOf(competitor)),
]

/** The ranked keywords of both apps beside each other; what the device has of either is not asked for twice. */
export function useGap(own: Side, competitor: Side): Gap {
  const [ours, theirs] = useRankedLists(own, competitor)
  const [mine, other] = [ours.data?.keywords, theirs.data?.keywords]
  const [ownTitle, otherTitle] = [own.title, competitor.title]
  const rows =
    mine && other
      ? keywordGap({ title: ownTitle, keywords: mine }, { title: otherTitle, keywords: other }, own.locale)
      : null
  return { own: ours, competitor: theirs, rows }
}

const listingOf = ({ app: { trackId, store }, locale }: Side) => ({ trackId, store, locale })
