import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { IDEMPOTENCY_DAYS } from '#contract/protocol/limits.ts'
import { importChanges, type FileTaken } from '#web/commands/import-changes.ts'
import type { NotTaken } from '#web/offline/outbox/read-changes.ts'
import { Button, Stack } from '@mantine/core'
import { changeFailureText } from '#web/ui/feedback/failure-text.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ImportedChanges } from './imported-changes.tsx'

interface Props {
  file: File
  onClose: () => void
}

/** Imports a file of exported changes and shows the result. */
export default function ChangesFileDialog({ file, onClose }: Props) {
  const { i18n } = useLingui()
  const result = useFileImport(file)
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
      <Stack gap={12} role="status" aria-busy={result === null || undefined}>
        {result === null ? (
          <p>
            <Trans>Reading the file</Trans>
          </p>
        ) : typeof result === 'string' ? (
          <p>
            <RefusedFile reason={result} />
          </p>
        ) : 'error' in result ? (
          <p>{i18n._(changeFailureText(result.error))}</p>
        ) : (
          <ImportedChanges file={result} />
        )}
      </Stack>
    </Dialog>
  )
}

/** `{ error }`: the device can't store the changes in the file. */
type ImportResult = FileTaken | NotTaken | { error: unknown }

/** Imports by file: a chosen file is imported once, however often the dialog renders. */
const imports = new WeakMap<File, Promise<ImportResult>>()

/** Imports the changes in a file; null: in progress. */
function useFileImport(file: File): ImportResult | null {
  const [result, setResult] = useState<ImportResult | null>(null)
  useEffect(() => {
    let live = true
    const started = imports.get(file) ?? importChanges(file).catch((error: unknown) => ({ error }))
    imports.set(file, started)
    void started.then((taken) => live && setResult(taken))
    return () => {
      live = false
    }
  }, [file])
  return result
}

/** Why nothing was imported, and what to do instead. */
function RefusedFile({ reason }: { reason: NotTaken }): ReactNode {
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
