import { Plural, Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { logOut } from '#web/session/log-out.ts'
import { useConnectivity, useDeviceStorage, useOutbox } from '#web/offline/hooks.ts'
import { wakeOutbox } from '#web/offline/outbox/outbox.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { exportChanges } from '../connection/export-changes.ts'

/**
 * Logs out at once where nothing waits, also as soon as the last change is sent; otherwise asks first, because log-out
 * deletes what was not sent.
 */
export default function LogOutDialog({ onStay }: { onStay: () => void }) {
  const { ready, entries, waiting, sending, paused } = useOutbox()
  const isOffline = useConnectivity() === 'offline'
  const isOff = useDeviceStorage() === 'off'
  // Without a database nothing could be queued, unless it broke later; while it is being read, nobody knows yet.
  const isNothingLost = (isOff || ready) && entries.length === 0
  useEffect(() => {
    if (isNothingLost) void logOut()
  }, [isNothingLost])
  if (isNothingLost) return null
  return (
    <Dialog
      opened
      onClose={onStay}
      width={560}
      title={
        ready ? (
          <Plural value={entries.length} one="# change not sent" other="# changes not sent" />
        ) : (
          <Trans>Checking for pending changes</Trans>
        )
      }
      footer={
        <>
          <Button variant="subtle" tone="plain" onClick={onStay}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={() => void logOut()}>
            <Trans>Log out and discard</Trans>
          </Button>
          <Button disabled={!ready} onClick={() => void exportChanges()}>
            <Trans>Export</Trans>
          </Button>
          <Button
            variant="filled"
            busy={sending}
            disabled={waiting === 0 || isOffline || paused !== null}
            onClick={() => wakeOutbox(true)}
          >
            <Trans>Send now</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Logging out deletes all your data from this device, including pending changes. Send them first, and we'll log
          you out when they're sent.
        </Trans>
      </p>
      <p role="status">
        {isOffline ? (
          <Trans>You're offline, so they can't be sent now. Export them to keep a copy.</Trans>
        ) : (
          waiting === 0 &&
          ready && <Trans>The server didn't accept them. Review them under "Pending changes", or export them.</Trans>
        )}
      </p>
    </Dialog>
  )
}
