import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ColumnRole } from '#aso/listing/table/columns.ts'
import { listingFields } from '#aso/listing/fields.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { fieldNames } from '../field-names.ts'
import type { ReadCsv } from './use-csv-file.ts'

interface Props {
  app: AppInCountry
  csv: ReadCsv
  onRoles: (roles: ColumnRole[]) => void
}

interface MappedColumn {
  index: number
  name: string
  example: string
  role: ColumnRole
}

/** Which column of the file holds what. */
export function ColumnMapping({ app, csv: { rows, isNamed, roles }, onRoles }: Props) {
  const { t } = useLingui()
  const below = isNamed ? rows.slice(1, 50) : rows.slice(0, 50)
  const columns = roles.map((role, index): MappedColumn => {
    const number = index + 1
    return {
      index,
      name: (isNamed && rows[0]?.[index]) || t`Column ${number}`,
      example: below.map((cells) => cells[index] ?? '').find((cell) => cell !== '') ?? '',
      role,
    }
  })
  /** Another column that held the same holds nothing from now on. */
  const set = (at: number, role: ColumnRole) =>
    onRoles(roles.map((one, index) => (index === at ? role : one === role && role !== 'none' ? 'none' : one)))
  const shown = useColumns(app, set)
  return (
    <TableScroll label={t`Columns of the file`} w="100%" mah={340}>
      <SectionTable
        caption={<Trans>Columns of the file</Trans>}
        rows={columns}
        rowId={({ index }) => index.toString()}
        columns={shown}
      />
    </TableScroll>
  )
}

const Example = ({ text }: { text: string }) => (
  <Text span inherit lineClamp={2} dir="auto">
    {text}
  </Text>
)

interface RoleProps {
  app: AppInCountry
  column: MappedColumn
  onChange: (role: ColumnRole) => void
}

function RoleSelect({ app, column: { name, role }, onChange }: RoleProps) {
  const { t, i18n } = useLingui()
  const options: { value: ColumnRole; label: string }[] = [
    { value: 'none', label: t`Not used` },
    { value: 'language', label: t`Language` },
    ...listingFields[app.project.store].map(({ field }) => ({ value: field, label: i18n._(fieldNames[field]) })),
    { value: 'field', label: t`Which text it is` },
    { value: 'text', label: t`Text of that name` },
  ]
  return (
    <FilterSelect label={t`${name} holds`} value={role} options={options} isSet={role !== 'none'} onChange={onChange} />
  )
}

function useColumns(
  app: AppInCountry,
  onRole: (column: number, role: ColumnRole) => void,
): readonly Column<MappedColumn>[] {
  const { t } = useLingui()
  return [
    { id: 'column', name: t`Column`, isRowHeader: true, cell: ({ name }) => name },
    { id: 'example', name: t`Example`, cell: ({ example }) => <Example text={example} /> },
    {
      id: 'role',
      name: t`Holds`,
      cell: (column) => <RoleSelect column={column} app={app} onChange={(role) => onRole(column.index, role)} />,
    },
  ]
}
