import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { requestEmailChange, type Profile } from '#contract/profile.ts'
import { call } from '#web/api/call.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { emailProblem } from '#web/ui/forms/email-problem.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { OfflineNote } from '#web/ui/forms/offline-note.tsx'
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
        <p className={classes.text}>
          <Trans>
            You log in with <b>{profile.email}</b>.
          </Trans>
        </p>
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
  const [wrong, setWrong] = useState<string | null>(null)
  const form = useForm('email-change', { email: '', password: '' }, (values) => ({
    email: emailProblem(values.email),
    password:
      profile.hasPassword &&
      (!values.password ? t`Password is required` : values.password === wrong && t`The password is wrong`),
  }))
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (!form.check()) return
    const { email, password } = form.values
    try {
      const body = { email, password: profile.hasPassword ? password : null }
      await call(requestEmailChange, { params: { userId: profile.id }, body })
    } catch (error) {
      if (!isWrongPassword(error)) throw error
      setWrong(password)
      form.pointOut('password')
      return
    }
    onSent()
  })
  return (
    <Form name={form.name} className={classes.form} onSubmit={submit}>
      {failure !== null && <Failed during="email" failure={failure} />}
      <OfflineNote isTyped={form.isTyped} />
      <Field
        label={t`New e-mail address`}
        name="new-email"
        type="email"
        autoComplete="email"
        maxLength={FIELD_MAX}
        required
        {...form.field('email')}
      />
      {profile.hasPassword && (
        <PasswordField
          label={t`Password`}
          name="password-for-email"
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
      <Button type="submit" busy={isBusy} disabled={isOffline}>
        <Trans>Send the link</Trans>
      </Button>
    </Form>
  )
}
