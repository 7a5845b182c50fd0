import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FILE_BYTES_MAX } from '#aso/keywords/file/decode-text.ts'
import type { UnusableFile } from './use-keyword-file.ts'

const MEGABYTES = FILE_BYTES_MAX / 1024 / 1024

/** Why a file holds no keywords that can be read, and what to do. */
export function FileProblemText({ file: { name, problem } }: { file: UnusableFile }): ReactNode {
  switch (problem) {
    case 'EMPTY':
      return <Trans>{name} is empty.</Trans>
    case 'TOO_LARGE':
      return (
        <Trans>
          {name} is larger than {MEGABYTES} MB. Save the rows that you need as a file of their own.
        </Trans>
      )
    case 'HTML':
      return <Trans>{name} is a web page, not a list. Download the file again while you're logged in there.</Trans>
    case 'SPREADSHEET':
      return <Trans>{name} is a workbook. Save its sheet as CSV and choose that file.</Trans>
    case 'BINARY':
      return <Trans>{name} isn't a text file. Choose a CSV file, or a text file with a keyword a line.</Trans>
    case 'OTHER':
      return <Trans>{name} couldn't be read. Try again.</Trans>
  }
}
