import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import type { ListingRef } from '#contract/store.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { Answer } from '#web/api/request.ts'
import { queryClient } from '../cache/query-client.ts'
import { restoreReads } from './read.ts'
import { rankedKeywordsRead } from './ranked-keywords.ts'

type Endpoint = typeof getAllRankedKeywords
type Saved = Answer<Extract<EndpointOutput<Endpoint>, { status: 'DONE' }>>

/**
 * The last list of a listing's ranked keywords that this device has, without asking the server: for those whose plan does not
 * hold it any more. undefined: it is being looked for; null: there is none.
 */
export function useSavedRankedKeywords(endpoint: Endpoint, ref: ListingRef): Saved | null | undefined {
  const client = useSyncExternalStore(queryClient.subscribe, queryClient.get)
  const { trackId, store, locale } = ref
  const read = rankedKeywordsRead(endpoint, { trackId, store, locale })
  const saved = useQuery<Saved>({ queryKey: read.queryKey, meta: read.meta, queryFn: skipToken }, client).data
  const id = JSON.stringify(read.queryKey)
  const [restored, setRestored] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    void restoreReads([rankedKeywordsRead(endpoint, { trackId, store, locale })]).then(() => isShown && setRestored(id))
    return () => {
      isShown = false
    }
  }, [endpoint, trackId, store, locale, id])
  return saved ?? (restored === id ? null : undefined)
}
