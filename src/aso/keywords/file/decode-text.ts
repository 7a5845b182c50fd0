import { legacyEncoding, type LegacyEncoding } from './legacy-encoding.ts'

/**
 * Why a file holds no list. `HTML`: a page, as a server answers instead of a file. `SPREADSHEET`: a workbook that must be saved
 * as CSV first. `BINARY`: not text. `ENCODING`: a text in an encoding that is not known.
 */
export type FileProblem = 'EMPTY' | 'TOO_LARGE' | 'HTML' | 'SPREADSHEET' | 'BINARY' | 'ENCODING'

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(`The file can't be read: ${problem}`)
    this.problem = problem
  }
}

/** Name by which `TextDecoder` knows it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding

/** Bytes of a file that is read at most: of 100,000 rows, 80 each. */
export const FILE_BYTES_MAX = 8 * 1024 * 1024

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** Workbooks of today are ZIP files, those of old are OLE files. */
const isSpreadsheet = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

const HTML = /^\s*<(?:!doctype|html|head|body|\?xml|!--)/i
/** Of the C0 controls only tab, line feed, form feed and carriage return are in texts. */
// oxlint-disable-next-line no-control-regex -- controls are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000E-\u001F]/

/** As `CONTROL`, before it is known which letters the bytes are. */
const isBinary = (bytes: Uint8Array) =>
  startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
  bytes.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))

/** Letters of most alphabets have a zero in one half of their two bytes. */
function zeroHalf(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, 1000)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : null
}

function encodingOf(bytes: Uint8Array, locale: string): Encoding {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const wide = zeroHalf(bytes)
  if (wide) return wide
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    if (isBinary(bytes)) throw new UnreadableFile('BINARY')
    const legacy = legacyEncoding(bytes, locale)
    if (legacy === null) throw new UnreadableFile('ENCODING')
    return legacy
  }
}

/**
 * The text of a file: UTF-8 or UTF-16 with or without a byte order mark; what is neither is read as spreadsheets of the locale's
 * country save, if it is such a text.
 *
 * @throws UnreadableFile
 */
export function decodeText(bytes: Uint8Array, locale: string): { text: string; encoding: Encoding } {
  if (bytes.length > FILE_BYTES_MAX) throw new UnreadableFile('TOO_LARGE')
  if (isSpreadsheet(bytes)) throw new UnreadableFile('SPREADSHEET')
  const encoding = encodingOf(bytes, locale)
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.trim() === '') throw new UnreadableFile('EMPTY')
  if (HTML.test(text)) throw new UnreadableFile('HTML')
  if (CONTROL.test(text) || text.startsWith('%PDF')) throw new UnreadableFile('BINARY')
  return { text, encoding }
}
