import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Note } from '#web/ui/forms/note.tsx'

/** Why a mail was not sent (OP-87). */
export function SendFailure({ failure }: { failure: unknown }) {
  const { i18n } = useLingui()
  const hasReason = failure instanceof ApiError && (failure.kind === 'rateLimited' || failure.code === 'MAIL_OFF')
  return (
    <Note kind="error">
      {hasReason ? i18n._(failureText(failure)) : <Trans>We could not send the e-mail. Please try again.</Trans>}
    </Note>
  )
}
