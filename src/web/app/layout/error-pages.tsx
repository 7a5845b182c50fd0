import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { Navigate, type ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { useIdentity } from '#web/session/hooks.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import { useConnectivity } from '#web/offline/hooks.ts'

const LogOutDialog = lazyWithRetry(() => import('../account/log-out-dialog.tsx'))

/** OP-96: an address that leads nowhere. */
export function ErrorPage() {
  const { t } = useLingui()
  useTitle(t`Page not found`)
  return (
    <Stack component="main" justify="center" gap={0} mih="86dvh">
      <EmptyState level={1} title={<Trans>Page not found</Trans>} action={<Home />}>
        <Trans>The link may be outdated or mistyped.</Trans>
      </EmptyState>
    </Stack>
  )
}

/** AUTH-021, AUTH-022: the server refused what was asked for. Another account may be allowed to. */
export function NotAuthorizedPage() {
  const { t } = useLingui()
  const identity = useIdentity()
  const [leaving, setLeaving] = useState(false)
  useTitle(t`You are not authorised`)
  return (
    <Stack component="main" justify="center" gap={0} mih="86dvh">
      <EmptyState
        level={1}
        title={<Trans>You are not authorised</Trans>}
        action={
          <>
            <Home />
            {identity && (
              <Button onClick={() => setLeaving(true)}>
                <Trans>Log out</Trans>
              </Button>
            )}
          </>
        }
      >
        <Trans>Ask an admin of your organisation for access.</Trans>
      </EmptyState>
      {leaving && !identity && <Navigate to="/login" replace />}
      {leaving && identity && <LogOutDialog onStay={() => setLeaving(false)} />}
    </Stack>
  )
}

const Home = () => (
  <ButtonLink to="/" variant="filled">
    <Trans>Back to home</Trans>
  </ButtonLink>
)

/** What is said of a file that could not be had: by Chromium and Firefox, by Safari, and by Vite of a style. */
const isMissingFile = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)

/** A page that failed to draw: says so and starts it again. The frame around it goes on. */
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
