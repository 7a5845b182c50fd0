import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { makeRecoveryCodes } from '#contract/auth/second-step.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Makes new recovery codes after a confirmation: the old ones stop working. */
export default function CodesDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const [codes, setCodes] = useState<string[] | null>(null)
  const { isBusy, failure, submit } = useSubmit(async () => {
    setCodes((await call(makeRecoveryCodes, {})).recoveryCodes)
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={codes ? <Trans>Save your recovery codes</Trans> : <Trans>Generate new recovery codes?</Trans>}
      width={520}
      footer={
        codes ? (
          <Button variant="filled" onClick={onClose}>
            <Trans>I've saved them</Trans>
          </Button>
        ) : (
          <>
            <Button variant="subtle" color="gray" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="filled" busy={isBusy} onClick={() => void submit()}>
              <Trans>Generate new codes</Trans>
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <p>
          <Trans>The recovery codes that you have now will stop working.</Trans>
        </p>
      )}
      {failure !== null && <Note kind="error">{i18n._(failureText(failure))}</Note>}
    </Dialog>
  )
}
