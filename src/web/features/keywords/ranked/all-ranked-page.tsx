import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getRankedKeywords } from '#contract/overview/overview.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRankedKeywords } from '#web/data/queries/ranked-keywords.ts'
import { AllRankedList } from './all-ranked-list.tsx'
import { listOfCount } from '../list/keyword-list.ts'

interface Props {
  app: AppInCountry
  /** What is searched for in the list at first. */
  keyword: string
}

/** The ranked keywords as the server counts them. */
export function AllRankedPage({ app, keyword }: Props) {
  const { trackId, store, locale } = app
  const listing = { trackId, store, locale }
  const all = useRankedKeywords(getAllRankedKeywords, listing)
  const count = useRankedKeywords(getRankedKeywords, listing)
  return <AllRankedList app={app} keyword={keyword} list={listOfCount(all)} delta={count.data?.delta ?? null} />
}
