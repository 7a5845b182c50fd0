import { useEffect, useState, useRef } from 'react'
import type { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { ListingRef } from '#contract/store.ts'
import { suggestionsRead } from '#web/data/queries/keyword-suggestions.ts'
import { restoreReads, useRead, type Read, type ReadResult } from '#web/data/queries/read.ts'
import { useListView, type ListView } from '../list/use-list-view.ts'
import type { KeywordFilter } from '../list/keyword-filter.ts'
import { needsSeed } from './sources.ts'

export type Suggestions = Record<SuggestionSource, ReadResult<EndpointOutput<typeof getKeywordSuggestions>>>

interface SuggestionsOptions {
  listing: ListingRef
  /** Whose ranks are searched: the app's, or a competitor's. */
  ranked: ListingRef
  /** null: too short to search for. */
  seed: string | null
  /** The question to a model: each new one uses up an AI request. */
  aiSeed: string | null
  open: SuggestionSource
  /** A model reads the texts and uses up a request of the plan, so it runs only when the user asks for it. */
  asksModel: boolean
}

/** The suggestions of each source; a source is requested once its tab is opened. */
export function useSuggestions({ listing, ranked, seed, aiSeed, open, asksModel }: SuggestionsOptions): Suggestions {
  const [opened, setOpened] = useState<ReadonlySet<SuggestionSource>>(new Set([open]))
  if (!opened.has(open)) setOpened(new Set([...opened, open]))
  // Refreshed only by the user.
  const ai: Read<typeof getKeywordSuggestions> = { ...suggestionsRead('ai', listing, aiSeed), staleTime: Infinity }
  useEffect(() => {
    // An answer that the device has is shown without asking.
    if (open === 'ai' && asksModel) void restoreReads([suggestionsRead('ai', listing, aiSeed)])
    // The listing is another object with each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, asksModel, aiSeed, listing.store, listing.trackId, listing.locale])
  const wants = (source: SuggestionSource) => ({ enabled: opened.has(source) && (seed !== null || !needsSeed(source)) })
  return {
    metadata: useRead(suggestionsRead('metadata', listing, null), wants('metadata')),
    ranked: useRead(suggestionsRead('ranked', ranked, null), wants('ranked')),
    'auto-complete': useRead(suggestionsRead('auto-complete', listing, seed), wants('auto-complete')),
    related: useRead(suggestionsRead('related', listing, seed), wants('related')),
    ai: useRead(ai, { enabled: opened.has('ai') && !asksModel }),
  }
}

const firstSort = { column: 'relevancy', descending: true } as const

/** One filter and order for all sources, except that Ranked has its own tracking filter, "not tracked" at first. */
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
  }
}

/** Restores the scroll position of each list of a page. */
export function useScrollPositionOf(list: string): void {
  const places = useRef(new Map<string, number>())
  const shown = useRef(list)
  useEffect(() => {
    const known = places.current
    if (shown.current !== list) {
      shown.current = list
      window.scrollTo(0, known.get(list) ?? 0)
    }
    const remember = () => known.set(list, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [list])
}
