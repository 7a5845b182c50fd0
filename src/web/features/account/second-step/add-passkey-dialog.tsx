import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { addPasskey, wantPasskey } from '#contract/auth/passkeys.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { call } from '#web/api/call.ts'
import { makePasskey } from '#web/offline/abilities/passkeys.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import classes from './second-step.module.css'

/** Names a passkey and has the device make it; with the first second step come the recovery codes. */
export default function AddPasskeyDialog({ onClose }: { onClose: (isAdded: boolean) => void }) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const [codes, setCodes] = useState<string[] | null>(null)
  const form = useForm({
    name: 'add-passkey',
    initialValues: { name: '' },
    validate: ({ name }) => ({ name: !name.trim() && t`Enter a name.` }),
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    const passkey = await makePasskey(await call(wantPasskey, {}))
    const { recoveryCodes } = await call(addPasskey, { body: { name: form.values.name.trim(), passkey } })
    if (recoveryCodes) setCodes(recoveryCodes)
    else onClose(true)
  })
  const close = () => onClose(codes !== null)
  return (
    <Dialog
      opened
      onClose={close}
      title={codes ? <Trans>Save your recovery codes</Trans> : <Trans>Add a passkey</Trans>}
      width={520}
      footer={
        codes ? (
          <Button variant="filled" onClick={close}>
            <Trans>I've saved them</Trans>
          </Button>
        ) : (
          <>
            <Button variant="subtle" color="gray" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={formId} variant="filled" busy={isBusy}>
              <Trans>Continue</Trans>
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <Form id={formId} name={form.name} className={classes.parts} onSubmit={submit}>
          <Field
            {...form.getInputProps('name')}
            label={t`Name`}
            hint={<Trans>So you can recognise it, e.g. "Laptop" or "Security key".</Trans>}
            autoComplete="off"
            maxLength={FIELD_MAX}
            required
            data-autofocus
          />
          {failure !== null && <Note kind="error">{i18n._(failureText(failure))}</Note>}
        </Form>
      )}
    </Dialog>
  )
}
