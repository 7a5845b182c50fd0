import { Trans, useLingui } from '@lingui/react/macro'
import { IconLink } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { copyText } from '#web/ui/files/copy-text.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface Props {
  email: string
  /** Of the link, from the origin on. */
  path: string
  onClose: () => void
}

/** The link of an invitation, for whoever invites to pass on: this server sends no e-mail. */
export default function InvitationLink({ email, path, onClose }: Props) {
  const { t } = useLingui()
  const link = new URL(path, window.location.origin).href
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Share the invitation</Trans>}
      description={
        <Trans>
          This server can't send e-mail. Send this link to {email} yourself. It works once within 7 days. Don't share it
          with anyone else.
        </Trans>
      }
      footer={
        <Button
          variant="filled"
          leftSection={<IconLink size={16} stroke={1.7} aria-hidden />}
          onClick={() => void copyText(link)}
        >
          <Trans>Copy link</Trans>
        </Button>
      }
    >
      <Field label={t`Link`} value={link} onChange={() => {}} readOnly onFocus={(event) => event.target.select()} />
    </Dialog>
  )
}
