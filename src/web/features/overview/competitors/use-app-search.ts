import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_EXCLUSIVE } from '#contract/protocol/limits.ts'
import { searchApps } from '#contract/projects.ts'
import type { Store } from '#contract/store.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { useDebounced } from '#web/ui/hooks/use-debounced.ts'
import { candidateOf, type Candidate } from '#web/apps/competitors/candidates.ts'

export type SearchState = 'tooShort' | 'searching' | 'failed' | 'done'

interface Search {
  state: SearchState
  candidates: Candidate[]
  retry: () => void
}

/** ONB-027, ONB-029: asks the store for a text once typing pauses. Disabled, it asks nothing. */
export function useAppSearch(text: string, store: Store, locale: string, enabled: boolean): Search {
  const query = text.trim()
  const settled = useDebounced(query, SEARCH_DEBOUNCE_MS)
  const long = query.length > SEARCH_MIN_EXCLUSIVE
  const { data, error, refresh } = useRead(read(searchApps, { query: { query: settled || ' ', store, locale } }), {
    enabled: enabled && long && settled.length > SEARCH_MIN_EXCLUSIVE,
  })
  const fits = settled === query
  const state = !long ? 'tooShort' : fits && error ? 'failed' : fits && data ? 'done' : 'searching'
  return { state, candidates: state === 'done' ? (data?.content.map(candidateOf) ?? []) : [], retry: refresh }
}
