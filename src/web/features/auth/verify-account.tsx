import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { verifyAccount, type TokenResponse } from '#contract/auth/auth.ts'
import { track } from '#web/data/third-parties/analytics.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { Skeleton } from '@mantine/core'
import classes from './auth.module.css'
import { askOnce } from './ask-once.ts'
import { CheckInbox } from './check-inbox.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { withSecondStep } from './second-step.ts'
import { Welcome } from './welcome.tsx'

type Outcome = { state: 'asking' } | { state: 'done'; tokens: TokenResponse } | { state: 'failed'; error: unknown }

const verifyOnce = askOnce<TokenResponse>()

async function verify(userId: string, code: string): Promise<TokenResponse> {
  const tokens = await withSecondStep(call(verifyAccount, { params: { userId }, body: { code } }))
  track({ name: 'account_verification', status: 'finished' })
  return tokens
}

/** Confirms the account, then home (AUTH-039). */
export function VerifyAccount({ userId, code }: { userId: string; code: string }) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' })
  useEffect(() => {
    let isCurrent = true
    const settle = (next: Outcome) => {
      if (isCurrent) setOutcome(next)
    }
    verifyOnce(`${userId} ${code}`, () => verify(userId, code)).then(
      (tokens) => settle({ state: 'done', tokens }),
      (error: unknown) => settle({ state: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [userId, code])

  if (outcome.state === 'asking')
    return (
      <div aria-busy="true">
        <h1 className={classes.title}>
          <Trans>Confirming your account</Trans>
        </h1>
        <Skeleton width={240} height={16} />
      </div>
    )
  if (outcome.state === 'done')
    return (
      <Welcome tokens={outcome.tokens} title={<Trans>Your account is confirmed</Trans>}>
        <Trans>Welcome to Storeglass. We'll take you to your apps in a moment.</Trans>
      </Welcome>
    )
  return (
    <>
      <Note kind="error">
        {outcome.error instanceof ApiError && outcome.error.code === 'VERIFICATION_EXPIRED' ? (
          <Trans>This link has expired. Get a new one below.</Trans>
        ) : (
          <Trans>Something went wrong. Please try verify your account again.</Trans>
        )}
      </Note>
      <div className={classes.fields}>
        <CheckInbox />
      </div>
    </>
  )
}
