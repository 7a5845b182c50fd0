import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IDEMPOTENCY_DAYS } from '#contract/limits.ts'
import type { NotTaken as Reason } from '#web/offline/outbox/read-changes.ts'

/** Why nothing of a file was taken in, and what to do instead. */
export function NotTaken({ reason }: { reason: Reason }): ReactNode {
  switch (reason) {
    case 'tooLarge':
      return <Trans>This file is too large to hold changes of Storeglass.</Trans>
    case 'notChanges':
      return (
        <Trans>This file holds no changes of Storeglass. Choose "storeglass-changes.json", as it was exported.</Trans>
      )
    case 'earlier':
      return (
        <Trans>
          An earlier version of Storeglass made this file, and it doesn't say whose changes it holds. Make them again.
        </Trans>
      )
    case 'newer':
      return <Trans>A newer version of Storeglass made this file. Reload this page and add the file again.</Trans>
    case 'otherUser':
      return <Trans>These changes are another user's. Log in as that user to add them.</Trans>
    case 'otherOrganisation':
      return <Trans>These changes were made in another organisation. Switch to it and add the file there.</Trans>
    case 'tooOld':
      return (
        <Trans>
          This file is older than {IDEMPOTENCY_DAYS} days: nobody can tell any more which of its changes were sent. Make
          them again.
        </Trans>
      )
  }
}
