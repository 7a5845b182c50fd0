import { csvOf, textCell } from '#aso/csv.ts'
import type { KeywordKind } from '#aso/keywords/brand.ts'
import type { ColumnId } from './keyword-sort.ts'
import type { KeywordRow, TextPlace } from './keyword-row.ts'

/** KEY-025: rows that one file holds at most. */
export const EXPORT_MAX = 10_000

export interface CsvWords {
  columns: readonly { id: ColumnId | 'volumeSource'; name: string }[]
  /** Of the values that are not texts of the store. */
  values: Record<TextPlace | KeywordKind, string>
  sourceOf: (row: KeywordRow) => string
}

/** A list as CSV; what is not known is left empty. */
export function keywordCsv(rows: readonly KeywordRow[], { columns, ...words }: CsvWords): string {
  return csvOf([
    columns.map(({ name }) => name),
    ...rows.slice(0, EXPORT_MAX).map((row) => columns.map(({ id }) => cellOf(row, id, words))),
  ])
}

type Words = Omit<CsvWords, 'columns'>

function cellOf(row: KeywordRow, column: ColumnId | 'volumeSource', { values, sourceOf }: Words): string {
  if (column === 'keyword') return textCell(row.keyword)
  if (column === 'places') return row.places?.map((place) => values[place]).join(', ') ?? ''
  if (column === 'volumeSource') return sourceOf(row)
  if (column === 'owner') return textCell(row.owner?.title ?? '')
  if (column === 'type') return row.kind === null ? '' : values[row.kind]
  return row[column]?.toString() ?? ''
}
