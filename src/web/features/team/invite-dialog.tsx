import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useId, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { emailProblem } from '#web/ui/forms/field-problems.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { PermissionFields } from './permission-fields.tsx'
import { TeamFailure } from './team-failure.tsx'
import { startPermissions, type GivenPermissions } from './team-writes.ts'

interface Props {
  projects: Project[]
  onInvite: (email: string, permissions: GivenPermissions) => Promise<void>
  onClose: () => void
}

/** Asks whom to invite, and to what. What was typed stays when the server refuses. */
export default function InviteDialog({ projects, onInvite, onClose }: Props) {
  const { t } = useLingui()
  const formId = useId()
  const [permissions, setPermissions] = useState(startPermissions)
  const form = useForm({
    name: 'invite',
    initialValues: { email: '' },
    validate: (values) => ({ email: emailProblem(values.email) }),
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    await onInvite(form.values.email.trim(), permissions)
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Invite to the team</Trans>}
      description={<Trans>They join with a link that works for 7 days.</Trans>}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" type="submit" form={formId} busy={isBusy}>
            <Trans>Send invitation</Trans>
          </Button>
        </>
      }
    >
      <Form name={form.name} id={formId} onSubmit={submit}>
        <Stack>
          {failure !== null && <TeamFailure failure={failure} />}
          <Field
            label={t`E-mail`}
            type="email"
            name="email"
            autoComplete="off"
            required
            data-autofocus
            {...form.getInputProps('email')}
          />
          <PermissionFields value={permissions} onChange={setPermissions} projects={projects} />
        </Stack>
      </Form>
    </Dialog>
  )
}
