import { Trans } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { ListingRef } from '#contract/store.ts'
import type { Answer } from '#web/api/request.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { UpgradeLink, useWayToMore } from '#web/ui/access/upgrade-link.tsx'
import { queryClient } from '#web/data/cache/query-client.ts'
import { rankedKeywordsRead } from '#web/data/queries/ranked-keywords.ts'
import { restoreReads } from '#web/data/queries/read.ts'
import { listOfSaved } from '../list/keyword-list.ts'
import { AllRankedList } from './all-ranked-page.tsx'
import { WarnNote } from '../tracking/tracking-note.tsx'

interface Props {
  app: AppInCountry
  /** Initial text of the list's search. */
  keyword: string
  /** Where the device has no list: says that the plan does not hold the page. */
  lock: ReactNode
}

/** Ranked keywords saved before the plan changed: still readable and exportable, without requests to the server. */
export function SavedRankedPage({ app, keyword, lock }: Props) {
  const { trackId, store, locale } = app
  const saved = useSavedRankedKeywords(getAllRankedKeywords, { trackId, store, locale })
  if (saved === undefined) return null
  if (!saved?.data.keywords?.length) return lock
  return (
    <AllRankedList app={app} keyword={keyword} list={listOfSaved(saved)} delta={null} notice={<NotUpdatedAnyMore />} />
  )
}

function NotUpdatedAnyMore() {
  const way = useWayToMore()
  return (
    <WarnNote>
      <span>
        <Trans>
          Your plan no longer includes this page. This list was saved on this device earlier and isn't updated.
        </Trans>
      </span>
      {way === 'plans' && (
        <UpgradeLink from="locked_page">
          <Trans>See plans</Trans>
        </UpgradeLink>
      )}
      {way === 'owner' && (
        <span>
          <Trans>Ask the account owner for more.</Trans>
        </span>
      )}
    </WarnNote>
  )
}

type Endpoint = typeof getAllRankedKeywords
type Saved = Answer<Extract<EndpointOutput<Endpoint>, { status: 'DONE' }>>

/**
 * The last list of a listing's ranked keywords that this device has, without asking the server: for those whose plan does not
 * hold it any more. undefined: it is being looked for; null: there is none.
 */
function useSavedRankedKeywords(endpoint: Endpoint, ref: ListingRef): Saved | null | undefined {
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
