import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** A dialog with all its parts. */
export default function SampleDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Dialog</Trans>}
      description={<Trans>What it asks.</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" onClick={onClose}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Trans>What it is about.</Trans>
    </Dialog>
  )
}
