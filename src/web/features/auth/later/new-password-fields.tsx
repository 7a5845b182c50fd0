import { useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useState } from 'react'
import { PasswordConditions } from '#web/ui/forms/password-conditions.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { isTooWeak, passwordProblem } from '#web/ui/forms/field-problems.ts'
import { usePasswordStrength } from '#web/ui/forms/password-strength.ts'
import { useForm } from '#web/ui/forms/use-form.ts'

const empty = { password: '', repeat: '' }

/** State of a form that sets a password, typed twice (AUTH-057 to AUTH-060). */
export function useNewPassword(name: string, about: string[] = []) {
  const { t } = useLingui()
  const [refused, setRefused] = useState<string | null>(null)
  const rate = usePasswordStrength(refused)
  const strengthOf = (password: string) => rate(password, about)
  const form = useForm({
    name,
    initialValues: empty,
    validate: ({ password, repeat }) => ({
      password: passwordProblem(password, strengthOf(password)),
      repeat: !repeat ? t`This field is required!` : repeat !== password && t`The passwords must match`,
    }),
  })
  return {
    form,
    strength: strengthOf(form.values.password),
    /** Sends the password; where the server finds it too easy to guess, the field says so. */
    send: async (attempt: (password: string) => Promise<void>): Promise<void> => {
      if (form.validate().hasErrors) return
      const { password } = form.values
      try {
        await attempt(password)
      } catch (error) {
        if (!isTooWeak(error)) throw error
        setRefused(password)
        form.showError('password', passwordProblem(password, 'weak'))
      }
    },
  }
}

/** @param account the e-mail, by which a password manager knows whose password it is */
export function NewPasswordFields({
  form,
  strength,
  account,
}: Pick<ReturnType<typeof useNewPassword>, 'form' | 'strength'> & { account?: string }) {
  const { t } = useLingui()
  const field = (name: 'password' | 'repeat') => ({
    name,
    autoComplete: 'new-password' as const,
    ...form.getInputProps(name),
  })
  return (
    <>
      {account && (
        <Box component="input" type="email" name="email" autoComplete="username" value={account} readOnly hidden />
      )}
      <PasswordField
        {...field('password')}
        label={t`New password`}
        hint={<PasswordConditions password={form.values.password} strength={strength} />}
      />
      <PasswordField {...field('repeat')} label={t`Repeat password`} />
    </>
  )
}
