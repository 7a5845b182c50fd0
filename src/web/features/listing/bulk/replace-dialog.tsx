import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { replaceText, type Replacement } from '#aso/listing/bulk/replace-text.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { BulkCell } from './bulk-lines.ts'
import { ChangeList } from './change-list.tsx'
import { changeOf } from './text-changes.ts'

interface Props {
  app: AppInCountry
  /** The texts that are looked through: those that the page shows. */
  cells: readonly BulkCell[]
  opened: boolean
  onClose: () => void
}

/** Finds words in the texts that the page shows, and shows each change before it is made. */
export function ReplaceDialog({ app, cells, opened, onClose }: Props) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<Replacement>({
    find: '',
    replacement: '',
    isWholeWords: true,
    isExactCase: false,
  })
  const looked = useDeferredValue(wanted)
  const changes = cells.flatMap((cell) => changeOf(cell, replaceText(cell.edited.text, cell.language, looked)) ?? [])
  const set = (part: Partial<Replacement>) => setWanted({ ...wanted, ...part })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={820}
      title={<Trans>Find and replace</Trans>}
      description={<Trans>In the texts that this page shows.</Trans>}
    >
      <Stack gap="sm">
        <Group gap="sm" grow align="flex-end">
          <TextInput
            label={t`Find`}
            data-autofocus
            value={wanted.find}
            onChange={({ target }) => set({ find: target.value })}
          />
          <TextInput
            label={t`Replace with`}
            value={wanted.replacement}
            onChange={({ target }) => set({ replacement: target.value })}
          />
        </Group>
        <Group gap="md">
          <Checkbox
            label={t`Whole words`}
            checked={wanted.isWholeWords}
            onChange={({ target }) => set({ isWholeWords: target.checked })}
          />
          <Checkbox
            label={t`Match case`}
            checked={wanted.isExactCase}
            onChange={({ target }) => set({ isExactCase: target.checked })}
          />
        </Group>
        {looked.find !== '' && <ChangeList app={app} changes={changes} onDone={onClose} />}
      </Stack>
    </Dialog>
  )
}
