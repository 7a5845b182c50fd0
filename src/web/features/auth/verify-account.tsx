import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { verifyAccount, type TokenResponse } from '#contract/auth.ts'
import { HOME_REDIRECT_MS } from '#contract/limits.ts'
import { ApiError } from '#web/data/api-error.ts'
import { call } from '#web/data/call.ts'
import { signIn } from '#web/data/session.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import classes from './auth.module.css'
import { CheckInbox } from './check-inbox.tsx'
import { Note } from '#web/ui/forms/note.tsx'

type Outcome = { state: 'asking' } | { state: 'done'; tokens: TokenResponse } | { state: 'failed'; error: unknown }

/** A code is good for one use: asked once, however often React runs effects. */
const asked = new Map<string, Promise<TokenResponse>>()

function verifyOnce(userId: string, code: string): Promise<TokenResponse> {
  const key = `${userId} ${code}`
  const known = asked.get(key)
  if (known) return known
  const answer = call(verifyAccount, { params: { userId }, body: { code } })
  asked.set(key, answer)
  return answer
}

/** Confirms the account, then home after 3 s (AUTH-020, AUTH-039). */
export function VerifyAccount({ userId, code }: { userId: string; code: string }) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' })
  useEffect(() => {
    let isCurrent = true
    const settle = (next: Outcome) => {
      if (isCurrent) setOutcome(next)
    }
    verifyOnce(userId, code).then(
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
  if (outcome.state === 'done') return <Confirmed tokens={outcome.tokens} />
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

/** Signed in only on the way home: signing in leaves the guests' pages. */
function Confirmed({ tokens }: { tokens: TokenResponse }) {
  useEffect(() => {
    const timer = setTimeout(() => signIn(tokens), HOME_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [tokens])
  return (
    <>
      <h1 className={classes.title}>
        <Trans>Your account is confirmed</Trans>
      </h1>
      <Note kind="good">
        <Trans>Welcome to Storeglass. You'll be taken to your apps in a moment.</Trans>
      </Note>
      <div className={classes.fields}>
        <Link to="/" onClick={() => signIn(tokens)}>
          <Trans>Continue now</Trans>
        </Link>
      </div>
    </>
  )
}
