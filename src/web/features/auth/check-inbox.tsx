import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { resendVerification } from '#contract/auth/auth.ts'
import { call } from '#web/api/call.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import classes from './auth.module.css'
import { MailboxHint } from './mailbox-hint.tsx'
import { SendFailure } from './send-failure.tsx'
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'

/** Tells where the link went, and sends it again. */
export function CheckInbox({ email: given = '' }: { email?: string | undefined }) {
  const { t } = useLingui()
  const [email, setEmail] = useState(given)
  const [isSent, setSent] = useState(false)
  const isOffline = useConnectivity() === 'offline'
  const { isBusy, failure, submit } = useSubmit(async () => {
    setSent(false)
    await call(resendVerification, { body: { email } })
    setSent(true)
  })
  return (
    <>
      <h1 className={classes.title}>
        <Trans>Check your inbox</Trans>
      </h1>
      <p className={classes.lead}>
        {given ? (
          <Trans>
            A link is on its way to <b>{given}</b>. Open it to confirm your account.
          </Trans>
        ) : (
          <Trans>Enter your e-mail address and we'll send the confirmation link again.</Trans>
        )}
      </p>
      <MailboxHint />
      {isSent && (
        <Note kind="good">
          <Trans>Sent again. It may take a minute.</Trans>
        </Note>
      )}
      {failure !== null && <SendFailure failure={failure} />}
      <OfflineNote isTyped={email !== given} />
      <form
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {!given && (
          <Field
            label={t`E-mail`}
            name="email"
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={setEmail}
          />
        )}
        <Button type="submit" size="lg" fullWidth disabled={isOffline} busy={isBusy}>
          <Trans>Resend</Trans>
        </Button>
      </form>
      <Text mt="xs" size="xs" c="var(--sg-text-3)" ta="center">
        <Link to="/login">
          <Trans>Back to log in</Trans>
        </Link>
      </Text>
    </>
  )
}
