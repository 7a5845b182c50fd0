/**
 * What spreadsheets read as the start of a formula, the full-width signs too: at the beginning, or behind what another
 * country's spreadsheet takes for the end of a cell.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])/g

/** A text of others as a cell: it is data, so an apostrophe goes before what would be computed. */
export const textCell = (text: string): string => text.replaceAll(FORMULA, "'")

/** Lines of cells as CSV (RFC 4180) with a byte order mark, by which spreadsheets know UTF-8. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map(field).join(',')}\r\n`).join('')}`

const field = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
