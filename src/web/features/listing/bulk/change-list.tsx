import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { countCharacters } from '#aso/characters.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { WordDiff } from '#web/ui/display/word-diff.tsx'
import { fieldNames } from '../field-names.ts'
import { takeTexts } from '../editor/take-texts.ts'
import type { TextChange } from './text-changes.ts'

interface Props {
  app: AppInCountry
  changes: readonly TextChange[]
  onDone: () => void
}

/** Changes that are drawn at first, and with each further press. */
const SHOWN = 50

const idOf = ({ locale, field }: TextChange) => `${locale} ${field}`

/** What would become of the texts, one by one; those that are wanted are taken as drafts. */
export function ChangeList({ app, changes, onDone }: Props) {
  const { t } = useLingui()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(SHOWN)
  const [isTaking, setTaking] = useState(false)
  const wanted = changes.filter((change) => !leftOut.has(idOf(change)))
  const tooLong = wanted.filter(({ text, limit }) => countCharacters(text) > limit).length
  const columns = useColumns(leftOut, (id) =>
    setLeftOut((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
  )
  const take = async () => {
    setTaking(true)
    await takeTexts(app, wanted)
    onDone()
  }
  if (changes.length === 0)
    return (
      <Text role="status" c="dimmed">
        <Trans>Nothing changes.</Trans>
      </Text>
    )
  return (
    <Stack gap="sm" align="start">
      <TableScroll label={t`What changes`} mah={360} w="100%">
        <SectionTable
          caption={<Trans>What changes</Trans>}
          rows={changes.slice(0, shown)}
          rowId={idOf}
          columns={columns}
        />
      </TableScroll>
      {changes.length > shown && (
        <Button size="compact-sm" variant="subtle" onClick={() => setShown(shown + SHOWN)}>
          <Plural value={changes.length - shown} one="Show # more" other="Show # more" />
        </Button>
      )}
      {tooLong > 0 && (
        <Text size="sm" c="bad">
          <Plural
            value={tooLong}
            one="# text is longer than the store accepts."
            other="# texts are longer than the store accepts."
          />
        </Text>
      )}
      <Group gap="sm">
        <Button variant="filled" loading={isTaking} disabled={wanted.length === 0} onClick={() => void take()}>
          <Plural value={wanted.length} one="Save # text as a draft" other="Save # texts as drafts" />
        </Button>
      </Group>
    </Stack>
  )
}

function useColumns(leftOut: ReadonlySet<string>, onToggle: (id: string) => void): readonly Column<TextChange>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'text',
      name: t`Text`,
      isRowHeader: true,
      cell: (change) => (
        <Checkbox
          label={`${localeName(change.locale)}: ${i18n._(fieldNames[change.field])}`}
          checked={!leftOut.has(idOf(change))}
          onChange={() => onToggle(idOf(change))}
        />
      ),
    },
    {
      id: 'change',
      name: t`What changes`,
      cell: ({ locale, before, text }) => <WordDiff before={before} after={text} lang={locale} />,
    },
    {
      id: 'length',
      name: t`Length`,
      cell: ({ text, limit }) => <CharPill count={countCharacters(text)} limit={limit} />,
    },
  ]
}
