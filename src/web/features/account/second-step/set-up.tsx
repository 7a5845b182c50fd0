import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { encode } from 'uqr'
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
import classes from './second-step.module.css'

/** Each attempt has its own secret, which is never stored. */
type SetUpState =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; secret: string; address: string }

interface Props {
  /** With the recovery codes, which are shown only once. */
  onDone: (recoveryCodes: string[]) => void
}

/** The secret as a QR code and for typing, and the first code that shows that the app has it. */
export function SetUp({ onDone }: Props) {
  const [tries, setTries] = useState(1)
  return <Attempt key={tries} onDone={onDone} onAgain={() => setTries(tries + 1)} />
}

function Attempt({ onDone, onAgain }: Props & { onAgain: () => void }) {
  const { t, i18n } = useLingui()
  const [setUp, setSetUp] = useState<SetUpState>({ state: 'loading' })
  useEffect(() => {
    let isCurrent = true
    const settle = (next: SetUpState) => {
      if (isCurrent) setSetUp(next)
    }
    call(setUpSecondStep, {}).then(
      (app) => settle({ state: 'ready', ...app }),
      (error: unknown) => settle({ state: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  const form = useForm({
    name: 'second-step-set-up',
    initialValues: { code: '' },
    validate: ({ code }) => ({
      code: !/^\d{6}$/.test(digitsOf(code)) && t`Enter the 6 digits.`,
    }),
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    const { recoveryCodes } = await call(turnOnSecondStep, { body: { code: digitsOf(form.values.code) } })
    onDone(recoveryCodes)
  })
  if (setUp.state !== 'ready')
    return (
      <SectionState
        state={setUp.state}
        failed={setUp.state === 'failed' ? i18n._(failureText(setUp.error)) : ''}
        unsaved=""
        onRetry={onAgain}
        minHeight={240}
      />
    )
  const { secret, address } = setUp
  return (
    <Form name={form.name} className={classes.parts} onSubmit={submit}>
      <ol className={classes.steps}>
        <li>
          <Trans>Open an authenticator app on your phone, or install one.</Trans>
        </li>
        <li>
          <Trans>Scan this code with it.</Trans>
          <QrCode text={address} />
          <Text c="dimmed">
            <Trans>Can't scan it? Type this key into the app:</Trans>
          </Text>
          <Group gap="8px 12px" mt={4}>
            <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <Button size="sm" onClick={() => void copyText(secret)}>
              <Trans>Copy</Trans>
            </Button>
          </Group>
        </li>
        <li>
          <Field
            label={t`Enter the code that the app shows`}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            {...form.getInputProps('code')}
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

/** Drawn here: the secret in it goes nowhere. Dark on light in both colour schemes, as cameras expect. */
function QrCode({ text }: { text: string }) {
  const { t } = useLingui()
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('')
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t`QR code for your app`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
