import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, FileButton, Group, List, Loader, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { FILE_BYTES_MAX, type FileProblem } from '#aso/keywords/file/decode-text.ts'
import { missingRole } from '#aso/listing/table/columns.ts'
import type { CellFault, CellProblem } from '#aso/listing/table/read-texts.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { mayChange } from '#web/session/may.ts'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TableScroll } from '#web/ui/data-table/section-table.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import { ImportedChanges } from './imported-changes.tsx'
import { useCsvFile, type ReadCsv } from './use-csv-file.ts'

/** `creatives/csv-upload`: texts of many languages from a table, mapped, looked at one by one, and taken as drafts. */
export const CsvUploadPage = ({ app }: { app: AppInCountry }) => (
  <AppPage
    title={app.project.title}
    iconUrl={app.project.iconUrl}
    store={app.project.store}
    about={<Trans>Texts of many languages at once. They become drafts; nothing is published.</Trans>}
    at={null}
  >
    <Card title={<Trans>CSV or XLSX file</Trans>} padded>
      {mayChange(app.project) ? <CsvImport app={app} /> : <ViewOnly />}
    </Card>
  </AppPage>
)

/** A CSV file that is chosen, mapped, looked at and taken as drafts. */
function CsvImport({ app }: { app: AppInCountry }) {
  const { chosen, choose, setRoles, setNamed, close } = useCsvFile(app)
  const reset = useRef<() => void>(null)
  return (
    <Stack gap="md" align="start">
      <Text c="dimmed">
        <Trans>
          One row for each language with a column for each text, or one row for each text with its language, its name
          and the text. The file is read on this device.
        </Trans>
      </Text>
      <Group gap="sm">
        <FileButton
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain"
          resetRef={reset}
          onChange={(file) => {
            if (file) void choose(file)
            // The same file can be chosen again.
            reset.current?.()
          }}
        >
          {(props) => (
            <Button {...props} leftSection={<IconFileUpload size={17} stroke={1.7} aria-hidden />}>
              <Trans>Choose a CSV or XLSX file</Trans>
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" role="status" style={{ overflowWrap: 'anywhere' }}>
          {chosen?.state === 'reading' ? (
            <Group component="span" gap="xs" wrap="nowrap">
              <Loader />
              <Trans>Reading {chosen.name}…</Trans>
            </Group>
          ) : (
            chosen?.name
          )}
        </Text>
      </Group>
      {chosen?.state === 'unusable' && (
        <Note kind="error">
          <FileFault name={chosen.name} problem={chosen.problem} />
        </Note>
      )}
      {chosen?.state === 'read' && (
        <>
          <Header chosen={chosen} onNamed={setNamed} />
          <ColumnMapping app={app} csv={chosen} onRoles={setRoles} />
          <Missing chosen={chosen} />
          {chosen.texts && (
            <>
              <Problems problems={chosen.texts.problems} />
              <ImportedChanges app={app} texts={chosen.texts.texts} onDone={close} />
            </>
          )}
        </>
      )}
    </Stack>
  )
}

function Header({ chosen, onNamed }: { chosen: ReadCsv; onNamed: (isNamed: boolean) => void }) {
  const { t } = useLingui()
  return (
    <Checkbox
      label={t`The first row names the columns`}
      checked={chosen.isNamed}
      onChange={({ target }) => onNamed(target.checked)}
    />
  )
}

function Missing({ chosen: { roles } }: { chosen: ReadCsv }) {
  const missing = missingRole(roles)
  if (missing === null) return null
  return (
    <Text role="status">
      {missing === 'language' ? (
        <Trans>Choose the column that holds the language.</Trans>
      ) : missing === 'field' ? (
        <Trans>Choose the column that says which text a row holds.</Trans>
      ) : (
        <Trans>Choose a column that holds texts.</Trans>
      )}
    </Text>
  )
}

const faults: Record<CellFault, MessageDescriptor> = {
  'no-language': msg`no language`,
  'unknown-language': msg`a language that the store doesn't have`,
  'unknown-text': msg`isn't a text of this store`,
  'too-long': msg`is too long`,
  twice: msg`was in a row above`,
}

/** Problems that are listed; a file of the wrong kind has one in each row. */
const SHOWN = 100

function Problems({ problems }: { problems: readonly CellProblem[] }) {
  const { i18n, t } = useLingui()
  if (problems.length === 0) return null
  return (
    <div>
      <Text size="sm">
        <Plural value={problems.length} one="# cell is left out:" other="# cells are left out:" />
      </Text>
      <TableScroll label={t`Cells that are left out`} mah={220}>
        <List size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {problems.slice(0, SHOWN).map(({ row, why, found }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a cell has no other name than its place, and never moves
            <List.Item key={index}>
              <Trans>
                Row {row}: {found} ({i18n._(faults[why])})
              </Trans>
            </List.Item>
          ))}
        </List>
      </TableScroll>
      {problems.length > SHOWN && (
        <Text size="sm" c="dimmed">
          <Plural value={problems.length - SHOWN} one="and # more" other="and # more" />
        </Text>
      )}
    </div>
  )
}

const MEGABYTES = FILE_BYTES_MAX / 1024 / 1024

/** Why a file holds no table that can be read, and what to do. */
function FileFault({ name, problem }: { name: string; problem: FileProblem | 'OTHER' }) {
  switch (problem) {
    case 'EMPTY':
      return <Trans>{name} is empty.</Trans>
    case 'TOO_LARGE':
      return (
        <Trans>
          {name} is larger than {MEGABYTES} MB, or unpacks to too much. Save the rows you need as a separate file.
        </Trans>
      )
    case 'HTML':
      return <Trans>{name} is a web page, not a table. Download the file again while you're logged in there.</Trans>
    case 'SPREADSHEET':
      return <Trans>{name} is a workbook of an old kind, or has a password. Save it as XLSX without one.</Trans>
    case 'BINARY':
      return <Trans>{name} isn't a table, or is damaged. Choose a CSV or XLSX file.</Trans>
    case 'ENCODING':
      return <Trans>The letters of {name} can't be read. Save the file as UTF-8 and choose it again.</Trans>
    case 'OTHER':
      return <Trans>{name} couldn't be read. Try again.</Trans>
  }
}
