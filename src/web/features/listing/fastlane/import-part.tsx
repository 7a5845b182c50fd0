import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, FileButton, Group, List, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { readFolders, type LeftOut, type ReadFolders } from '#aso/listing/fastlane/read-folders.ts'
import type { ListingText } from '#aso/listing/fastlane/folders.ts'
import type { ListingDraft } from '#contract/listing-drafts.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { fieldNames } from '../field-names.ts'
import { takeTexts } from '../editor/take-texts.ts'
import { unzip, UnreadableArchive, type ArchiveFault } from './archive.ts'

interface Props {
  app: AppInCountry
  /** Of all languages. */
  drafts: readonly ListingDraft[]
  onDone: () => void
}

const faultTexts: Record<ArchiveFault, MessageDescriptor> = {
  'not-zip': msg`This file isn't a ZIP archive, or it is damaged. Pack the folder “metadata” again.`,
  encrypted: msg`This archive has a password. Pack it without one.`,
  'too-large': msg`This archive holds more than texts of a listing need. Pack the folder “metadata” alone.`,
}

const reasons: Record<LeftOut, MessageDescriptor> = {
  outside: msg`leads out of the archive`,
  'other-store': msg`belongs to the other store`,
  'unknown-language': msg`a language that the store doesn't have`,
  'not-a-text-here': msg`isn't a text of this page`,
  'not-utf-8': msg`isn't UTF-8`,
  empty: msg`is empty, so nothing changes`,
  'too-long': msg`is too long`,
}

/** Reads an archive on the device, shows what would change, and takes it as drafts when that is wanted. */
export function ImportPart({ app, drafts, onDone }: Props) {
  const { i18n } = useLingui()
  const { store } = app.project
  const [name, setName] = useState('')
  const [fault, setFault] = useState<ArchiveFault | null>(null)
  const [read, setRead] = useState<ReadFolders | null>(null)
  const choose = async (file: File | null) => {
    if (!file) return
    setName(file.name)
    setFault(null)
    setRead(null)
    try {
      setRead(readFolders(store, await unzip(file)))
    } catch (error) {
      setFault(error instanceof UnreadableArchive ? error.fault : 'not-zip')
    }
  }
  const draftOf = ({ locale, field }: ListingText) =>
    drafts.find((one) => one.locale === locale && one.field === field)?.draft
  const changes = read?.texts.filter((one) => draftOf(one) !== one.text) ?? []
  return (
    <Stack gap="sm" align="start">
      <Text component="h3" fw={540}>
        <Trans>Import</Trans>
      </Text>
      <Text c="dimmed">
        <Trans>
          Choose the folder “metadata” as a ZIP archive. It is read on this device, and its texts become drafts; nothing
          is published.
        </Trans>
      </Text>
      <Group gap="sm">
        <FileButton accept=".zip,application/zip" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={17} stroke={1.7} aria-hidden />}>
              <Trans>Choose a ZIP archive</Trans>
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
      </Group>
      {fault && <Note kind="error">{i18n._(faultTexts[fault])}</Note>}
      {read && changes.length === 0 && (
        <Text role="status">
          {read.texts.length > 0 ? (
            <Trans>All texts of the archive are drafted already.</Trans>
          ) : (
            <Trans>The archive has no texts of this app's store. It needs a folder for each language.</Trans>
          )}
        </Text>
      )}
      {changes.length > 0 && <Changes app={app} changes={changes} draftOf={draftOf} onDone={onDone} />}
      {read && read.leftOut.length > 0 && (
        <div>
          <Text size="sm">
            <Plural value={read.leftOut.length} one="# file is left out:" other="# files are left out:" />
          </Text>
          <List size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {read.leftOut.map(({ path, why }) => (
              <List.Item key={path}>
                {path} ({i18n._(reasons[why])})
              </List.Item>
            ))}
          </List>
        </div>
      )}
    </Stack>
  )
}

interface ChangesProps {
  app: AppInCountry
  changes: readonly ListingText[]
  draftOf: (text: ListingText) => string | undefined
  onDone: () => void
}

function Changes({ app, changes, draftOf, onDone }: ChangesProps) {
  const { t } = useLingui()
  const [isTaking, setTaking] = useState(false)
  const columns = useColumns(draftOf)
  const take = async () => {
    setTaking(true)
    await takeTexts(app, changes)
    onDone()
  }
  return (
    <>
      <TableScroll label={t`Texts of the archive`} mah={320} w="100%">
        <SectionTable
          caption={<Trans>Texts of the archive</Trans>}
          rows={changes}
          rowId={({ locale, field }) => `${locale} ${field}`}
          columns={columns}
        />
      </TableScroll>
      <Button loading={isTaking} onClick={() => void take()}>
        <Plural value={changes.length} one="Save # text as a draft" other="Save # texts as drafts" />
      </Button>
    </>
  )
}

function useColumns(draftOf: ChangesProps['draftOf']): readonly Column<ListingText>[] {
  const { t, i18n } = useLingui()
  return [
    { id: 'language', name: t`Language`, cell: ({ locale }) => localeName(locale) },
    { id: 'field', name: t`Text`, cell: ({ field }) => i18n._(fieldNames[field]) },
    {
      id: 'contents',
      name: t`In the archive`,
      cell: ({ locale, text }) => (
        <Text span inherit lang={locale} lineClamp={2}>
          {text}
        </Text>
      ),
    },
    {
      id: 'draft',
      name: t`Your draft`,
      cell: (one) => (
        <Text span inherit lang={one.locale} lineClamp={2} c="dimmed">
          {draftOf(one) || '–'}
        </Text>
      ),
    },
  ]
}
