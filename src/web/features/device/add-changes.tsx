import { Trans } from '@lingui/react/macro'
import { useRef, useState, type ComponentType } from 'react'
import { Button } from '#web/ui/button.tsx'

export interface Props {
  /** Takes the chosen file in. */
  ChangesFile: ComponentType<{ file: File; onClose: () => void }>
}

/** Asks for a file of changes that were exported before they were sent. */
export function AddChanges({ ChangesFile }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
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
      {file && <ChangesFile file={file} onClose={() => setFile(null)} />}
    </>
  )
}
