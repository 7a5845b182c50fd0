import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IDEMPOTENCY_DAYS } from '#contract/protocol/limits.ts'
import type { NotTaken as Reason } from '#web/offline/outbox/read-changes.ts'

/** Why nothing of a file was taken in, and what to do instead. */
export function NotTaken({ reason }: { reason: Reason }): ReactNode {
  switch (reason) {
    case 'tooLarge':
      return <Trans>This file is too large to contain Storeglass changes.</Trans>
    case 'notChanges':
      return <Trans>This file contains no Storeglass changes. Choose the exported "storeglass-changes.json".</Trans>
    case 'earlier':
      return (
        <Trans>
          An earlier version of Storeglass made this file, and it doesn't say whose changes it contains. Make them
          again.
        </Trans>
      )
    case 'newer':
      return <Trans>A newer version of Storeglass made this file. Reload this page and add the file again.</Trans>
    case 'otherUser':
      return <Trans>These changes belong to another user. Log in as that user to add them.</Trans>
    case 'tooOld':
      return (
        <Trans>
          This file is more than {IDEMPOTENCY_DAYS} days old, so we can't tell which of its changes were sent. Make them
          again.
        </Trans>
      )
  }
}
