import { isDay, type UtcDay } from '#contract/protocol/days.ts'
import { parse } from 'csv-parse/sync'

/** A file is not the report it should be. The message says why, without its content. */
export class ReportFault extends Error {
  override readonly name = 'ReportFault'
}

export interface ReportRow {
  /** null: left empty, or there is no such column. */
  text: (column: string) => string | null
  /** null: left empty or `NA`, which is not 0. */
  number: (column: string) => number | null
  /** UTC day of the column `Date`, ISO; null: it is none. */
  day: () => UtcDay | null
}

/** Case and spaces of a column's name differ from file to file: `Package Name`, `Country / region`. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\/ ?/g, '/')
    .trim()

/** Rows of a report by the names of its columns. @throws ReportFault where one of `needed` is missing */
export function reportRows(text: string, needed: readonly string[]): ReportRow[] {
  const [header = [], ...rows] = cellsOf(text)
  if (header.length === 0) return []
  const columns = new Map(header.map((name, at) => [plain(name), at]))
  const missing = needed.find((name) => !columns.has(plain(name)))
  if (missing !== undefined) throw new ReportFault(`a report has no column ${missing}`)
  return rows.map((cells) => {
    const textOf = (column: string) => {
      const at = columns.get(plain(column))
      return (at === undefined ? undefined : cells[at]?.trim()) || null
    }
    return {
      text: textOf,
      number: (column) => numberOf(textOf(column)),
      day: () => {
        const day = textOf('Date')
        return day !== null && isDay(day) ? day : null
      },
    }
  })
}

function cellsOf(text: string): string[][] {
  try {
    return parse(text, { relax_quotes: true, relax_column_count: true, skip_empty_lines: true })
  } catch {
    throw new ReportFault('a report is cut off, or no CSV')
  }
}

/** Thousands may be parted by commas. */
const numberOf = (text: string | null): number | null =>
  text !== null && /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : null
