import type { parse } from 'csv-parse/browser/esm/sync'

/** Lines that are read without letting the page do something else. */
const SLICE_LINES = 500
/** A quote that is never closed must not make one slice of the rest of the file. */
const SLICE_LINES_MAX = 20 * SLICE_LINES

/** csv-parse is loaded when the first file is read. */
export const loadParser = async () => (await import('csv-parse/browser/esm/sync')).parse
export type Parse = typeof parse

/** The rows of a text, empty ones too; where a quote is never closed, quotes are taken for characters like others. */
export function allRowsOf(csvParse: Parse, text: string, delimiter: string): string[][] {
  const options = { delimiter, trim: true, relax_quotes: true, relax_column_count: true }
  try {
    return csvParse(text, options)
  } catch {
    return csvParse(text, { ...options, quote: false })
  }
}

/** The rows of a text that hold something. */
export const rowsOf = (csvParse: Parse, text: string, delimiter: string): string[][] =>
  allRowsOf(csvParse, text, delimiter).filter((cells) => cells.some((cell) => cell !== ''))

/** Parts of a text of 500 lines or more that end where a row ends; line breaks are line feeds. */
export function* slicesOf(text: string): Generator<string> {
  let from = 0
  let lines = 0
  let isQuoted = false
  let quote = text.indexOf('"')
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    for (; quote !== -1 && quote < end; quote = text.indexOf('"', quote + 1)) isQuoted = !isQuoted
    lines++
    if ((lines >= SLICE_LINES && !isQuoted) || lines >= SLICE_LINES_MAX) {
      yield text.slice(from, end + 1)
      from = end + 1
      lines = 0
      isQuoted = false
    }
  }
  if (from < text.length) yield text.slice(from)
}
