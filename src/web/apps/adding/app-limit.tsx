import { Trans } from '@lingui/react/macro'
import { useLinks } from '#web/data/queries/links.ts'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { useWayToMore } from '#web/ui/access/use-way-to-more.ts'

/** ERR-030: no room for another app, and what helps; who can't change the plan is told who can (SUB-024). */
export function AppLimit() {
  const way = useWayToMore()
  const { support } = useLinks()
  return (
    <>
      <Trans>You have reached your app limit.</Trans>{' '}
      {way === 'plans' ? (
        <UpgradeLink from="app_limit">
          <Trans>Update plan</Trans>
        </UpgradeLink>
      ) : way === 'owner' ? (
        <Trans>Contact the account owner to change the subscription.</Trans>
      ) : (
        <Trans>Remove an app to add another.</Trans>
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
