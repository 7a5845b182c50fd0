import { breath } from '../../keywords/file/breath.ts'
import { allRowsOf, loadParser, slicesOf } from '../../keywords/file/csv-rows.ts'
import { decodeText, FILE_BYTES_MAX } from '../../keywords/file/decode-text.ts'
import { delimiters, detectDelimiter } from '../../keywords/file/delimiter.ts'

/** A first line `sep=;`, which tells spreadsheets the delimiter. */
const SEPARATOR_LINE = /^sep=(.)\n/i

/** Workbooks of today are ZIP archives. */
const isWorkbook = (bytes: Uint8Array) =>
  bytes.length <= FILE_BYTES_MAX && [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte)

/**
 * The rows of a CSV file or a workbook (XLSX), empty ones too, so that a row has the number that a spreadsheet gives it: commas, semicolons or tabs,
 * UTF-8, UTF-16 or the encoding that spreadsheets of the locale's country write. Large files are read in slices between which
 * the page can go on.
 *
 * @throws UnreadableFile
 */
export async function readTable(bytes: Uint8Array, locale: string): Promise<string[][]> {
  if (isWorkbook(bytes)) return (await import('./read-workbook.ts')).readWorkbook(bytes)
  const unified = decodeText(bytes, locale).text.replaceAll(/\r\n?/g, '\n')
  const parse = await loadParser()
  const declared = delimiters.find((one) => one === SEPARATOR_LINE.exec(unified)?.[1])
  const text = declared ? unified.replace(SEPARATOR_LINE, '') : unified
  const delimiter = declared ?? detectDelimiter(parse, text).delimiter
  const rows: string[][] = []
  for (const slice of slicesOf(text)) {
    rows.push(...allRowsOf(parse, slice, delimiter))
    if (slice.length < text.length) await breath()
  }
  return rows
}
