import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import type { Profile } from '#contract/profile.ts'
import { changeNames } from '#web/commands/change-names.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { nameProblem } from '#web/ui/forms/field-problems.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Failed } from './failed.tsx'
import classes from './settings.module.css'

interface Props {
  profile: Pick<Profile, 'firstName' | 'lastName'>
}

const formName = ({ firstName, lastName }: Props['profile']) => `profile ${firstName} ${lastName}`

/** The user's names; also offline, then they are sent later. */
export function NameForm({ profile }: Props) {
  const name = formName(profile)
  const lastField = useRef<string | null>(null)
  useEffect(() => {
    const field = lastField.current !== null && document.forms.namedItem(name)?.elements.namedItem(lastField.current)
    lastField.current = null
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus()
  }, [name])
  const rememberField = (next: string | null) => {
    lastField.current = next
  }
  // The device's answer may be older than the server's: a newer one resets the form.
  return <Names key={name} profile={profile} rememberField={rememberField} />
}

interface NamesProps extends Props {
  /** Remembers the field that gets the focus back after the form was reset. */
  rememberField: (field: string | null) => void
}

function Names({ profile, rememberField }: NamesProps) {
  const { t } = useLingui()
  const { firstName, lastName } = profile
  const form = useForm({
    name: formName(profile),
    initialValues: { firstName, lastName },
    validate: (values) => ({
      firstName: nameProblem(values.firstName),
      lastName: nameProblem(values.lastName),
    }),
  })
  const changes = {
    ...(form.values.firstName.trim() !== firstName && { firstName: form.values.firstName.trim() }),
    ...(form.values.lastName.trim() !== lastName && { lastName: form.values.lastName.trim() }),
  }
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors || Object.keys(changes).length === 0) return
    const { activeElement: sender } = document
    rememberField(sender instanceof HTMLInputElement ? sender.name : 'firstName')
    await changeNames(changes, profile).catch((error: unknown) => {
      rememberField(null)
      throw error
    })
    notify({
      kind: 'success',
      title: connectivity.get() === 'online' ? t`Name saved` : t`We'll save your name when you're back online`,
    })
  })
  const field = (name: 'firstName' | 'lastName') => ({
    name,
    ...form.getInputProps(name),
    maxLength: FIELD_MAX,
    required: true,
  })
  return (
    <Card title={<Trans>Profile</Trans>} padded>
      <Form name={form.name} className={classes.form} onSubmit={submit}>
        {failure !== null && <Failed during="profile" failure={failure} />}
        <div className={classes.pair}>
          <Field {...field('firstName')} label={t`First name`} autoComplete="given-name" />
          <Field {...field('lastName')} label={t`Last name`} autoComplete="family-name" />
        </div>
        <Button type="submit" variant="filled" busy={isBusy} disabled={Object.keys(changes).length === 0}>
          <Trans>Save name</Trans>
        </Button>
      </Form>
    </Card>
  )
}
