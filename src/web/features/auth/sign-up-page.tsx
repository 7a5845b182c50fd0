import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { Password, signUp } from '#contract/auth.ts'
import { FIELD_MAX } from '#contract/limits.ts'
import { ApiError } from '#web/data/api-error.ts'
import { call } from '#web/data/call.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { failureText } from '#web/ui/failure-text.ts'
import { Field } from '#web/ui/field.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import classes from './auth.module.css'
import { emailProblem } from '#web/ui/forms/email-problem.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { OfflineNote } from '#web/ui/forms/offline-note.tsx'
import { PasswordConditions } from '#web/ui/forms/password-conditions.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { passwordStrength } from '#web/ui/forms/password-strength.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'

const empty = { firstName: '', lastName: '', email: '', password: '', terms: false }

/** `/sign-up` */
export function SignUpPage() {
  const { t, i18n } = useLingui()
  useTitle(t`Sign up`)
  const navigate = useNavigate()
  const isOffline = useConnectivity() === 'offline'
  const form = useForm('sign-up', empty, (values) => ({
    firstName: !values.firstName.trim() && t`This field is required!`,
    lastName: !values.lastName.trim() && t`This field is required!`,
    email: emailProblem(values.email),
    password: !values.password
      ? t`Password is required`
      : (!v.is(Password, values.password) || passwordStrength(values.password) === 'weak') &&
        t`This password is too weak`,
    terms: !values.terms && t`Agree to the terms to go on`,
  }))
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (!form.check()) return
    const { firstName, lastName, email, password } = form.values
    const body = { firstName, lastName, email, password, language: language(), marketingConsent: false }
    const { email: sentTo } = await call(signUp, { body: { ...body, termsAccepted: true } })
    await navigate({ to: '/sign-up/verification', search: { email: sentTo } })
  })
  const text = (name: 'firstName' | 'lastName' | 'email' | 'password') => ({
    name,
    value: form.values[name],
    onChange: (value: string) => form.set(name, value),
    onBlur: () => form.values[name] && form.touch(name),
    error: form.errorOf(name),
  })
  return (
    <>
      <h1 className={classes.title}>
        <Trans>Sign up</Trans>
      </h1>
      <p className={classes.lead}>
        <Trans>
          Have an account? <Link to="/login">Log in</Link>
        </Trans>
      </p>
      {failure !== null && (
        <Note kind="error">
          {failure instanceof ApiError && failure.code === 'RECAPTCHA_FAILED' ? (
            <Trans>The check for robots failed. Try again.</Trans>
          ) : (
            i18n._(failureText(failure))
          )}
        </Note>
      )}
      <OfflineNote />
      <form
        className={classes.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className={classes.pair}>
          <Field
            {...text('firstName')}
            label={t`First name`}
            autoComplete="given-name"
            maxLength={FIELD_MAX}
            required
          />
          <Field {...text('lastName')} label={t`Last name`} autoComplete="family-name" maxLength={FIELD_MAX} required />
        </div>
        <Field {...text('email')} label={t`E-mail`} type="email" autoComplete="email" maxLength={FIELD_MAX} required />
        <PasswordField
          {...text('password')}
          autoComplete="new-password"
          hint={<PasswordConditions password={form.values.password} />}
        />
        <div>
          <label className={classes.check}>
            <input
              type="checkbox"
              name="terms"
              checked={form.values.terms}
              onChange={(event) => form.set('terms', event.target.checked)}
              onBlur={() => form.touch('terms')}
              aria-invalid={form.errorOf('terms') ? true : undefined}
            />
            <span>{t`I agree to the terms of use and the privacy policy`}</span>
          </label>
          {form.errorOf('terms') && <p className={classes.checkError}>{form.errorOf('terms')}</p>}
        </div>
        <Button type="submit" variant="filled" size="large" wide disabled={isOffline} busy={isBusy}>
          <Trans>Sign up</Trans>
        </Button>
      </form>
    </>
  )
}
