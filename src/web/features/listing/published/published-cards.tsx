import { useLingui } from '@lingui/react/macro'
import { Group, Paper, Stack, Text } from '@mantine/core'
import type { ListingField } from '#aso/listing/fields.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { CellText } from '../bulk/cell-text.tsx'
import { fieldNames } from '../field-names.ts'
import { DraftMark, EditorLink, ReadAt, StateOfLanguage } from './published-parts.tsx'
import type { PublishedRow } from './published-rows.ts'

interface Props {
  label: string
  rows: readonly PublishedRow[]
  fields: readonly ListingField[]
}

/** The table on a phone: a card a language. */
export function PublishedCards({ label, rows, fields }: Props) {
  const { i18n } = useLingui()
  return (
    <Stack component="ul" gap="sm" aria-label={label}>
      {rows.map((row) => (
        <Paper key={row.language} component="li" p="sm">
          <Group gap="xs" wrap="nowrap" justify="space-between">
            <Text fw={540}>{localeName(row.language)}</Text>
            <StateOfLanguage published={row.published} />
            <EditorLink language={row.language} />
          </Group>
          <Stack gap="xs" my="xs">
            {fields.map(({ field }) => {
              const edited = row.fields.find((one) => one.field === field)
              if (!edited?.live && !edited?.isChanged) return null
              return (
                <div key={field}>
                  <Text size="xs" c="dimmed">
                    {i18n._(fieldNames[field])}
                  </Text>
                  {edited.live ? <CellText text={edited.live} language={row.language} /> : '–'}
                  {edited.isChanged && <DraftMark language={row.language} field={field} />}
                </div>
              )
            })}
          </Stack>
          <ReadAt listing={row.listing} />
        </Paper>
      ))}
    </Stack>
  )
}
