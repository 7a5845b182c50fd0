import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { askPasskey } from '#contract/auth/passkeys.ts'
import { takeSecondStep } from '#contract/auth/second-step.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { hasPasskeys, signWithPasskey } from '#web/offline/abilities/passkeys.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { OfflineNote } from '#web/ui/forms/offline-note.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import classes from '../auth.module.css'
import type { PendingStep } from '../second-step.ts'

/** The second page of a log-in: a code of the authenticator app, a passkey, or a recovery code. */
export default function SecondStepForm({ ticket, ways, done, cancel }: PendingStep) {
  const { t, i18n } = useLingui()
  useTitle(t`Two-step verification`)
  const isOffline = useConnectivity() === 'offline'
  const mayUsePasskey = ways.includes('passkey') && hasPasskeys()
  const [way, setWay] = useState<'app' | 'recovery-code'>(ways.includes('app') ? 'app' : 'recovery-code')
  const isApp = way === 'app'
  const form = useForm('second-step', { app: '', 'recovery-code': '' }, (values) => ({
    [way]: isApp
      ? !/^\d{6}$/.test(digitsOf(values.app)) && t`Enter the 6 digits.`
      : !values['recovery-code'].trim() && t`Enter a recovery code.`,
  }))
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (!form.check()) return
    const code = isApp ? digitsOf(form.values.app) : form.values['recovery-code'].trim()
    done(await call(takeSecondStep, { body: { ticket, answer: { way, code } } }))
  })
  const { name } = form
  useEffect(() => document.querySelector<HTMLElement>(`form[name=${name}] [data-way=${way}]`)?.focus(), [name, way])
  const passkey = useSubmit(async () => {
    const signed = await signWithPasskey(await call(askPasskey, { body: { ticket } }))
    done(await call(takeSecondStep, { body: { ticket, answer: { way: 'passkey', passkey: signed } } }))
  })
  const isOver = failure instanceof ApiError && failure.code === 'SECOND_STEP_EXPIRED'
  return (
    <>
      <h1 className={classes.title}>
        <Trans>Two-step verification</Trans>
      </h1>
      <p className={classes.lead}>
        {isApp ? (
          <Trans>Enter the code from your authenticator app.</Trans>
        ) : (
          <Trans>Enter one of the recovery codes that you saved. Each works once.</Trans>
        )}
      </p>
      {failure !== null && <Note kind="error">{i18n._(failureText(failure))}</Note>}
      {mayUsePasskey && (
        <div className={classes.fields}>
          {passkey.failure !== null && <Note kind="error">{i18n._(failureText(passkey.failure))}</Note>}
          <Button
            variant={ways.includes('app') ? 'default' : 'filled'}
            size="large"
            wide
            disabled={isOffline}
            busy={passkey.isBusy}
            onClick={() => void passkey.submit()}
          >
            <Trans>Use a passkey</Trans>
          </Button>
        </div>
      )}
      <OfflineNote isTyped={form.isTyped} />
      <Form name={form.name} className={classes.fields} onSubmit={submit}>
        {isApp ? (
          <Field
            key="app"
            data-way="app"
            label={t`Code`}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            {...form.field('app')}
          />
        ) : (
          <Field
            key="recovery-code"
            data-way="recovery-code"
            label={t`Recovery code`}
            name="recovery-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={FIELD_MAX}
            required
            {...form.field('recovery-code')}
          />
        )}
        {!isOver && (
          <>
            <Button type="submit" variant="filled" size="large" wide disabled={isOffline} busy={isBusy}>
              <Trans>Log in</Trans>
            </Button>
            {ways.includes('app') && (
              <Button size="large" wide onClick={() => setWay(isApp ? 'recovery-code' : 'app')}>
                {isApp ? <Trans>Use a recovery code</Trans> : <Trans>Use the authenticator app</Trans>}
              </Button>
            )}
          </>
        )}
        <Button variant="subtle" tone="plain" size="large" wide onClick={cancel}>
          <Trans>Back</Trans>
        </Button>
      </Form>
    </>
  )
}

/** Apps show codes in groups. */
const digitsOf = (typed: string) => typed.replaceAll(/\s/g, '')
