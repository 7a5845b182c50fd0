import { Trans } from '@lingui/react/macro'
import { FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { FileProblemText } from './file-problem-text.tsx'
import classes from './file-choice.module.css'
import type { FileEntry } from './use-keyword-file.ts'

/** Asks for a file of keywords, and says that it is being read, or why it can't be used. */
export function FileChoice({ entry: { chosen, choose } }: { entry: FileEntry }) {
  const reset = useRef<() => void>(null)
  return (
    <>
      <FileButton
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        resetRef={reset}
        onChange={(file) => {
          if (file) void choose(file)
          // The same file can be chosen again.
          reset.current?.()
        }}
      >
        {(button) => (
          <Button {...button} size="small" icon={<IconFileUpload size={16} stroke={1.7} aria-hidden />}>
            <Trans>From a file</Trans>
          </Button>
        )}
      </FileButton>
      <div className={classes.state} role="status">
        {chosen?.state === 'reading' && (
          <span className={classes.reading}>
            <Spinner />
            <Trans>Reading {chosen.name}…</Trans>
          </span>
        )}
      </div>
      {chosen?.state === 'unusable' && (
        <div className={classes.problem} role="alert">
          <FileProblemText file={chosen} />
        </div>
      )}
    </>
  )
}
