import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { getIdentity } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Button, Skeleton } from '@mantine/core'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import classes from '../auth.module.css'
import { Note } from '#web/ui/forms/note.tsx'
import { logInByToken, type LoginLink } from './log-in-by-token.ts'

/** `/login-token`: a link that signs in (AUTH-014 to AUTH-019). Who is signed in already is asked first. */
export function LoginTokenPage(link: LoginLink) {
  const { t } = useLingui()
  useTitle(t`Log in`)
  const [before] = useState(() => getIdentity()?.email ?? null)
  const [tries, setTries] = useState(before === null ? 1 : 0)
  const [failure, setFailure] = useState<unknown>(null)
  const { token = '', redirectTo, selectedAppId } = link
  useEffect(() => {
    if (tries > 0) logInByToken({ token, redirectTo, selectedAppId }).catch(setFailure)
  }, [tries, token, redirectTo, selectedAppId])
  const go = () => {
    setFailure(null)
    setTries(tries + 1)
  }
  return (
    <>
      <h1 className={classes.title}>
        <Trans>Log in</Trans>
      </h1>
      {tries === 0 ? (
        <>
          <Note kind="info">
            <Trans>You're logged in as {before}. This link may log in someone else instead.</Trans>
          </Note>
          <div className={classes.fields}>
            <Button variant="filled" size="lg" fullWidth onClick={go}>
              <Trans>Continue with the link</Trans>
            </Button>
            <ButtonLink to="/" replace size="lg" fullWidth>
              <Trans>Stay logged in</Trans>
            </ButtonLink>
          </div>
        </>
      ) : failure === null ? (
        <div aria-busy="true" role="status" className={classes.fields}>
          <Skeleton width={240} height={16} />
        </div>
      ) : (
        <TokenFailure failure={failure} onRetry={go} />
      )}
    </>
  )
}

function TokenFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { i18n } = useLingui()
  const isUsedUp = failure instanceof ApiError && failure.code === 'LOGIN_TOKEN_INVALID'
  return (
    <>
      <Note kind="error">
        {isUsedUp ? (
          <Trans>This link has already been used or is more than a minute old.</Trans>
        ) : (
          i18n._(failureText(failure))
        )}
      </Note>
      <div className={classes.fields}>
        {!isUsedUp && (
          <Button variant="filled" size="lg" fullWidth onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <ButtonLink to="/login" replace size="lg" fullWidth>
          <Trans>Back to log in</Trans>
        </ButtonLink>
      </div>
    </>
  )
}
