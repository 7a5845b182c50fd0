import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getSecondStep } from '#contract/auth/second-step.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { canMakePasskeys } from '#web/offline/abilities/passkeys.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { currentToken, renewToken } from '#web/session/token.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import classes from './second-step.module.css'
import { SetUp } from './set-up.tsx'

const AddPasskeyDialog = lazyWithRetry(() => import('./add-passkey-dialog.tsx'))

interface Props {
  organization: string | undefined
  onLogOut: () => void
}

/** For members of an organisation that asks everybody for a second step: nothing else opens before it is set up. */
export default function SetUpFirst({ organization, onLogOut }: Props) {
  const { i18n } = useLingui()
  const [codes, setCodes] = useState<string[] | null>(null)
  // The next token says that nothing is missing, and the pages open.
  const { isBusy, failure, submit } = useSubmit(async () => {
    await renewToken(currentToken())
  })
  return (
    <div className={classes.parts}>
      <Title order={1} fz={28} lh="34px" lts="-0.02em">
        {codes ? <Trans>Save your recovery codes</Trans> : <Trans>Set up two-step verification</Trans>}
      </Title>
      {!codes && (
        <Text c="dimmed">
          {organization === undefined ? (
            <Trans>Your organisation requires two-step verification. Set it up to continue.</Trans>
          ) : (
            <Trans>{organization} requires two-step verification. Set it up to continue.</Trans>
          )}
        </Text>
      )}
      {codes ? <RecoveryCodes codes={codes} /> : <SetUp onDone={setCodes} />}
      {!codes && <PasskeyInstead isBusy={isBusy} onAdded={() => void submit()} />}
      {failure !== null && <Note kind="error">{i18n._(failureText(failure))}</Note>}
      {codes && (
        <Button variant="filled" size="lg" fullWidth busy={isBusy} onClick={() => void submit()}>
          <Trans>I've saved them, continue</Trans>
        </Button>
      )}
      {!codes && (
        <Button variant="subtle" color="gray" onClick={onLogOut}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </div>
  )
}

/** Where this server's passkeys work, one of them is enough. */
function PasskeyInstead({ isBusy, onAdded }: { isBusy: boolean; onAdded: () => void }) {
  const origin = useRead(read(getSecondStep, {})).data?.passkeyOrigin
  const isOffline = useConnectivity() === 'offline'
  const [isOpen, setOpen] = useState(false)
  const close = (isAdded: boolean) => {
    setOpen(false)
    if (isAdded) onAdded()
  }
  if (!canMakePasskeys(origin)) return null
  return (
    <>
      <Text c="dimmed">
        <Trans>A passkey is your device itself: you confirm with fingerprint, face, PIN or a security key.</Trans>
      </Text>
      <Button busy={isBusy} disabled={isOffline} onClick={() => setOpen(true)}>
        <Trans>Use a passkey instead</Trans>
      </Button>
      {isOpen && <AddPasskeyDialog onClose={close} />}
    </>
  )
}
