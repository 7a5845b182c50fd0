import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { requestPasswordReset } from '#contract/auth/password-reset.ts'
import { call } from '#web/api/call.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import classes from '../auth.module.css'
import { emailProblem } from '#web/ui/forms/field-problems.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { MailboxHint } from '../mailbox-hint.tsx'
import { SendFailure } from '../send-failure.tsx'
import { OfflineNote } from '#web/ui/forms/note.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'

/** `/forgot-password` */
export function ForgotPasswordPage() {
  const { t } = useLingui()
  useTitle(t`Forgot your password?`)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    name: 'forgot-password',
    initialValues: { email: '' },
    validate: (values) => ({ email: emailProblem(values.email) }),
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    await call(requestPasswordReset, { body: form.values })
    setSentTo(form.values.email.trim())
  })
  const isOffline = useConnectivity() === 'offline'
  return (
    <>
      <h1 className={classes.title}>
        {sentTo ? <Trans>Check your inbox</Trans> : <Trans>Forgot your password?</Trans>}
      </h1>
      <p className={classes.lead}>
        {sentTo ? (
          <Trans>
            If <b>{sentTo}</b> has an account, a link to set a new password is on its way. It works for one hour.
          </Trans>
        ) : (
          <Trans>Enter your e-mail address. We'll send you a link to set a new one.</Trans>
        )}
      </p>
      {sentTo && <MailboxHint />}
      {failure !== null && <SendFailure failure={failure} />}
      <OfflineNote isTyped={form.isDirty()} />
      <Form name={form.name} className={classes.fields} onSubmit={submit}>
        {!sentTo && (
          <Field
            label={t`E-mail`}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={FIELD_MAX}
            required
            {...form.getInputProps('email')}
          />
        )}
        <Button
          type="submit"
          variant={sentTo ? 'default' : 'filled'}
          size="lg"
          fullWidth
          disabled={isOffline}
          busy={isBusy}
        >
          {sentTo ? <Trans>Send again</Trans> : <Trans>Send link</Trans>}
        </Button>
      </Form>
      <Text mt="xs" size="xs" c="var(--sg-text-3)" ta="center">
        <Link to="/login">
          <Trans>Back to log in</Trans>
        </Link>
      </Text>
    </>
  )
}
