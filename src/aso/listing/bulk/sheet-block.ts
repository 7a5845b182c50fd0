/**
 * The cells of a block that was copied from a spreadsheet: rows end with a line break, cells with a tab, and a cell that holds one
 * of them, or a quotation mark at its start, stands in quotation marks, which are doubled within. A text without tabs and line
 * breaks is one cell.
 */
export function readBlock(pasted: string): string[][] {
  const text = pasted.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    rows.at(-1)?.push(cell)
    if (text[end] === '\n') rows.push([])
    at = end + 1
  }
  return rows
}

interface ReadCell {
  cell: string
  /** Where what ends it stands, or the length of the text. */
  end: number
}

function plainCell(text: string, from: number): ReadCell {
  let end = from
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n') end += 1
  return { cell: text.slice(from, end), end }
}

/** Quotation marks that do not end where a cell does are characters like others. */
function quotedCell(text: string, from: number): ReadCell {
  let cell = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return plainCell(text, from)
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') {
      const isEnd = quote + 1 === text.length || text[quote + 1] === '\t' || text[quote + 1] === '\n'
      return isEnd ? { cell, end: quote + 1 } : plainCell(text, from)
    }
    cell += '"'
    at = quote + 2
  }
}

/** Whether a text is more than one cell. In a text of one line a line break begins another cell; the others may have several. */
export const isBlock = (pasted: string, isLine: boolean): boolean =>
  pasted.includes('\t') || (isLine && /\n./.test(pasted.replaceAll(/\r\n?/g, '\n')))
