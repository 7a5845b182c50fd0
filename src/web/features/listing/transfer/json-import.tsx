import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FileButton, Group, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FILE_BYTES_MAX } from '#aso/keywords/file/decode-text.ts'
import { readJson, type JsonFault, type ReadJson } from '#aso/listing/table/listing-json.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { ImportedChanges } from './imported-changes.tsx'

const faults: Record<JsonFault, MessageDescriptor> = {
  'not-json': msg`This file isn't JSON, or it is damaged.`,
  'not-a-listing': msg`This file holds no texts of a listing. Choose one that this page has saved.`,
  'other-store': msg`This file is about an app of the other store.`,
}

/** A file that the page has saved as JSON, looked at and taken as drafts. */
export function JsonImport({ app }: { app: AppInCountry }) {
  const { i18n } = useLingui()
  const [name, setName] = useState('')
  const [read, setRead] = useState<ReadJson | JsonFault | null>(null)
  const reset = useRef<() => void>(null)
  const choose = async (file: File) => {
    setName(file.name)
    setRead(file.size > FILE_BYTES_MAX ? 'not-a-listing' : readJson(app.project.store, await file.text()))
  }
  return (
    <Stack gap="sm" align="start" w="100%">
      <Group gap="sm">
        <FileButton
          accept=".json,application/json"
          resetRef={reset}
          onChange={(file) => {
            if (file) void choose(file)
            // The same file can be chosen again.
            reset.current?.()
          }}
        >
          {(props) => (
            <Button {...props} leftSection={<IconFileUpload size={17} stroke={1.7} aria-hidden />}>
              <Trans>Choose a JSON file</Trans>
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
      </Group>
      {typeof read === 'string' && <Note kind="error">{i18n._(faults[read])}</Note>}
      {read !== null && typeof read !== 'string' && (
        <>
          {read.leftOut.length > 0 && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <Plural value={read.leftOut.length} one="# text is left out:" other="# texts are left out:" />{' '}
              {read.leftOut.slice(0, 20).join('; ')}
            </Text>
          )}
          <ImportedChanges app={app} texts={read.texts} onDone={() => setRead(null)} />
        </>
      )}
    </Stack>
  )
}
