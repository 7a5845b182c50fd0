import { useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import type { ListingField } from '#aso/listing/fields.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { CellText } from '../bulk/cell-text.tsx'
import { fieldNames } from '../field-names.ts'
import { DraftMark, EditorLink, ReadAt, StateOfLanguage } from './published-parts.tsx'
import type { PublishedRow } from './published-rows.ts'

interface Props {
  rows: readonly PublishedRow[]
  fields: readonly ListingField[]
}

/** A row a language: what is live of each text, whether a draft differs, and when it was read. */
export function PublishedTable({ rows, fields }: Props) {
  const { t } = useLingui()
  const columns = useColumns(fields)
  return (
    <TableScroll label={t`Published texts`} role="region">
      <SectionTable caption={t`Published texts`} rows={rows} rowId={({ language }) => language} columns={columns} />
    </TableScroll>
  )
}

function useColumns(fields: readonly ListingField[]): readonly Column<PublishedRow>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'language',
      name: t`Language`,
      isRowHeader: true,
      cell: (row) => (
        <Stack gap={4} align="start" py={6} miw={130}>
          {localeName(row.language)}
          <StateOfLanguage published={row.published} />
          <ReadAt listing={row.listing} />
        </Stack>
      ),
    },
    ...fields.map(({ field }) => ({
      id: field,
      name: i18n._(fieldNames[field]),
      cell: (row: PublishedRow) => {
        const edited = row.fields.find((one) => one.field === field)
        return (
          <Stack gap={4} py={6} miw={130} maw={320}>
            {edited?.live ? <CellText text={edited.live} language={row.language} /> : '–'}
            {edited?.isChanged && <DraftMark language={row.language} field={field} />}
          </Stack>
        )
      },
    })),
    {
      id: 'editor',
      name: t`Editor`,
      cell: (row) => <EditorLink language={row.language} />,
    },
  ]
}
