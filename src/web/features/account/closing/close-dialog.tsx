import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { closeAccount } from '#contract/account-closing.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { isWrongPassword } from '../is-wrong-password.ts'
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
  const form = useForm({
    name: 'close-account',
    initialValues: { password: '' },
    validate: ({ password }) => ({
      password: hasPassword && !password && t`Enter your password.`,
    }),
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    const { password } = form.values
    try {
      await call(closeAccount, { params: { userId }, body: { password: hasPassword ? password : null } })
    } catch (error) {
      if (!isWrongPassword(error)) throw error
      return form.showError('password', t`The password is wrong.`)
    }
    onClosed()
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Close your account?</Trans>}
      width={440}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="filled" busy={isBusy}>
            <Trans>Close account</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} name={form.name} className={classes.content} onSubmit={submit}>
        <p>
          <Trans>
            Your account will be marked for deletion. For 30 days you can log in and keep it. After that we delete
            everything except the invoices, which we must keep.
          </Trans>
        </p>
        {hasPassword && (
          <Field
            {...form.getInputProps('password')}
            label={<Trans>Your password</Trans>}
            type="password"
            autoComplete="current-password"
            maxLength={FIELD_MAX}
          />
        )}
        {failure !== null && <ClosingFailure error={failure} />}
      </Form>
    </Dialog>
  )
}
