import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text, Textarea } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { fieldNames } from '../field-names.ts'
import type { BulkLine, CellPlace } from './bulk-lines.ts'
import { ChangeList } from './change-list.tsx'
import { pastedChanges } from './text-changes.ts'

interface Props {
  app: AppInCountry
  lines: readonly BulkLine[]
  /** Where the first cell comes to stand. */
  at: CellPlace
  /** What was pasted; '': nothing yet. */
  block: string
  opened: boolean
  onClose: () => void
}

/** Cells of a spreadsheet, and what they change, before they are taken. */
export function PasteDialog({ app, lines, at, block, opened, onClose }: Props) {
  const { t, i18n } = useLingui()
  const [text, setText] = useState(block)
  const looked = useDeferredValue(text)
  const { changes, leftOut } = pastedChanges(lines, at, looked)
  const first = lines[at.row]?.cells[at.column]
  const name = first ? `${i18n._(fieldNames[first.edited.field])}, ${localeName(first.language)}` : ''
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={820}
      title={<Trans>Paste from a spreadsheet</Trans>}
      description={<Trans>The first cell goes to: {name}. Empty cells change nothing.</Trans>}
    >
      <Stack gap="sm">
        <Textarea
          label={t`Copied cells`}
          data-autofocus
          value={text}
          minRows={2}
          maxRows={6}
          onChange={({ target }) => setText(target.value)}
        />
        {leftOut > 0 && (
          <Note kind="info">
            <Text inherit>
              <Plural
                value={leftOut}
                one="# cell has no place here and is left out."
                other="# cells have no place here and are left out."
              />
            </Text>
          </Note>
        )}
        {looked.trim() !== '' && <ChangeList key={looked} app={app} changes={changes} onDone={onClose} />}
      </Stack>
    </Dialog>
  )
}
