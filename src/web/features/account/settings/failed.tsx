import { Trans, useLingui } from '@lingui/react/macro'
import { changeFailureText } from '#web/ui/feedback/failure-text.ts'
import { Note } from '#web/ui/forms/note.tsx'

interface Props {
  during: 'profile' | 'email' | 'password'
  failure: unknown
}

/** ERR-024, ERR-026: what could not be done, and why. */
export function Failed({ during, failure }: Props) {
  const { i18n } = useLingui()
  const reason = i18n._(changeFailureText(failure))
  return (
    <Note kind="error">
      {during === 'profile' ? (
        <Trans>An error occurred while saving your profile. {reason}</Trans>
      ) : during === 'email' ? (
        <Trans>An error occurred while changing your e-mail address. {reason}</Trans>
      ) : (
        <Trans>An error occurred while changing your password. {reason}</Trans>
      )}
    </Note>
  )
}
