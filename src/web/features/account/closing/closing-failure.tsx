import { Trans, useLingui } from '@lingui/react/macro'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import classes from './closing.module.css'

/** ERR-025. */
export function ClosingFailure({ error }: { error: unknown }) {
  const { i18n } = useLingui()
  const reason = i18n._(failureText(error))
  return (
    <p className={classes.failure} role="alert">
      <Trans>An error occurred while closing the account. {reason}</Trans>
    </p>
  )
}
