import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '@mantine/core'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'

/** Turns two-step verification on, then shows the recovery codes. */
export default function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={codes ? <Trans>Save your recovery codes</Trans> : <Trans>Turn on two-step verification</Trans>}
      width={520}
      footer={
        codes && (
          <Button variant="filled" onClick={onClose}>
            <Trans>I've saved them</Trans>
          </Button>
        )
      }
    >
      {codes ? <RecoveryCodes codes={codes} /> : <SetUp onDone={setCodes} />}
    </Dialog>
  )
}
