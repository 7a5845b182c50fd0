import { Trans, useLingui } from '@lingui/react/macro'
import { turnOffSecondStep } from '#contract/auth/second-step.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

export default function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const { isBusy, failure, submit } = useSubmit(async () => {
    await call(turnOffSecondStep, {})
    onClose()
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Turn off two-step verification?</Trans>}
      width={440}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" busy={isBusy} onClick={() => void submit()}>
            <Trans>Turn off</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>After that, you log in with your password alone. Your recovery codes stop working.</Trans>
      </p>
      {failure !== null && <Note kind="error">{i18n._(failureText(failure))}</Note>}
    </Dialog>
  )
}
