import { UnreadableFile } from '../../keywords/file/decode-text.ts'
import { partsOf, readXml, unescaped } from './workbook-parts.ts'
import { dateOf, readStyles } from './workbook-dates.ts'

/** Rows that are read, as of a CSV file. */
const ROWS_MAX = 100_000
/** Columns that are read: a table has one for each text. */
const COLUMNS_MAX = 200
/** Digits of a number that spreadsheets show; what follows comes of how it is kept. */
const DIGITS = 15

/**
 * The first sheet of a workbook (Office Open XML, ECMA-376), empty rows too, so that a row has the number that a spreadsheet gives
 * it. A cell is its text; of a formula what it came to, of a date its day as `2026-11-30`, of an error nothing.
 *
 * @throws UnreadableFile
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const parts = await partsOf(bytes)
  const { sheet, is1904 } = await firstSheet(parts)
  const texts = await readStrings(parts.get('xl/sharedStrings.xml') ?? '')
  const dates = await readStyles(parts.get('xl/styles.xml') ?? '')
  const rows: string[][] = []
  let [row, column, type, style, value, inValue] = [-1, -1, 'n', '', '', false]
  await readXml(sheet, {
    open: (name, { r, t, s }) => {
      if (name === 'row') [row, column] = [r === undefined ? row + 1 : Number(r) - 1, -1]
      else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r)
        ;[type, style, value] = [t ?? 'n', s ?? '', '']
      } else if (name === 'v' || name === 't') inValue = true
      else if (name === 'rPh') inValue = false
    },
    text: (text) => {
      if (inValue) value += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false
      if (name !== 'c' || column >= COLUMNS_MAX) return
      const text = textOf(type, value, { texts, isDate: dates.has(Number(style)), is1904 })
      if (text === '') return
      if (!(row < ROWS_MAX)) throw new UnreadableFile('TOO_LARGE')
      while (rows.length <= row) rows.push([])
      const before = rows[row] ?? []
      const missing = Math.max(0, column - before.length)
      rows[row] = [...before, ...Array.from({ length: missing }, () => ''), text]
    },
  })
  if (rows.length === 0) throw new UnreadableFile('EMPTY')
  return rows
}

interface Known {
  texts: readonly string[]
  isDate: boolean
  is1904: boolean
}

/** What a cell shows, by its type (ECMA-376, 18.18.11). */
function textOf(type: string, value: string, { texts, isDate, is1904 }: Known): string {
  switch (type) {
    case 's':
      return texts[Number(value)] ?? ''
    case 'str':
    case 'inlineStr':
      return unescaped(value)
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      return ''
    case 'd':
      return value
    default:
      if (value === '' || Number.isNaN(Number(value))) return value
      return isDate ? dateOf(Number(value), is1904) : String(Number(Number(value).toPrecision(DIGITS)))
  }
}

/** `C7` is in the third column, 2. */
function columnOf(cell: string): number {
  const letters = /^[A-Z]+/.exec(cell)?.[0] ?? 'A'
  return Array.from(letters).reduce((before, letter) => before * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

async function firstSheet(parts: ReadonlyMap<string, string>): Promise<{ sheet: string; is1904: boolean }> {
  let [id, is1904]: [string | null, boolean] = [null, false]
  await readXml(parts.get('xl/workbook.xml') ?? '', {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      else if (name === 'sheet') id ??= attributes['r:id'] ?? ''
    },
  })
  let target: string | null = null
  await readXml(parts.get('xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id === id) target = Target ?? null
    },
  })
  const path: string = target ?? 'worksheets/sheet1.xml'
  const sheet = parts.get(path.startsWith('/') ? path.slice(1) : `xl/${path}`)
  if (id === null || sheet === undefined) throw new UnreadableFile('BINARY')
  return { sheet, is1904 }
}

/** The texts that cells name by their place; how they are to be spoken, which stands among them, is left out. */
async function readStrings(xml: string): Promise<string[]> {
  const texts: string[] = []
  let [text, inText, isSpoken] = ['', false, false]
  await readXml(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') isSpoken = true
      else if (name === 't') inText = !isSpoken
    },
    text: (part) => {
      if (inText) text += part
    },
    close: (name) => {
      if (name === 'si') texts.push(unescaped(text))
      else if (name === 'rPh') isSpoken = false
      else if (name === 't') inText = false
    },
  })
  return texts
}
