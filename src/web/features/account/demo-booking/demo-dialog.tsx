import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useId } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { requestDemo } from '#contract/demo-request.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { emailProblem } from '#web/ui/forms/field-problems.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { notify } from '#web/ui/feedback/notify.ts'

/** OP-62: name, business e-mail, company, apps and the time that suits. */
export default function DemoDialog({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const isOffline = useConnectivity() === 'offline'
  const { userId, firstName, lastName, email } = identity
  const empty = { name: `${firstName} ${lastName}`.trim(), email, company: '', apps: '1', time: '' }
  const form = useForm({
    name: 'demo-booking',
    initialValues: empty,
    validate: (values) => ({
      name: !values.name.trim() && t`This field is required!`,
      email: emailProblem(values.email),
      company: !values.company.trim() && t`This field is required!`,
      apps: !/^[1-9]\d{0,3}$/.test(values.apps) && t`Enter a number from 1 to 9,999`,
      time: !values.time
        ? t`This field is required!`
        : !(new Date(values.time) > new Date()) && t`Choose a time in the future`,
    }),
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    const { name, company, apps, time } = form.values
    const person = { name, company, email: form.values.email, apps: Number(apps) }
    const body = { ...person, preferredTime: new Date(time).toISOString() }
    await call(requestDemo, { params: { userId }, body })
    notify({ kind: 'success', title: t`Thank you. We'll e-mail you to confirm the time.` })
    onClose()
  })
  const text = (name: keyof typeof empty) => ({
    name,
    required: true,
    maxLength: FIELD_MAX,
    ...form.getInputProps(name),
  })
  const isPrivateEmail = failure instanceof ApiError && failure.code === 'BUSINESS_EMAIL_REQUIRED'
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Book a demo</Trans>}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="filled" disabled={isOffline} busy={isBusy}>
            <Trans>Send request</Trans>
          </Button>
        </>
      }
    >
      <Form name={form.name} id={formId} onSubmit={submit}>
        <Stack>
          <OfflineNote isTyped={form.isDirty()} />
          {failure !== null && (
            <Note kind="error">
              {isPrivateEmail ? <Trans>Enter your work e-mail address.</Trans> : i18n._(failureText(failure))}
            </Note>
          )}
          <Field {...text('name')} label={t`Name`} autoComplete="name" />
          <Field {...text('email')} label={t`Business e-mail`} type="email" autoComplete="email" />
          <Field {...text('company')} label={t`Company`} autoComplete="organization" />
          <Field {...text('apps')} label={t`How many apps do you have?`} inputMode="numeric" />
          <Field {...text('time')} label={t`Preferred time`} type="datetime-local" />
        </Stack>
      </Form>
    </Dialog>
  )
}
