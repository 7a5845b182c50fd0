import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { setUpSecondStep, turnOnSecondStep } from '#contract/auth/second-step.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { copyText } from '#web/ui/files/copy-text.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { QrCode } from './qr-code.tsx'
import classes from './second-step.module.css'

/** Each attempt has a secret of its own, which is kept nowhere. */
type Begun =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'begun'; secret: string; address: string }

interface Props {
  /** With the recovery codes, which are told only now. */
  onDone: (recoveryCodes: string[]) => void
}

/** The secret as a QR code and for typing, and the first code that shows that the app has it. */
export function SetUp({ onDone }: Props) {
  const [tries, setTries] = useState(1)
  return <Attempt key={tries} onDone={onDone} onAgain={() => setTries(tries + 1)} />
}

function Attempt({ onDone, onAgain }: Props & { onAgain: () => void }) {
  const { t, i18n } = useLingui()
  const [begun, setBegun] = useState<Begun>({ state: 'loading' })
  useEffect(() => {
    let isCurrent = true
    const settle = (next: Begun) => {
      if (isCurrent) setBegun(next)
    }
    call(setUpSecondStep, {}).then(
      (app) => settle({ state: 'begun', ...app }),
      (error: unknown) => settle({ state: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  const form = useForm('second-step-set-up', { code: '' }, ({ code }) => ({
    code: !/^\d{6}$/.test(digitsOf(code)) && t`Enter the 6 digits.`,
  }))
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (!form.check()) return
    const { recoveryCodes } = await call(turnOnSecondStep, { body: { code: digitsOf(form.values.code) } })
    onDone(recoveryCodes)
  })
  if (begun.state !== 'begun')
    return (
      <SectionState
        state={begun.state}
        failed={begun.state === 'failed' ? i18n._(failureText(begun.error)) : ''}
        unsaved=""
        onRetry={onAgain}
        minHeight={240}
      />
    )
  const { secret, address } = begun
  return (
    <Form name={form.name} className={classes.parts} onSubmit={submit}>
      <ol className={classes.steps}>
        <li>
          <Trans>Open an authenticator app on your phone, or install one.</Trans>
        </li>
        <li>
          <Trans>Scan this code with it.</Trans>
          <QrCode text={address} />
          <p className={classes.text}>
            <Trans>Can't scan it? Type this key into the app:</Trans>
          </p>
          <div className={classes.secret}>
            <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <Button size="small" onClick={() => void copyText(secret)}>
              <Trans>Copy</Trans>
            </Button>
          </div>
        </li>
        <li>
          <Field
            label={t`Enter the code that the app shows`}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            {...form.field('code')}
          />
        </li>
      </ol>
      {failure !== null && <Note kind="error">{i18n._(failureText(failure))}</Note>}
      <Button type="submit" variant="filled" busy={isBusy}>
        <Trans>Turn on</Trans>
      </Button>
    </Form>
  )
}

/** Apps show codes in groups. */
const digitsOf = (typed: string) => typed.replaceAll(/\s/g, '')
