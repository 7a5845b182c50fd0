import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { requestEmailChange, type Profile } from '#contract/profile.ts'
import { call } from '#web/api/call.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { emailProblem } from '#web/ui/forms/field-problems.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Failed } from './failed.tsx'
import { isWrongPassword } from '../is-wrong-password.ts'
import classes from './settings.module.css'

interface Props {
  profile: Profile
  onSent: () => void
}

/** The address changes when the link that goes to the new one is opened. */
export function EmailCard({ profile, onSent }: Props) {
  const [isOpen, setOpen] = useState(profile.newEmail === null)
  return (
    <Card title={<Trans>E-mail address</Trans>} padded>
      <div className={classes.form}>
        <Text c="dimmed">
          <Trans>
            You log in with{' '}
            <Text span inherit fw={540} c="var(--sg-text)">
              {profile.email}
            </Text>
            .
          </Trans>
        </Text>
        {profile.newEmail !== null && (
          <Note kind="info">
            <Trans>We sent a link to {profile.newEmail}. Open it within 24 hours to change the address.</Trans>
          </Note>
        )}
        {isOpen ? (
          <EmailForm
            profile={profile}
            onSent={() => {
              setOpen(false)
              onSent()
            }}
          />
        ) : (
          <Button onClick={() => setOpen(true)}>
            <Trans>Change address</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}

function EmailForm({ profile, onSent }: Props) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const form = useForm({
    name: 'email-change',
    initialValues: { email: '', password: '' },
    validate: (values) => ({
      email: emailProblem(values.email),
      password: profile.hasPassword && !values.password && t`Password is required`,
    }),
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    const { email, password } = form.values
    try {
      const body = { email, password: profile.hasPassword ? password : null }
      await call(requestEmailChange, { params: { userId: profile.id }, body })
    } catch (error) {
      if (!isWrongPassword(error)) throw error
      return form.showError('password', t`The password is wrong`)
    }
    onSent()
  })
  return (
    <Form name={form.name} className={classes.form} onSubmit={submit}>
      {failure !== null && <Failed during="email" failure={failure} />}
      <OfflineNote isTyped={form.isDirty()} />
      <Field
        label={t`New e-mail address`}
        name="new-email"
        type="email"
        autoComplete="email"
        maxLength={FIELD_MAX}
        required
        {...form.getInputProps('email')}
      />
      {profile.hasPassword && (
        <PasswordField
          label={t`Password`}
          name="password-for-email"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      )}
      <Button type="submit" busy={isBusy} disabled={isOffline}>
        <Trans>Send the link</Trans>
      </Button>
    </Form>
  )
}
