import { BadFile, BadRow } from './bad-input.ts'
import { csvColumns, type CsvRecord } from './csv-app.ts'
import type { Descriptions } from './csv-descriptions.ts'
import { csvLines } from './csv-lines.ts'
import { hasDescriptionsAlone, headerOf, type Header } from './csv-header.ts'

export interface CsvRow {
  /** First line of the record; a description may run over many. */
  line: number
  /** The record by column, or why it is not one. */
  record: CsvRecord | BadRow
}

type Column = (typeof csvColumns)[number]

const absentOf = (header: Header): Column[] => csvColumns.filter((name) => !header.has(name))

const TWO_FILES =
  'a dump in two files, apps and descriptions, is imported with one command: npm run import -- AppleStore.csv appleStore_description.csv'

/** Positions of the columns that are read. */
function requireColumns(header: Header, descriptions: Descriptions | undefined): Header {
  const absent = absentOf(header).filter((name) => name !== 'app_desc' || descriptions === undefined)
  if (absent.length === csvColumns.length) throw new BadFile('it has none of the columns of an App Store dump')
  if (absent.length === 0) return header
  const isHalf = hasDescriptionsAlone(header) || (absent.length === 1 && absent[0] === 'app_desc')
  const lacks = `it lacks the column${absent.length > 1 ? 's' : ''} ${absent.join(', ')}`
  throw new BadFile(isHalf ? `${lacks}; ${TWO_FILES}` : lacks)
}

function readRecord(cells: string[], header: Header, descriptions: Descriptions | undefined): CsvRecord | BadRow {
  if (cells.length !== header.size) return new BadRow(`it has ${cells.length} cells instead of ${header.size}`)
  const cell = (name: Column) => cells[header.get(name) ?? -1] ?? ''
  const record = Object.fromEntries(csvColumns.map((name) => [name, cell(name)])) as CsvRecord
  return header.has('app_desc') ? record : { ...record, app_desc: descriptions?.get(record.id.trim()) ?? '' }
}

/** Streams the rows of a dump. Throws `BadFile` when the file as a whole is not one. */
export async function* csvRows(
  file: string,
  advance: (bytes: number) => void,
  descriptions?: Descriptions,
): AsyncGenerator<CsvRow> {
  let header: Header | undefined
  for await (const { line, cells } of csvLines(file, advance)) {
    if (header) yield { line, record: readRecord(cells, header, descriptions) }
    else header = requireColumns(headerOf(cells), descriptions)
  }
}
