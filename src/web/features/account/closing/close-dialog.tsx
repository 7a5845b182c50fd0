import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type FormEvent } from 'react'
import { closeAccount } from '#contract/account-closing.ts'
import { ApiError } from '#web/data/api-error.ts'
import { call } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ClosingFailure } from './closing-failure.tsx'
import classes from './closing.module.css'

interface Props {
  userId: string
  hasPassword: boolean
  onClose: () => void
  onClosed: () => void
}

/** Asks for the password once more: a page left open must not be enough to close the account. */
export default function CloseDialog({ userId, hasPassword, onClose, onClosed }: Props) {
  const { t } = useLingui()
  const formId = useId()
  const fieldId = useId()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const refuse = (text: string) => {
    setError(text)
    form.current?.querySelector('input')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (hasPassword && password === '') return refuse(t`Enter your password.`)
    setBusy(true)
    setFailure(null)
    try {
      await call(closeAccount, { params: { userId }, body: { password: hasPassword ? password : null } })
      return onClosed()
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'WRONG_PASSWORD') refuse(t`The password is wrong.`)
      else setFailure(thrown)
    }
    setBusy(false)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Close your account?</Trans>}
      width={440}
      footer={
        <>
          <Button variant="subtle" tone="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="filled" busy={isBusy}>
            <Trans>Close account</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={classes.content} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          <Trans>
            It is marked for deletion. You can log in and keep it for 30 days; then everything in it is deleted.
          </Trans>
        </p>
        {hasPassword && (
          <Field
            id={fieldId}
            label={<Trans>Your password</Trans>}
            type="password"
            autoComplete="current-password"
            maxLength={255}
            value={password}
            onChange={(value) => {
              setPassword(value)
              setError(undefined)
            }}
            error={error}
          />
        )}
        {failure !== null && <ClosingFailure error={failure} />}
      </form>
    </Dialog>
  )
}
