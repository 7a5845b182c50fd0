import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { verifyAccount, type TokenResponse } from '#contract/auth/auth.ts'
import { track } from '#web/data/third-parties/analytics.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import classes from './auth.module.css'
import { askOnce } from './ask-once.ts'
import { CheckInbox } from './check-inbox.tsx'
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { withSecondStep } from './second-step.ts'
import { Welcome } from './welcome.tsx'

type Outcome =
  | { state: 'waiting' }
  | { state: 'asking' }
  | { state: 'done'; tokens: TokenResponse }
  | { state: 'failed'; error: unknown }

const verifyOnce = askOnce<TokenResponse>()

async function verify(userId: string, code: string): Promise<TokenResponse> {
  const tokens = await withSecondStep(call(verifyAccount, { params: { userId }, body: { code } }))
  track({ name: 'account_verification', status: 'finished' })
  return tokens
}

/**
 * Confirms the account, then home (AUTH-039). A press, not the opening alone: programs open the links of mails too, and would
 * be logged in while the person's link is used up.
 */
export function VerifyAccount({ userId, code }: { userId: string; code: string }) {
  const isOffline = useConnectivity() === 'offline'
  const [outcome, setOutcome] = useState<Outcome>({ state: 'waiting' })
  const confirm = async () => {
    setOutcome({ state: 'asking' })
    try {
      setOutcome({ state: 'done', tokens: await verifyOnce(`${userId} ${code}`, () => verify(userId, code)) })
    } catch (error) {
      setOutcome({ state: 'failed', error })
    }
  }

  if (outcome.state === 'waiting' || outcome.state === 'asking')
    return (
      <>
        <h1 className={classes.title}>
          <Trans>Confirm your account</Trans>
        </h1>
        <OfflineNote />
        <div className={classes.fields}>
          <Button
            variant="filled"
            size="lg"
            fullWidth
            busy={outcome.state === 'asking'}
            disabled={isOffline}
            onClick={() => void confirm()}
          >
            <Trans>Confirm account</Trans>
          </Button>
        </div>
      </>
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
