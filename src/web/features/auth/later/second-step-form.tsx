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
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import classes from '../auth.module.css'
import type { PendingStep } from '../second-step.ts'

type CodeWay = 'app' | 'recovery-code'

/** The second page of a log-in: a code of the authenticator app, a passkey, or a recovery code. */
export default function SecondStepForm({ ticket, ways, done, cancel }: PendingStep) {
  const { t, i18n } = useLingui()
  useTitle(t`Two-step verification`)
  const isOffline = useConnectivity() === 'offline'
  const mayUsePasskey = ways.includes('passkey') && hasPasskeys()
  const hasApp = ways.includes('app')
  const [way, setWay] = useState<CodeWay>(hasApp ? 'app' : 'recovery-code')
  const isApp = way === 'app'
  const passkey = useSubmit(async () => {
    const signed = await signWithPasskey(await call(askPasskey, { body: { ticket } }))
    done(await call(takeSecondStep, { body: { ticket, answer: { way: 'passkey', passkey: signed } } }))
  })
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
      {mayUsePasskey && (
        <div className={classes.fields}>
          {passkey.failure !== null && <Note kind="error">{i18n._(failureText(passkey.failure))}</Note>}
          <Button
            variant={hasApp ? 'default' : 'filled'}
            size="lg"
            fullWidth
            disabled={isOffline}
            busy={passkey.isBusy}
            onClick={() => void passkey.submit()}
          >
            <Trans>Use a passkey</Trans>
          </Button>
        </div>
      )}
      {/* Another one for each way: what was wrong with a code of the one says nothing of the other. */}
      <CodeForm
        key={way}
        way={way}
        ticket={ticket}
        onTokens={done}
        onOtherWay={hasApp ? () => setWay(isApp ? 'recovery-code' : 'app') : null}
        onCancel={cancel}
      />
    </>
  )
}

interface CodeProps {
  way: CodeWay
  ticket: string
  onTokens: PendingStep['done']
  /** null: there is no other. */
  onOtherWay: (() => void) | null
  onCancel: () => void
}

function CodeForm({ way, ticket, onTokens, onOtherWay, onCancel }: CodeProps) {
  const { t, i18n } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const isApp = way === 'app'
  const form = useForm({
    name: `second-step-${way}`,
    initialValues: { code: '' },
    validate: ({ code }) => ({
      code: isApp
        ? !/^\d{6}$/.test(digitsOf(code)) && t`Enter the 6 digits.`
        : !code.trim() && t`Enter a recovery code.`,
    }),
  })
  const { name } = form
  useEffect(() => document.querySelector<HTMLElement>(`form[name=${name}] input`)?.focus(), [name])
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    const code = isApp ? digitsOf(form.values.code) : form.values.code.trim()
    onTokens(await call(takeSecondStep, { body: { ticket, answer: { way, code } } }))
  })
  const isOver = failure instanceof ApiError && failure.code === 'SECOND_STEP_EXPIRED'
  return (
    <>
      {failure !== null && <Note kind="error">{i18n._(failureText(failure))}</Note>}
      <OfflineNote isTyped={form.isDirty()} />
      <Form name={name} className={classes.fields} onSubmit={submit}>
        {isApp ? (
          <Field
            label={t`Code`}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            {...form.getInputProps('code')}
          />
        ) : (
          <Field
            label={t`Recovery code`}
            name="recovery-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={FIELD_MAX}
            required
            {...form.getInputProps('code')}
          />
        )}
        {!isOver && (
          <>
            <Button type="submit" variant="filled" size="lg" fullWidth disabled={isOffline} busy={isBusy}>
              <Trans>Log in</Trans>
            </Button>
            {onOtherWay && (
              <Button size="lg" fullWidth onClick={onOtherWay}>
                {isApp ? <Trans>Use a recovery code</Trans> : <Trans>Use the authenticator app</Trans>}
              </Button>
            )}
          </>
        )}
        <Button variant="subtle" color="gray" size="lg" fullWidth onClick={onCancel}>
          <Trans>Back</Trans>
        </Button>
      </Form>
    </>
  )
}

/** Apps show codes in groups. */
const digitsOf = (typed: string) => typed.replaceAll(/\s/g, '')
