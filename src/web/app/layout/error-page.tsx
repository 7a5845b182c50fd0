import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useIdentity } from '#web/session/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import classes from './error-page.module.css'

const LogOutDialog = lazyWithRetry(() => import('../account/log-out-dialog.tsx'))

/** OP-96: an address that leads nowhere. */
export function ErrorPage() {
  const { t } = useLingui()
  useTitle(t`Page not found`)
  return (
    <main className={classes.page}>
      <EmptyState level={1} title={<Trans>Page not found</Trans>} action={<Home />}>
        <Trans>The link may be outdated or mistyped.</Trans>
      </EmptyState>
    </main>
  )
}

/** AUTH-021, AUTH-022: the server refused what was asked for. Another account may be allowed to. */
export function NotAuthorizedPage() {
  const { t } = useLingui()
  const identity = useIdentity()
  const [leaving, setLeaving] = useState(false)
  useTitle(t`You are not authorised`)
  return (
    <main className={classes.page}>
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
    </main>
  )
}

const Home = () => (
  <ButtonLink to="/" variant="filled">
    <Trans>Back to home</Trans>
  </ButtonLink>
)
