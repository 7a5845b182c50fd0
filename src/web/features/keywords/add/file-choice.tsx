import { Trans } from '@lingui/react/macro'
import { Box, FileButton, Group, Loader } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { FILE_BYTES_MAX } from '#aso/keywords/file/decode-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import classes from './keyword-file.module.css'
import type { FileEntry, UnusableFile } from './use-keyword-file.ts'

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
          <Button {...button} size="sm" leftSection={<IconFileUpload size={16} stroke={1.7} aria-hidden />}>
            <Trans>From a file</Trans>
          </Button>
        )}
      </FileButton>
      <div className={classes.state} role="status">
        {chosen?.state === 'reading' && (
          <Group component="span" gap="xs" wrap="nowrap" c="dimmed">
            <Loader />
            <Trans>Reading {chosen.name}…</Trans>
          </Group>
        )}
      </div>
      {chosen?.state === 'unusable' && (
        <Box className={classes.problem} px="sm" py="xs" role="alert">
          <FileProblemText file={chosen} />
        </Box>
      )}
    </>
  )
}

const MEGABYTES = FILE_BYTES_MAX / 1024 / 1024

/** Why a file holds no keywords that can be read, and what to do. */
function FileProblemText({ file: { name, problem } }: { file: UnusableFile }): ReactNode {
  switch (problem) {
    case 'EMPTY':
      return <Trans>{name} is empty.</Trans>
    case 'TOO_LARGE':
      return (
        <Trans>
          {name} is larger than {MEGABYTES} MB. Save the rows you need as a separate file.
        </Trans>
      )
    case 'HTML':
      return <Trans>{name} is a web page, not a list. Download the file again while you're logged in there.</Trans>
    case 'SPREADSHEET':
      return <Trans>{name} is a workbook. Save its sheet as CSV and choose that file.</Trans>
    case 'BINARY':
      return <Trans>{name} isn't a text file. Choose a CSV file, or a text file with one keyword per line.</Trans>
    case 'ENCODING':
      return <Trans>The letters of {name} can't be read. Save the file as UTF-8 and choose it again.</Trans>
    case 'OTHER':
      return <Trans>{name} couldn't be read. Try again.</Trans>
  }
}
