import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { takeOpenedChanges } from './opened-changes.ts'

const ChangesFileDialog = lazyWithRetry(() => import('./changes-file-dialog.tsx'))

/** Asks for a file of changes that were exported before they were sent, and takes it in; also one that the system has opened. */
export function AddChanges() {
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState(takeOpenedChanges)
  return (
    <>
      <Button size="small" onClick={() => chooser.current?.click()}>
        <Trans>Add changes from a file</Trans>
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json"
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      {file && <ChangesFileDialog file={file} onClose={() => setFile(null)} />}
    </>
  )
}
