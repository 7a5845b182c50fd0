import { Trans } from '@lingui/react/macro'
import { FileButton } from '@mantine/core'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { takeOpenedChanges } from './opened-changes.ts'

const ChangesFileDialog = lazyWithRetry(() => import('./changes-file-dialog.tsx'))

/** Asks for a file of changes that were exported before they were sent, and takes it in; also one that the system has opened. */
export function AddChanges() {
  const reset = useRef<() => void>(null)
  const [file, setFile] = useState(takeOpenedChanges)
  return (
    <>
      <FileButton
        accept=".json"
        resetRef={reset}
        onChange={(chosen) => {
          setFile(chosen)
          // The same file can be chosen again.
          reset.current?.()
        }}
      >
        {(button) => (
          <Button {...button} size="small">
            <Trans>Add changes from a file</Trans>
          </Button>
        )}
      </FileButton>
      {file && <ChangesFileDialog file={file} onClose={() => setFile(null)} />}
    </>
  )
}
