import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { UpgradeLink, useWayToMore } from '#web/ui/access/upgrade-link.tsx'

/** Why a change of the team was refused, and what helps. */
export function TeamFailure({ failure }: { failure: unknown }) {
  const { i18n } = useLingui()
  const way = useWayToMore()
  const code = failure instanceof ApiError ? failure.code : null
  return (
    <Note kind="error">
      {code === 'ALREADY_MEMBER' && <Trans>This person is already on your team or has been invited.</Trans>}
      {code === 'MEMBER_NOT_FOUND' && <Trans>This person is no longer on your team.</Trans>}
      {code === 'PROJECT_NOT_FOUND' && (
        <Trans>One of the apps no longer exists. Close this dialog and open it again.</Trans>
      )}
      {code === 'QUOTA_EXCEEDED' && way === null && (
        <Trans>There is no free user slot. Remove a member or an invitation first.</Trans>
      )}
      {code === 'QUOTA_EXCEEDED' && way === 'plans' && (
        <Trans>
          Your plan has no free user slot. <UpgradeLink from="user_limit">Update plan</UpgradeLink>
        </Trans>
      )}
      {code === 'QUOTA_EXCEEDED' && way === 'owner' && (
        <Trans>Your plan has no free user slot. Contact the account owner to change the subscription.</Trans>
      )}
      {!explained.has(code) && i18n._(failureText(failure))}
    </Note>
  )
}

const explained = new Set<string | null>(['ALREADY_MEMBER', 'MEMBER_NOT_FOUND', 'PROJECT_NOT_FOUND', 'QUOTA_EXCEEDED'])
