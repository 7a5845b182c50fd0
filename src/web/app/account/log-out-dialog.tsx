import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { savedDrafts } from '#web/data/keyword-drafts/saved-drafts.ts'
import { savedReplies } from '#web/data/reply-drafts/saved-replies.ts'
import { savedRules } from '#web/data/rule-drafts/saved-rules.ts'
import { logOut } from '#web/session/log-out.ts'
import { useConnectivity, useDeviceStorage, useOutbox } from '#web/offline/hooks.ts'
import { wakeOutbox } from '#web/offline/outbox/outbox.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { exportChanges } from '../connection/export-changes.ts'
import { DraftsLost } from './drafts-lost.tsx'

/**
 * Logs out at once where nothing would be lost, also as soon as the last change is sent; otherwise asks first, because log-out
 * deletes what was not sent and what only this device has.
 */
export default function LogOutDialog({ onStay }: { onStay: () => void }) {
  const { ready, entries, elsewhere, waiting, sending, paused } = useOutbox()
  const queued = entries.length + elsewhere.length
  const isOffline = useConnectivity() === 'offline'
  const isOff = useDeviceStorage() === 'off'
  const drafts = useOnDevice(savedDrafts)
  const replies = useOnDevice(savedReplies)
  const rules = useOnDevice(savedRules)
  const lost = drafts && replies && rules && drafts.length + replies.length + rules.length
  // Without a database nothing could be queued, unless it broke later; while it is being read, nobody knows yet.
  const isRead = isOff || ready
  const isNothingQueued = isRead && queued === 0
  const isNothingLost = isNothingQueued && lost === 0
  useEffect(() => {
    if (isNothingLost) void logOut()
  }, [isNothingLost])
  // The drafts are read in a moment.
  if (isNothingQueued && (lost === null || isNothingLost)) return null
  const hasChanges = !isNothingQueued
  return (
    <Dialog
      opened
      onClose={onStay}
      width={560}
      title={
        !isRead ? (
          <Trans>Checking for pending changes</Trans>
        ) : hasChanges ? (
          <Plural value={queued} one="# change not sent" other="# changes not sent" />
        ) : (
          <Plural value={lost ?? 0} one="# draft only on this device" other="# drafts only on this device" />
        )
      }
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onStay}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={() => void logOut()}>
            <Trans>Log out and discard</Trans>
          </Button>
          {hasChanges && (
            <>
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
          )}
        </>
      }
    >
      {hasChanges && (
        <>
          <p>
            {!drafts || drafts.length === 0 ? (
              <Trans>
                Logging out deletes all your data from this device, including pending changes. Send them first, and
                we'll log you out when they're sent.
              </Trans>
            ) : (
              <Trans>
                Logging out deletes all your data from this device, including pending changes. Send them first.
              </Trans>
            )}
          </p>
          <p role="status">
            {isOffline ? (
              <Trans>You're offline, so they can't be sent now. Export them to keep a copy.</Trans>
            ) : (
              waiting === 0 &&
              ready &&
              (entries.length === 0 ? (
                <Trans>They belong to another organisation. Switch back to send them, or export them.</Trans>
              ) : (
                <Trans>The server didn't accept them. Review them under "Pending changes", or export them.</Trans>
              ))
            )}
          </p>
        </>
      )}
      {drafts && replies && rules && lost !== 0 && <DraftsLost drafts={drafts} replies={replies} rules={rules} />}
    </Dialog>
  )
}

/** Drafts that log-out would delete; null: the device is still being asked. What can't be read can't be saved either. */
function useOnDevice<T>(load: () => Promise<T[]>): T[] | null {
  const [drafts, setDrafts] = useState<T[] | null>(null)
  useEffect(() => {
    let isOver = false
    const found = (list: T[]) => {
      if (!isOver) setDrafts(list)
    }
    load().then(found, () => found([]))
    return () => {
      isOver = true
    }
  }, [load])
  return drafts
}
