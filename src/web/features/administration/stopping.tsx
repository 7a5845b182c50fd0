import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { stopActing } from '#web/session/act-as.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

let hasStarted = false

/** TEAM-009, TEAM-010: ends the impersonation on mount, then loads the page `back`. */
export function Stopping({ back }: { back: string }) {
  useEffect(() => {
    if (hasStarted) return
    hasStarted = true
    void stopActing(back)
  }, [back])
  return (
    <EmptyState title={<Trans>Returning to your own account</Trans>}>
      <Trans>The page reloads.</Trans>
    </EmptyState>
  )
}
