import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import type { FoundUser } from '#contract/administration.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { startActing } from '#web/session/act-as.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { nameOf } from './name-of.ts'
import { useSend } from './use-send.ts'

const FORM = 'act-as'

/** Asks why, then acts as the user in this tab. */
export function ActAsDialog({ user, onClose }: { user: FoundUser; onClose: () => void }) {
  const { t } = useLingui()
  const name = nameOf(user)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { busy, failure, send } = useSend()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = reason.trim()
    setMissing(given === '')
    if (given === '') return form.current?.querySelector('input')?.focus()
    void send(() => startActing(user.userId, given))
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Impersonate {name}</Trans>}
      description={user.email}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" type="submit" form={FORM} busy={busy}>
            <Trans>Impersonate</Trans>
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate ref={form}>
        <Stack>
          <p>
            <Trans>
              This tab will show what {name} sees, and your changes apply to their account. You can't change their
              password, sessions or account. The audit log records your name and the reason.
            </Trans>
          </p>
          <Field
            label={<Trans>Reason</Trans>}
            value={reason}
            onChange={setReason}
            maxLength={FIELD_MAX}
            autoComplete="off"
            required
            data-autofocus
            error={isMissing && reason.trim() === '' ? t`This field is required!` : undefined}
          />
          {failure && (
            <Text size="sm" c="bad" role="alert">
              {failure}
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
