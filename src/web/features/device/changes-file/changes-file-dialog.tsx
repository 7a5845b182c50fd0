import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { type FileTaken, importChanges } from '#web/commands/import-changes.ts'
import type { NotTaken as NotTakenReason, NotTaken as Reason } from '#web/offline/outbox/read-changes.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { changeFailureText } from '#web/ui/feedback/change-failure-text.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import classes from './changes-file.module.css'
import { Taken } from './taken.tsx'
import { IDEMPOTENCY_DAYS } from '#contract/protocol/limits.ts'

interface Props {
  file: File
  onClose: () => void
}

/** Imports a file of exported changes and shows the result. */
export default function ChangesFileDialog({ file, onClose }: Props) {
  const { i18n } = useLingui()
  const taking = useTakeIn(file)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Changes from a file</Trans>}
      footer={
        <Button variant="filled" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className={classes.content} role="status" aria-busy={taking === null || undefined}>
        {taking === null ? (
          <p>
            <Trans>Reading the file</Trans>
          </p>
        ) : typeof taking === 'string' ? (
          <p>
            <NotTaken reason={taking} />
          </p>
        ) : 'error' in taking ? (
          <p>{i18n._(changeFailureText(taking.error))}</p>
        ) : (
          <Taken file={taking} />
        )}
      </div>
    </Dialog>
  )
}

/** `{ error }`: the device can't store the changes in the file. */
type Taking = FileTaken | NotTakenReason | { error: unknown }

/** Imports by file: a chosen file is imported once, however often the dialog renders. */
const takings = new WeakMap<File, Promise<Taking>>()

/** Imports the changes in a file; null: in progress. */
function useTakeIn(file: File): Taking | null {
  const [taking, setTaking] = useState<Taking | null>(null)
  useEffect(() => {
    let live = true
    const started = takings.get(file) ?? importChanges(file).catch((error: unknown) => ({ error }))
    takings.set(file, started)
    void started.then((taken) => live && setTaking(taken))
    return () => {
      live = false
    }
  }, [file])
  return taking
}

/** Why nothing of a file was taken in, and what to do instead. */
function NotTaken({ reason }: { reason: Reason }): ReactNode {
  switch (reason) {
    case 'tooLarge':
      return <Trans>This file is too large to contain Storeglass changes.</Trans>
    case 'notChanges':
      return <Trans>This file contains no Storeglass changes. Choose the exported "storeglass-changes.json".</Trans>
    case 'earlier':
      return (
        <Trans>
          An earlier version of Storeglass made this file, and it doesn't say whose changes it contains. Make them
          again.
        </Trans>
      )
    case 'newer':
      return <Trans>A newer version of Storeglass made this file. Reload this page and add the file again.</Trans>
    case 'otherUser':
      return <Trans>These changes belong to another user. Log in as that user to add them.</Trans>
    case 'tooOld':
      return (
        <Trans>
          This file is more than {IDEMPOTENCY_DAYS} days old, so we can't tell which of its changes were sent. Make them
          again.
        </Trans>
      )
  }
}
