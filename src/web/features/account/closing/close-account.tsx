import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { getAccountStatus, keepAccount } from '#contract/account-closing.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { call } from '#web/api/call.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { accountStatusChanged } from './account-status-changed.ts'
import { ClosingFailure } from './closing-failure.tsx'
import classes from './closing.module.css'

const CloseDialog = lazyWithRetry(() => import('./close-dialog.tsx'))

interface Props {
  identity: Identity
  /** Whether the account has a password to ask for; an account of Google or Apple alone has none. */
  hasPassword: boolean
}

/** SUB-026: closes the account at a date; until then it can be kept. */
export function CloseAccount({ identity, hasPassword }: Props) {
  const { organizationId: orgId, userId } = identity
  const status = useRead(read(getAccountStatus, { params: { orgId } }))
  const isOffline = useConnectivity() === 'offline'
  const [isClosing, setClosing] = useState(false)
  const {
    isBusy,
    failure,
    submit: keep,
  } = useSubmit(async () => {
    await call(keepAccount, { params: { userId } })
    accountStatusChanged()
    status.refresh()
  })
  const { deletes, scheduledDeletionDate = null } = status.data ?? {}
  const isClosed = deletes === 'account'
  const date = scheduledDeletionDate && formatDate(scheduledDeletionDate, language())
  return (
    <Card title={<Trans>Close account</Trans>} padded>
      <div className={classes.content}>
        {isClosed ? (
          <p>
            <Trans>
              We'll delete your account on {date}, with everything in it except the invoices, which we must keep. Until
              then you can keep it.
            </Trans>
          </p>
        ) : identity.role === 'owner' ? (
          <p>
            <Trans>
              We delete your account after 30 days, and your organisation too unless it has another owner. Until then
              you can change your mind.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>We delete your account after 30 days. Until then you can change your mind.</Trans>
          </p>
        )}
        {failure !== null && <ClosingFailure error={failure} />}
        {isOffline && (
          <p role="status">
            <Trans>This needs a connection.</Trans>
          </p>
        )}
        {isClosed ? (
          <Button variant="filled" busy={isBusy} disabled={isOffline} onClick={() => void keep()}>
            <Trans>Keep account</Trans>
          </Button>
        ) : (
          <Button disabled={isOffline || !status.data} onClick={() => setClosing(true)}>
            <Trans>Close account</Trans>
          </Button>
        )}
      </div>
      {isClosing && (
        <CloseDialog
          userId={userId}
          hasPassword={hasPassword}
          onClose={() => setClosing(false)}
          onClosed={() => {
            setClosing(false)
            accountStatusChanged()
            status.refresh()
          }}
        />
      )}
    </Card>
  )
}
