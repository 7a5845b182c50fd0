import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { TokenResponse } from '#contract/auth/auth.ts'
import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'
import { track } from '#web/data/third-parties/analytics.ts'
import { signIn } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { Button, Skeleton } from '@mantine/core'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import { Note } from '#web/ui/forms/note.tsx'
import classes from '../auth.module.css'
import { finishLogIn, refusalOf, type Returned } from './finish-log-in.ts'
import { dropSaved } from './saved-state.ts'
import { isWorthATry, OAuthFailure, ReasonText } from './oauth-failure.tsx'
import { providerNames } from './providers.ts'

/** `/oauth/{provider}`: where a provider leads back to (AUTH-010 to AUTH-013). */
export function OAuthReturnPage(returned: Returned) {
  const { t } = useLingui()
  const name = providerNames[returned.provider]
  useTitle(t`Log in with ${name}`)
  const [tries, setTries] = useState(1)
  const [refusal] = useState(() => refusalOf(returned))
  useEffect(() => {
    if (refusal) dropSaved()
  }, [refusal])
  return (
    <>
      <h1 className={classes.title}>
        <Trans>Log in with {name}</Trans>
      </h1>
      {refusal ? (
        <>
          <Note kind={refusal === 'cancelled' ? 'info' : 'error'}>
            <ReasonText reason={refusal} name={name} />
          </Note>
          <div className={classes.fields}>
            <BackToLogIn />
          </div>
        </>
      ) : (
        <Exchange key={tries} {...returned} again={() => setTries(tries + 1)} />
      )}
    </>
  )
}

type Outcome = { state: 'asking' } | { state: 'done'; tokens: TokenResponse } | { state: 'failed'; error: unknown }

function Exchange({ provider, code, state, again }: Returned & { again: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' })
  useEffect(() => {
    let isCurrent = true
    const settle = (next: Outcome) => {
      if (isCurrent) setOutcome(next)
    }
    finishLogIn({ provider, code, state }).then(
      (tokens) => settle({ state: 'done', tokens }),
      (error: unknown) => settle({ state: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [provider, code, state])

  if (outcome.state === 'asking') return <Waiting />
  if (outcome.state === 'done') return <Done provider={provider} tokens={outcome.tokens} />
  return (
    <>
      <OAuthFailure provider={provider} error={outcome.error} />
      <div className={classes.fields}>
        {isWorthATry(outcome.error) && (
          <Button variant="filled" size="lg" fullWidth onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <BackToLogIn />
      </div>
    </>
  )
}

/** AUTH-036: signed in, and on to the own apps; the way back leads past this page. */
function Done({ provider, tokens }: { provider: IdentityProvider; tokens: TokenResponse }) {
  const navigate = useNavigate()
  useEffect(() => {
    signIn(tokens)
    track({ name: 'login', method: provider })
    void navigate({ to: '/', replace: true })
  }, [provider, tokens, navigate])
  return <Waiting />
}

function Waiting() {
  return (
    <div aria-busy="true" role="status">
      <p className={classes.lead}>
        <Trans>One moment, we're opening your account.</Trans>
      </p>
      <div className={classes.fields}>
        <Skeleton width={240} height={16} />
      </div>
    </div>
  )
}

const BackToLogIn = () => (
  <ButtonLink to="/login" replace size="lg" fullWidth>
    <Trans>Back to log-in</Trans>
  </ButtonLink>
)
