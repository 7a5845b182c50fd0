import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useSavedRankedKeywords } from '#web/data/queries/saved-ranked-keywords.ts'
import { UpgradeLink, useWayToMore } from '#web/ui/access/upgrade-link.tsx'
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
          Your plan doesn't hold this page any more. This list was saved on this device before and isn't updated.
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
