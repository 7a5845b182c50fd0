import { Trans } from '@lingui/react/macro'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '@mantine/core'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface Props {
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a public answer is deleted. */
export default function DeleteReplyDialog({ onConfirm, onClose }: Props) {
  const isOffline = useConnectivity() === 'offline'
  return (
    <Dialog
      opened
      onClose={onClose}
      role="alertdialog"
      title={<Trans>Delete this reply?</Trans>}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" onClick={onConfirm}>
            <Trans>Delete reply</Trans>
          </Button>
        </>
      }
    >
      <p>
        {isOffline ? (
          <Trans>The public reply is deleted from the store when you're back online.</Trans>
        ) : (
          <Trans>The public reply is deleted from the store. You can undo this for a few seconds.</Trans>
        )}
      </p>
    </Dialog>
  )
}
