import { useState } from 'react'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import { useListView, type ListView } from '../list/use-list-view.ts'
import { noFilter, type KeywordFilter } from '../list/keyword-filter.ts'

const firstSort = { column: 'relevancy', descending: true } as const

/** One filter and order for all sources; only Ranked has its own choice of tracked ones: it opens with what is not tracked. */
export function useResearchView(source: SuggestionSource): ListView {
  const view = useListView(firstSort)
  const [tracking, setTracking] = useState<KeywordFilter['tracking']>('untracked')
  if (source !== 'ranked') return view
  return {
    ...view,
    filter: { ...view.filter, tracking },
    setFilter: (filter) => {
      setTracking(filter.tracking)
      view.setFilter({ ...filter, tracking: view.filter.tracking })
    },
    first: { ...view.first, filter: { ...noFilter, tracking: 'untracked' } },
  }
}
