import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useId, useState, type KeyboardEvent } from 'react'
import { askOwnPasskey } from '#contract/auth/passkeys.ts'
import { confirmIdentity, type Confirmation } from '#contract/auth/second-step.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { hasPasskeys, signWithPasskey } from '#web/offline/abilities/passkeys.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface Props {
  /** How the server lets this user confirm. */
  ways: readonly string[]
  onAnswer: (isConfirmed: boolean) => void
}

type Way = 'app' | 'recovery-code' | 'password'

/** Asks for the second step where there is one, else for the password. */
export default function ConfirmDialog({ ways, onAnswer }: Props) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const [way, setWay] = useState<Way>(
    ways.includes('password') ? 'password' : ways.includes('app') ? 'app' : 'recovery-code',
  )
  const form = useForm({
    name: 'confirm-identity',
    initialValues: { app: '', 'recovery-code': '', password: '' },
    validate: (values) => ({
      [way]:
        way === 'app'
          ? !/^\d{6}$/.test(digitsOf(values.app)) && t`Enter the 6 digits.`
          : !values[way].trim() && (way === 'password' ? t`Enter your password.` : t`Enter a recovery code.`),
    }),
  })
  // What was wrong with a code of one way says nothing of another.
  const [triedWay, setTriedWay] = useState(way)
  const { isBusy, failure, submit } = useSubmit(async () => {
    setTriedWay(way)
    if (form.validate().hasErrors) return
    await call(confirmIdentity, { body: answerOf(way, form.values) })
    onAnswer(true)
  })
  const passkey = useSubmit(async () => {
    const signed = await signWithPasskey(await call(askOwnPasskey, {}))
    await call(confirmIdentity, { body: { way: 'passkey', passkey: signed } })
    onAnswer(true)
  })
  const cancel = () => onAnswer(false)
  const field = {
    ...form.getInputProps(way),
    error: triedWay === way ? form.errors[way] : undefined,
    'data-autofocus': true,
    // A dialog may be open below: Esc is for this one alone.
    'data-mantine-stop-propagation': true,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel()
    },
  }
  const isWrong = failure instanceof ApiError && failure.code === 'WRONG_PASSWORD'
  return (
    <Dialog
      opened
      onClose={cancel}
      title={<Trans>Confirm that it's you</Trans>}
      width={440}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="filled" busy={isBusy}>
            <Trans>Confirm</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} name={form.name} onSubmit={submit}>
        <Stack>
          <p>
            <Trans>Confirm your identity to continue. We won't ask again for ten minutes.</Trans>
          </p>
          {way === 'password' ? (
            <Field
              {...field}
              label={t`Your password`}
              type="password"
              autoComplete="current-password"
              maxLength={FIELD_MAX}
            />
          ) : way === 'app' ? (
            <Field
              {...field}
              label={t`Code from your authenticator app`}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
            />
          ) : (
            <Field
              {...field}
              label={t`Recovery code`}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={FIELD_MAX}
            />
          )}
          {ways.includes('passkey') && hasPasskeys() && (
            <div>
              <Button size="sm" busy={passkey.isBusy} onClick={() => void passkey.submit()}>
                <Trans>Use a passkey</Trans>
              </Button>
            </div>
          )}
          {ways.includes('app') && (
            <div>
              <Button size="sm" onClick={() => setWay(way === 'app' ? 'recovery-code' : 'app')}>
                {way === 'app' ? <Trans>Use a recovery code</Trans> : <Trans>Use the authenticator app</Trans>}
              </Button>
            </div>
          )}
          {passkey.failure !== null && <Note kind="error">{i18n._(failureText(passkey.failure))}</Note>}
          {failure !== null && triedWay === way && (
            <Note kind="error">{isWrong ? <Trans>The password is wrong.</Trans> : i18n._(failureText(failure))}</Note>
          )}
        </Stack>
      </Form>
    </Dialog>
  )
}

function answerOf(way: Way, values: Record<Way, string>): Confirmation {
  if (way === 'password') return { way, password: values.password }
  if (way === 'app') return { way, code: digitsOf(values.app) }
  return { way, code: values[way].trim() }
}

/** Apps show codes in groups. */
const digitsOf = (typed: string) => typed.replaceAll(/\s/g, '')
