import { Trans } from '@lingui/react/macro'
import { useLinks } from '#web/data/queries/links.ts'
import { useMay } from '#web/session/hooks.ts'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'

/** ERR-030: no room for another app, and what helps; who can't change the plan is told who can (SUB-024). */
export function AppLimit() {
  const mayUpdate = useMay('billing/edit')
  const { support } = useLinks()
  return (
    <>
      <Trans>You have reached your app limit.</Trans>{' '}
      {mayUpdate ? (
        <UpgradeLink from="app_limit">
          <Trans>Update plan</Trans>
        </UpgradeLink>
      ) : (
        <Trans>Contact the account owner to change the subscription.</Trans>
      )}
      {support !== null && (
        <>
          {' · '}
          <a href={support} target="_blank" rel="noopener noreferrer">
            <Trans>Contact support</Trans>
          </a>
        </>
      )}
    </>
  )
}
