import { Trans, useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTitle } from '#web/ui/hooks/use-title.ts'

/** What is said of a file that could not be had: by Chromium and Firefox, by Safari, and by Vite of a style. */
const isMissingFile = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)

/** A page that failed to draw: says so and starts it again. The shell around it goes on. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const isNotHere = useConnectivity() === 'offline' && isMissingFile(error)
  useTitle(t`Couldn't show the page`)
  return (
    <EmptyState
      title={<Trans>Couldn't show this page</Trans>}
      action={
        <Button variant="filled" onClick={reset}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isNotHere ? (
        <Trans>Not saved on this device. The page loads when you're back online.</Trans>
      ) : (
        <Trans>Your data and pending changes are safe.</Trans>
      )}
    </EmptyState>
  )
}
