import { readXml } from './workbook-parts.ts'

/** The formats of dates and times that every workbook has (ECMA-376, 18.8.30). */
const isBuiltIn = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58)

/** Letters of days and hours that are neither quoted nor in brackets, which name a colour or a currency. */
function isDateCode(code: string): boolean {
  let end: string | null = null
  for (const letter of code) {
    if (end !== null) end = letter === end ? null : end
    else if (letter === '"') end = '"'
    else if (letter === '[') end = ']'
    else if ('dhmsy'.includes(letter.toLowerCase())) return true
  }
  return false
}

/** Which styles of cells show a number as a date, by their place in `xl/styles.xml`. */
export async function readStyles(xml: string): Promise<ReadonlySet<number>> {
  const codes = new Map<number, string>()
  const dates = new Set<number>()
  let [inCells, place] = [false, 0]
  await readXml(xml, {
    open: (name, { numFmtId, formatCode }) => {
      const format = Number(numFmtId)
      if (name === 'numFmt') codes.set(format, formatCode ?? '')
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells) {
        const code = codes.get(format)
        if (code === undefined ? isBuiltIn(format) : isDateCode(code)) dates.add(place)
        place += 1
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return dates
}

const DAY_MS = 86_400_000
/** 1 January 1970 as workbooks count days, from the last of 1899; those of old Macs count from 1904. */
const EPOCH = 25_569
const EPOCH_1904 = 24_107

/** A day as `2026-11-30`, with its time as `2026-11-30 09:30`. */
export function dateOf(days: number, is1904: boolean): string {
  const date = new Date(Math.round((days - (is1904 ? EPOCH_1904 : EPOCH)) * DAY_MS))
  if (Number.isNaN(date.getTime())) return String(days)
  const iso = date.toISOString()
  return Number.isInteger(days) ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ')
}
