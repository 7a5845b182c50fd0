import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { stopActing } from '#web/session/act-as.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

let begun = false

/** TEAM-009, TEAM-010: ends the acting as soon as it is drawn; the page `back` is loaded anew. */
export function Stopping({ back }: { back: string }) {
  useEffect(() => {
    if (begun) return
    begun = true
    void stopActing(back)
  }, [back])
  return (
    <EmptyState title={<Trans>Returning to your own account</Trans>}>
      <Trans>The page reloads.</Trans>
    </EmptyState>
  )
}
