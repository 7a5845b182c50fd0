import { Trans, useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import buttons from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** A page that failed to draw: says so and starts it again. The shell around it goes on. */
export function PageFailure({ reset }: ErrorComponentProps) {
  const { t } = useLingui()
  useTitle(t`Couldn't show the page`)
  return (
    <EmptyState
      title={<Trans>Couldn't show this page</Trans>}
      action={
        <button type="button" className={buttons.filled} onClick={reset}>
          <Trans>Try again</Trans>
        </button>
      }
    >
      <Trans>Your data and pending changes are safe.</Trans>
    </EmptyState>
  )
}
