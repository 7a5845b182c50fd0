import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { useLinks } from '#web/data/queries/links.ts'
import { UpgradeLink, useWayToMore } from '#web/ui/access/upgrade-link.tsx'

const texts: Partial<Record<ErrorCode, ReactNode>> = {
  APP_LIMIT_REACHED: <AppLimit />,
  APP_ALREADY_ADDED: <Trans>You've already added this app.</Trans>,
  APP_NOT_FOUND: <Trans>The store doesn't have this app.</Trans>,
  APP_NOT_AVAILABLE: <Trans>This app isn't available in that country. Choose another one.</Trans>,
  COUNTRY_NOT_SUPPORTED: <Trans>This country can't be tracked yet. Choose another one.</Trans>,
}

/** Why an app was not added. */
export function AddFailure({ failure }: { failure: unknown }) {
  const { i18n } = useLingui()
  const known = failure instanceof ApiError && failure.code ? texts[failure.code] : undefined
  return (
    <Text size="sm" mt="sm" px="sm" py={10} bg="var(--sg-bad-soft)" bdrs="md" role="alert">
      {known ?? i18n._(failureText(failure))}
    </Text>
  )
}

/** ERR-030: no room for another app, and what helps; who can't change the plan is told who can (SUB-024). */
export function AppLimit() {
  const way = useWayToMore()
  const { support } = useLinks()
  return (
    <>
      <Trans>You have reached your app limit!</Trans>{' '}
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
