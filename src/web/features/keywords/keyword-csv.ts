import type { ColumnId } from './keyword-sort.ts'
import type { KeywordRow, KeywordType, TextPlace } from './keyword-row.ts'

/** KEY-025: rows that one file holds at most. */
export const EXPORT_MAX = 10_000

/** Read as formulas by spreadsheets: the store's texts are data, so an apostrophe goes before. */
const FORMULA = /^[=+\-@\t\r]/

export interface CsvWords {
  columns: readonly { id: ColumnId; name: string }[]
  /** Of the values that are not texts of the store. */
  values: Record<TextPlace | KeywordType, string>
}

/** A list as CSV (RFC 4180) with a byte order mark, by which spreadsheets know UTF-8; what is not known is left empty. */
export function keywordCsv(rows: readonly KeywordRow[], { columns, values }: CsvWords): string {
  const lines = [
    columns.map(({ name }) => field(name)),
    ...rows.slice(0, EXPORT_MAX).map((row) => columns.map(({ id }) => field(cellOf(row, id, values)))),
  ]
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

function cellOf(row: KeywordRow, column: ColumnId, values: CsvWords['values']): string {
  if (column === 'keyword') return row.keyword.replace(FORMULA, "'$&")
  if (column === 'places') return row.places?.map((place) => values[place]).join(', ') ?? ''
  if (column === 'type') return row.type === null ? '' : values[row.type]
  return row[column]?.toString() ?? ''
}

const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
