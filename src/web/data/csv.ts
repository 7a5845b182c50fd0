/** Read as formulas by spreadsheets: texts of others are data, so an apostrophe goes before. */
const FORMULA = /^[=+\-@\t\r]/

/** A text of the store as a cell. */
export const textCell = (text: string): string => text.replace(FORMULA, "'$&")

/** Lines of cells as CSV (RFC 4180) with a byte order mark, by which spreadsheets know UTF-8. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map(field).join(',')}\r\n`).join('')}`

const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
