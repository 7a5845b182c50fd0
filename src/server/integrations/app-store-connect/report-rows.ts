import { createGunzip } from 'node:zlib'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'

export type ReportRow = Readonly<Record<string, string>>

/** A row has 30 columns of names at most. */
const ROW_LENGTH_MAX = 64 * 1024
/** Unpacked; reports of a day are a thousandth of that. */
const BYTES_MAX = 1024 * 1024 * 1024
/** What is read at once of a report that came unpacked. */
const PIECE_BYTES = 16 * 1024

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/**
 * The rows of a tab-delimited report by the names of its header, in small letters; unpacked where it is packed, which
 * some proxies do ahead. Titles hold quotes of their own; Apple puts none around cells.
 * @throws ProviderFailure `unavailable`: it is broken, or one of the `needed` columns is missing
 */
export async function* reportRows(packed: Uint8Array, needed: readonly string[]): AsyncGenerator<ReportRow> {
  let header: readonly string[] | null = null
  try {
    for await (const lines of linesOf(isGzip(packed) ? unpacked(packed) : piecesOf(packed))) {
      for (const line of lines) {
        if (line === '') continue
        if (header) yield rowOf(header, line)
        else header = headerOf(line, needed)
      }
    }
  } catch (error) {
    throw error instanceof ProviderFailure ? error : broken('is broken')
  }
  // What has no header is no report without rows, but no report.
  if (!header) throw broken('is empty')
}

async function* unpacked(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip()
  gunzip.end(packed)
  let length = 0
  for await (const chunk of gunzip as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > BYTES_MAX) throw broken('is too long')
    yield chunk
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}

/** Lines that are whole, as they come. */
async function* linesOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/)
    rest = lines.pop() ?? ''
    if (rest.length > ROW_LENGTH_MAX) throw broken('has a line without end')
    yield lines
  }
  yield [rest + decoder.decode()]
}

function headerOf(line: string, needed: readonly string[]): string[] {
  const header = line.split('\t').map((name) => name.trim().toLowerCase())
  const missing = needed.find((name) => !header.includes(name))
  if (missing !== undefined) throw broken(`has no column "${missing}"`)
  return header
}

/** Cells that a line lacks are left out. */
function rowOf(header: readonly string[], line: string): ReportRow {
  const row: Record<string, string> = {}
  const cells = line.split('\t')
  for (const [at, name] of header.entries()) {
    const cell = cells[at]
    if (cell !== undefined) row[name] = cell
  }
  return row
}

const broken = (what: string) =>
  new ProviderFailure('app-store-connect', 'unavailable', `a report of app-store-connect ${what}`)
