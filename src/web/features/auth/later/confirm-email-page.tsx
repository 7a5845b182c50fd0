import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { confirmEmailChange } from '#contract/profile.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import classes from '../auth.module.css'

interface Props {
  userId: string
  code: string
}

/** `/confirm-email`: a press, not the opening alone, for programs open the links of mails too. */
export function ConfirmEmailPage({ userId, code }: Props) {
  const { t } = useLingui()
  useTitle(t`Confirm e-mail address`)
  const isOffline = useConnectivity() === 'offline'
  const [isDone, setDone] = useState(false)
  const { isBusy, failure, submit } = useSubmit(async () => {
    await call(confirmEmailChange, { params: { userId }, body: { code } })
    setDone(true)
  })
  return (
    <>
      <h1 className={classes.title}>
        {isDone ? <Trans>E-mail address changed</Trans> : <Trans>Confirm your new e-mail address</Trans>}
      </h1>
      {failure !== null && <ConfirmFailure failure={failure} />}
      {!isDone && <OfflineNote />}
      <div className={classes.fields}>
        {isDone ? (
          <>
            <p>
              <Trans>From now on you log in with the new address.</Trans>
            </p>
            <Link to="/">
              <Trans>Continue to Storeglass</Trans>
            </Link>
          </>
        ) : (
          <Button variant="filled" size="lg" fullWidth busy={isBusy} disabled={isOffline} onClick={() => void submit()}>
            <Trans>Confirm address</Trans>
          </Button>
        )}
      </div>
    </>
  )
}

function ConfirmFailure({ failure }: { failure: unknown }) {
  const { i18n } = useLingui()
  const code = failure instanceof ApiError ? failure.code : null
  return (
    <Note kind="error">
      {code === 'VERIFICATION_EXPIRED' ? (
        <Trans>This link has expired. Request a new one in the account settings.</Trans>
      ) : code === 'VERIFICATION_INVALID' || code === 'VALIDATION_FAILED' ? (
        <Trans>This link isn't valid or has already been used. Request a new one in the account settings.</Trans>
      ) : (
        i18n._(failureText(failure))
      )}
    </Note>
  )
}
