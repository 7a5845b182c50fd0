import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#web/ui/empty-state.tsx'
import buttons from '#web/ui/button.module.css'
import { useTitle } from '#web/ui/use-title.ts'

/** ERR-001: an address that leads nowhere. */
export function ErrorPage() {
  const { t } = useLingui()
  useTitle(t`Page not found`)
  return (
    <main>
      <EmptyState level={1} title={<Trans>This page doesn't exist</Trans>} action={<Home />}>
        <Trans>The address may be old or mistyped.</Trans>
      </EmptyState>
    </main>
  )
}

export function NotAuthorizedPage() {
  const { t } = useLingui()
  useTitle(t`Not authorised`)
  return (
    <main>
      <EmptyState level={1} title={<Trans>You don't have access to this page</Trans>} action={<Home />}>
        <Trans>Ask an admin of your organisation for access.</Trans>
      </EmptyState>
    </main>
  )
}

const Home = () => (
  <Link to="/" className={buttons.filled}>
    <Trans>Go to App overview</Trans>
  </Link>
)
