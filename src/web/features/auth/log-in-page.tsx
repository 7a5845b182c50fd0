import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { exploreDemo, logIn } from '#contract/auth/auth.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { track } from '#web/data/third-parties/analytics.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { signIn } from '#web/session/session.ts'
import { useSession } from '#web/session/hooks.ts'
import { useConnectivity, useOutbox } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import { emailProblem } from '#web/ui/forms/field-problems.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { language } from '#web/i18n/language.ts'
import classes from './auth.module.css'
import { withSecondStep } from './second-step.ts'
import { SocialWays } from './social-ways.tsx'
import { useSignInOptions } from './sign-in-options.ts'

/** `/login` */
export function LogInPage() {
  const { t } = useLingui()
  useTitle(t`Log in`)
  const isOffline = useConnectivity() === 'offline'
  const { identity, state } = useSession()
  const form = useForm({
    name: 'log-in',
    initialValues: { email: state === 'ended' ? (identity?.email ?? '') : '', password: '' },
    validate: (values) => ({
      email: emailProblem(values.email),
      password: !values.password && t`Password is required`,
    }),
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    signIn(await withSecondStep(call(logIn, { body: form.values })))
    track({ name: 'login', method: 'password' })
  })
  return (
    <>
      <h1 className={classes.title}>
        <Trans>Log in</Trans>
      </h1>
      <p className={classes.lead}>
        <Trans>
          New to Storeglass? <Link to="/sign-up">Sign up free</Link>
        </Trans>
      </p>
      {state === 'ended' && <SessionEnded />}
      {failure !== null && <LogInFailure failure={failure} email={form.values.email} />}
      <OfflineNote isTyped={form.isDirty()} />
      <Form name={form.name} className={classes.fields} onSubmit={submit}>
        <Field
          label={t`E-mail`}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={FIELD_MAX}
          required
          {...form.getInputProps('email')}
        />
        <PasswordField
          beside={
            <Link to="/forgot-password">
              <Trans>Forgot password?</Trans>
            </Link>
          }
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" variant="filled" size="lg" fullWidth disabled={isOffline} busy={isBusy}>
          <Trans>Log in</Trans>
        </Button>
      </Form>
      <SocialWays />
      <ExploreDemo />
    </>
  )
}

/** C-27: the session ended by itself; nothing of the user is lost. */
function SessionEnded() {
  const { waiting, attention } = useOutbox()
  const kept = waiting + attention
  return (
    <Note kind="info">
      <Trans>Your session ended. Log in again to continue.</Trans>{' '}
      {kept > 0 && (
        <Plural
          value={kept}
          one="# change is saved on this device and will be sent after you log in."
          other="# changes are saved on this device and will be sent after you log in."
        />
      )}
    </Note>
  )
}

function LogInFailure({ failure, email }: { failure: unknown; email: string }) {
  const { i18n } = useLingui()
  const code = failure instanceof ApiError ? failure.code : null
  return (
    <Note kind="error">
      {code === 'INVALID_CREDENTIALS' ? (
        <Trans>Wrong e-mail or password.</Trans>
      ) : code === 'EMAIL_NOT_VERIFIED' ? (
        <Trans>
          This account isn't confirmed yet.{' '}
          <Link to="/sign-up/verification" search={{ email }}>
            Get the link again
          </Link>
        </Trans>
      ) : (
        i18n._(failureText(failure))
      )}
    </Note>
  )
}

/** A way in without an account, where this server offers it. */
function ExploreDemo() {
  const { i18n } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const options = useSignInOptions()
  const { isBusy, failure, submit } = useSubmit(async () => {
    signIn(await call(exploreDemo, { body: { language: language() } }))
    track({ name: 'login', method: 'demo' })
  })
  if (!options?.demo) return null
  return (
    <>
      <div className={classes.or}>
        <Trans>or without an account</Trans>
      </div>
      <Button size="lg" fullWidth disabled={isOffline} busy={isBusy} onClick={() => void submit()}>
        <Trans>Explore the demo</Trans>
      </Button>
      <Text mt="xs" size="xs" c="var(--sg-text-3)" ta="center">
        <Trans>Comes with three sample apps</Trans>
      </Text>
      {failure !== null && <Note kind="error">{i18n._(failureText(failure))}</Note>}
    </>
  )
}
