import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { BulkCell } from './bulk-lines.ts'
import { ChangeList } from './change-list.tsx'
import { filledChanges } from './text-changes.ts'

interface Props {
  app: AppInCountry
  /** The texts that the page shows. */
  cells: readonly BulkCell[]
  /** Texts of all languages, from which they are filled. */
  all: readonly BulkCell[]
  opened: boolean
  onClose: () => void
}

/** Takes the texts of one language over into the others that the page shows. */
export function FillDialog({ app, cells, all, opened, onClose }: Props) {
  const { t } = useLingui()
  const languages = [...new Set(all.map(({ language }) => language))]
  const [source, setSource] = useState(languages[0] ?? '')
  const [which, setWhich] = useState<'empty' | 'all'>('empty')
  const changes = filledChanges(
    cells.filter(({ language }) => language !== source),
    all.filter(({ language }) => language === source),
    which === 'empty',
  )
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={820}
      title={<Trans>Fill from a language</Trans>}
      description={<Trans>Copies texts as they are, as a start for a translation.</Trans>}
    >
      <Stack gap="sm" align="start">
        <SelectField
          label={t`From`}
          value={source}
          options={languages.map((value) => ({ value, label: localeName(value) }))}
          onChange={setSource}
        />
        <SegmentedControl
          aria-label={t`Which texts`}
          value={which}
          onChange={setWhich}
          data={[
            { value: 'empty', label: t`Only empty ones` },
            { value: 'all', label: t`All` },
          ]}
        />
        <ChangeList key={`${source} ${which}`} app={app} changes={changes} onDone={onClose} />
      </Stack>
    </Dialog>
  )
}
