/** What spreadsheets read as the start of a formula, the full-width signs too. */
const SIGN = '=+\\-@\uFF1D\uFF0B\uFF0D\uFF20'
const FIRST = new RegExp(`^'*[${SIGN}\\t\\r]`)
/**
 * The same behind what another country's spreadsheet takes for the end of a cell. There a dash or a plus begins a line of a
 * list more often than a formula, which does harm only with a call or an address in it.
 */
const LATER = /(?<=[;\t\r\n])(?='*(?:[=@\uFF1D\uFF20]|[-+\uFF0D\uFF0B][^;\t\r\n]*[(|[\uFF08]))/g

/** A text of others as a cell: it is data, so an apostrophe goes before what would be computed. */
export const textCell = (text: string): string => `${FIRST.test(text) ? "'" : ''}${text.replaceAll(LATER, "'")}`

/** The apostrophes that `textCell` puts into a text. */
const GUARDS = /(?<=[;\t\r\n])'(?='*(?:[=@\uFF1D\uFF20]|[-+\uFF0D\uFF0B][^;\t\r\n]*[(|[\uFF08]))/g

/** The text of a cell that `textCell` wrote: what it put before a formula goes again. */
export function textOfCell(cell: string): string {
  const text = cell.startsWith("'") && FIRST.test(cell.slice(1)) ? cell.slice(1) : cell
  return text.replaceAll(GUARDS, '')
}

/** Where a decimal comma is written, spreadsheets part cells by semicolons. */
const delimiterOf = (language: string) => (new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',')

/**
 * Lines of cells as CSV (RFC 4180) that spreadsheets in this language open in columns, with a byte order mark, by which they
 * know UTF-8.
 */
export function csvOf(lines: readonly (readonly string[])[], language: string): string {
  const delimiter = delimiterOf(language)
  return `\uFEFF${lines.map((cells) => `${cells.map(field).join(delimiter)}\r\n`).join('')}`
}

const field = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
