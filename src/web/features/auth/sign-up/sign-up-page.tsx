import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { signUp } from '#contract/auth/auth.ts'
import { FIELD_MAX, TRIAL_DAYS } from '#contract/protocol/limits.ts'
import type { SignInOptions } from '#contract/auth/sign-in-options.ts'
import { track } from '#web/data/third-parties/analytics.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import { emailProblem, nameProblem, isTooWeak, passwordProblem } from '#web/ui/forms/field-problems.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { PasswordConditions } from '#web/ui/forms/password-conditions.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { usePasswordStrength } from '#web/ui/forms/password-strength.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { useSignInOptions } from '../sign-in-options.ts'
import classes from '../auth.module.css'
import { SocialWays } from '../social-ways.tsx'

/** Only where this server asks for it. */
const Captcha = lazy(async () => ({ default: (await import('../later/captcha.tsx')).Captcha }))

/** Of reCAPTCHA's box, px. */
const CAPTCHA_HEIGHT = 78

const empty = { firstName: '', lastName: '', email: '', password: '', terms: false }

/** `/sign-up` */
export function SignUpPage() {
  const { t, i18n } = useLingui()
  useTitle(t`Sign up`)
  const navigate = useNavigate()
  const isOffline = useConnectivity() === 'offline'
  const options = useSignInOptions()
  const siteKey = options?.recaptchaSiteKey
  const agrees = hasTerms(options)
  const [captcha, setCaptcha] = useState<{ attempt: number; token: string | null }>({ attempt: 0, token: null })
  const [refused, setRefused] = useState<string | null>(null)
  const rate = usePasswordStrength(refused)
  const strengthOf = ({ password, firstName, lastName, email }: typeof empty) =>
    rate(password, [firstName, lastName, email])
  const form = useForm({
    name: 'sign-up',
    initialValues: empty,
    validate: (values) => ({
      firstName: nameProblem(values.firstName),
      lastName: nameProblem(values.lastName),
      email: emailProblem(values.email),
      password: passwordProblem(values.password, strengthOf(values)),
      terms: agrees && !values.terms && t`Agree to the terms to continue`,
    }),
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    const { firstName, lastName, email, password } = form.values
    const person = { firstName, lastName, email, password, language: language(), marketingConsent: false }
    const body = { ...person, termsAccepted: true as const, ...(captcha.token && { recaptchaToken: captcha.token }) }
    try {
      const { email: sentTo } = await call(signUp, { body })
      track({ name: 'sign_up' })
      await navigate({ to: '/sign-up/verification', search: { email: sentTo } })
    } catch (error) {
      // A token is good for one try.
      setCaptcha(({ attempt }) => ({ attempt: attempt + 1, token: null }))
      if (!isTooWeak(error)) throw error
      setRefused(password)
      form.showError('password', passwordProblem(password, 'weak'))
    }
  })
  const text = (name: 'firstName' | 'lastName' | 'email' | 'password') => ({
    name,
    ...form.getInputProps(name),
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
          {failure instanceof ApiError && failure.code === 'RECAPTCHA_FAILED'
            ? failure.message
            : i18n._(failureText(failure))}
        </Note>
      )}
      <OfflineNote isTyped={form.isDirty()} />
      <Form name={form.name} className={classes.fields} onSubmit={submit}>
        <Group grow gap="sm" wrap="nowrap" align="flex-start">
          <Field
            {...text('firstName')}
            label={t`First name`}
            autoComplete="given-name"
            maxLength={FIELD_MAX}
            required
          />
          <Field {...text('lastName')} label={t`Last name`} autoComplete="family-name" maxLength={FIELD_MAX} required />
        </Group>
        <Field {...text('email')} label={t`E-mail`} type="email" autoComplete="email" maxLength={FIELD_MAX} required />
        <PasswordField
          {...text('password')}
          autoComplete="new-password"
          hint={<PasswordConditions password={form.values.password} strength={strengthOf(form.values)} />}
        />
        {agrees && (
          <Checkbox
            name="terms"
            label={<Agreement terms={options.terms} privacy={options.privacy} />}
            {...form.getInputProps('terms', { type: 'checkbox' })}
            aria-invalid={form.errors['terms'] ? true : undefined}
          />
        )}
        {siteKey && (
          <Suspense fallback={<div style={{ height: CAPTCHA_HEIGHT }} />}>
            <Captcha
              key={captcha.attempt}
              siteKey={siteKey}
              onToken={(token) => setCaptcha(({ attempt }) => ({ attempt, token }))}
            />
          </Suspense>
        )}
        <Button
          type="submit"
          variant="filled"
          size="lg"
          fullWidth
          disabled={isOffline || Boolean(siteKey && !captcha.token)}
          busy={isBusy}
        >
          <Trans>Sign up</Trans>
        </Button>
      </Form>
      {options?.trial && (
        <p className={classes.lead}>
          <Trans>
            Everything is free for {TRIAL_DAYS} days, without a card. After that you're on the Free plan, unless you
            upgrade.
          </Trans>
        </p>
      )}
      <SocialWays />
    </>
  )
}

type Terms = Pick<SignInOptions, 'terms' | 'privacy'>

/** Whether this server has anything that an account agrees to. */
const hasTerms = (options: Terms | undefined): options is Terms =>
  options !== undefined && (options.terms !== null || options.privacy !== null)

/** What who signs up agrees to, with links to it. */
function Agreement({ terms, privacy }: Terms) {
  if (privacy === null) {
    return (
      <Trans>
        I agree to the <To address={terms}>terms of use</To>
      </Trans>
    )
  }
  if (terms === null) {
    return (
      <Trans>
        I agree to the <To address={privacy}>privacy policy</To>
      </Trans>
    )
  }
  return (
    <Trans>
      I agree to the <To address={terms}>terms of use</To> and the <To address={privacy}>privacy policy</To>
    </Trans>
  )
}

const To = ({ address, children }: { address: string | null; children?: ReactNode }) => (
  <a href={address ?? undefined} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
