import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { importChanges, type FileTaken } from '#web/commands/import-changes.ts'
import type { NotTaken as NotTakenReason } from '#web/offline/outbox/read-changes.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { changeFailureText } from '#web/ui/feedback/change-failure-text.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import classes from './changes-file.module.css'
import { NotTaken } from './not-taken.tsx'
import { Taken } from './taken.tsx'

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
