import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { changePassword, type Profile } from '#contract/profile.ts'
import { call } from '#web/api/call.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { PasswordConditions } from '#web/ui/forms/password-conditions.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { isTooWeak, passwordProblem } from '#web/ui/forms/field-problems.ts'
import { usePasswordStrength } from '#web/ui/forms/password-strength.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Failed } from './failed.tsx'
import { isWrongPassword } from '../is-wrong-password.ts'
import classes from './settings.module.css'

/** Another password; every other session of the account ends. */
export function PasswordCard({ profile }: { profile: Profile }) {
  const [isDone, setDone] = useState(false)
  return (
    <Card title={<Trans>Password</Trans>} padded>
      {isDone ? (
        <Note kind="good">
          <Trans>Password changed. Your other sessions have ended.</Trans>
        </Note>
      ) : profile.hasPassword ? (
        <PasswordForm profile={profile} onDone={() => setDone(true)} />
      ) : (
        <Text c="dimmed">
          <Trans>
            This account has no password because you log in with Google or Apple. To set one, log out and choose "Forgot
            password?".
          </Trans>
        </Text>
      )}
    </Card>
  )
}

function PasswordForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const [weak, setWeak] = useState<string | null>(null)
  const rate = usePasswordStrength(weak)
  const strengthOf = (password: string) => rate(password, [profile.firstName, profile.lastName, profile.email])
  const form = useForm({
    name: 'password-change',
    initialValues: { current: '', password: '' },
    validate: (values) => ({
      current: !values.current && t`Password is required`,
      password: passwordProblem(values.password, strengthOf(values.password)),
    }),
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    const { current, password } = form.values
    try {
      await call(changePassword, { params: { userId: profile.id }, body: { currentPassword: current, password } })
    } catch (error) {
      if (isWrongPassword(error)) return form.showError('current', t`The password is wrong`)
      if (!isTooWeak(error)) throw error
      setWeak(password)
      return form.showError('password', passwordProblem(password, 'weak'))
    }
    onDone()
  })
  return (
    <Form name={form.name} className={classes.form} onSubmit={submit}>
      {failure !== null && <Failed during="password" failure={failure} />}
      <OfflineNote isTyped={form.isDirty()} />
      <PasswordField
        label={t`Current password`}
        name="current-password"
        autoComplete="current-password"
        {...form.getInputProps('current')}
      />
      <PasswordField
        label={t`New password`}
        name="new-password"
        autoComplete="new-password"
        {...form.getInputProps('password')}
        hint={<PasswordConditions password={form.values.password} strength={strengthOf(form.values.password)} />}
      />
      <Button type="submit" busy={isBusy} disabled={isOffline}>
        <Trans>Change password</Trans>
      </Button>
    </Form>
  )
}
