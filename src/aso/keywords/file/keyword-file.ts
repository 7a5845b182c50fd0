import { breath } from './breath.ts'
import { guessColumn, headerRow } from './columns.ts'
import { loadParser, rowsOf, slicesOf } from './csv-rows.ts'
import { decodeText, type Encoding } from './decode-text.ts'
import { delimiters, detectDelimiter, type Delimiter } from './delimiter.ts'

const EXAMPLES = 3

export interface FileColumn {
  /** null: the file names no columns. */
  name: string | null
  /** The first different texts of it, at most three. */
  examples: string[]
}

export interface KeywordFile {
  encoding: Encoding
  delimiter: Delimiter
  columns: FileColumn[]
  /** Index of the column that seems to hold the keywords. */
  keywordColumn: number
  /** Every row that holds something; not all need to have all cells. */
  all: readonly (readonly string[])[]
  /** Index of the one in `all` that names the columns; null: none does. */
  headerRow: number | null
  /** Those below it. */
  rows: readonly (readonly string[])[]
}

/** A first line `sep=;`, which tells spreadsheets the delimiter. */
const SEPARATOR_LINE = /^sep=(.)\n/i

/**
 * Reads a file of keywords: CSV with commas, semicolons or tabs, with or without quotes and names of columns, or a plain list.
 * `locale`: for which the keywords are, as whose spreadsheets it may be saved. Large ones are read in slices between which the page can go on: 100,000 rows take a second or two.
 *
 * @throws UnreadableFile
 */
export async function readKeywordFile(bytes: Uint8Array, locale: string): Promise<KeywordFile> {
  const { text: decoded, encoding } = decodeText(bytes, locale)
  const parse = await loadParser()
  await breath()
  const unified = decoded.replaceAll(/\r\n?/g, '\n')
  const declared = delimiters.find((one) => one === SEPARATOR_LINE.exec(unified)?.[1])
  const text = declared ? unified.replace(SEPARATOR_LINE, '') : unified
  const { delimiter, isTable } = declared ? { delimiter: declared, isTable: true } : detectDelimiter(parse, text)

  const all: string[][] = []
  for (const slice of slicesOf(text)) {
    for (const cells of rowsOf(parse, slice, delimiter)) {
      if (isTable) all.push(cells)
      else for (const cell of cells) if (cell !== '') all.push([cell])
    }
    if (slice.length < text.length) await breath()
  }

  return tableOf({ encoding, delimiter, all }, headerRow(all))
}

/** The same file, with the row that names the columns where the reader says it is; null: none does. */
export const withHeaderRow = (file: KeywordFile, header: number | null): KeywordFile => tableOf(file, header)

function tableOf(
  { encoding, delimiter, all }: Pick<KeywordFile, 'encoding' | 'delimiter' | 'all'>,
  header: number | null,
) {
  const names = header === null ? null : (all[header] ?? null)
  const rows = header === null ? all : all.slice(header + 1)
  const width = Math.max(names?.length ?? 0, ...rows.slice(0, 1000).map(({ length }) => length))
  return {
    encoding,
    delimiter,
    all,
    headerRow: header,
    columns: Array.from({ length: width }, (_, column) => ({
      name: names?.[column] || null,
      examples: examplesOf(rows, column),
    })),
    keywordColumn: guessColumn(names, rows),
    rows,
  }
}

function examplesOf(rows: KeywordFile['rows'], column: number): string[] {
  const examples = new Set<string>()
  for (const cells of rows) {
    if (cells[column]) examples.add(cells[column])
    if (examples.size === EXAMPLES) break
  }
  return [...examples]
}
