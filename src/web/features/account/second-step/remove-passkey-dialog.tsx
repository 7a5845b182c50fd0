import { Trans, useLingui } from '@lingui/react/macro'
import { removePasskey, type Passkey } from '#contract/auth/passkeys.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface Props {
  passkey: Passkey
  onClose: () => void
}

export default function RemovePasskeyDialog({ passkey: { passkeyId, name }, onClose }: Props) {
  const { i18n } = useLingui()
  const { isBusy, failure, submit } = useSubmit(async () => {
    await call(removePasskey, { params: { passkeyId } })
    onClose()
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Remove the passkey {name}?</Trans>}
      width={440}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" busy={isBusy} onClick={() => void submit()}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          You can no longer log in with it. Without another passkey or an authenticator app, two-step verification is
          off.
        </Trans>
      </p>
      {failure !== null && <Note kind="error">{i18n._(failureText(failure))}</Note>}
    </Dialog>
  )
}
