import { Plural, Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { logOut } from '#web/data/session.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import { exportOutbox } from '#web/offline/outbox/outbox.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { saveFile } from '#web/ui/save-file.ts'

/** Logs out at once where nothing waits; otherwise asks first, because log-out deletes what was not sent. */
export default function LogOutDialog({ onStay }: { onStay: () => void }) {
  const { entries } = useOutbox()
  const isEmpty = entries.length === 0
  useEffect(() => {
    if (isEmpty) void logOut()
  }, [isEmpty])
  if (isEmpty) return null
  const exportChanges = async () => saveFile(await exportOutbox(), 'storeglass-changes.json', 'application/json')
  return (
    <Dialog
      opened
      onClose={onStay}
      title={<Plural value={entries.length} one="# change not sent" other="# changes not sent" />}
      footer={
        <>
          <Button variant="subtle" tone="plain" onClick={() => void logOut()}>
            <Trans>Log out and discard</Trans>
          </Button>
          <Button onClick={() => void exportChanges()}>
            <Trans>Export</Trans>
          </Button>
          <Button variant="filled" onClick={onStay}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Logging out deletes everything of yours from this device, also the changes that wait to be sent. Stay logged
          in until they are sent, or export them first.
        </Trans>
      </p>
    </Dialog>
  )
}
