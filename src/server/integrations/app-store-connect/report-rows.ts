import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'

export type ReportRow = Readonly<Record<string, string>>

/** A row has 30 columns of names at most. */
const ROW_BYTES_MAX = 64 * 1024
/** Unpacked; reports of a day are a thousandth of that. */
const BYTES_MAX = 1024 * 1024 * 1024

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/**
 * The rows of a tab-delimited report by the names of its header, in small letters; unpacked where it is packed, which
 * some proxies do ahead.
 * @throws ProviderFailure `unavailable`: it is broken, or one of the `needed` columns is missing
 */
export async function* reportRows(packed: Uint8Array, needed: readonly string[]): AsyncGenerator<ReportRow> {
  let header: readonly string[] = []
  const requireColumns = () => {
    const missing = needed.find((name) => !header.includes(name))
    if (missing !== undefined) throw broken(`has no column "${missing}"`)
  }
  const parser = parse({
    delimiter: '\t',
    bom: true,
    // Titles hold quotes of their own; Apple puts none around cells.
    quote: false,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: ROW_BYTES_MAX,
    columns: (cells: string[]) => {
      header = cells.map((name) => name.trim().toLowerCase())
      return [...header]
    },
  })
  const source = Readable.from([packed])
  const running = isGzip(packed) ? pipeline(source, createGunzip(), bounded, parser) : pipeline(source, bounded, parser)
  // It also rejects the reading below, which tells.
  running.catch(() => undefined)
  let isFirst = true
  try {
    for await (const row of parser as AsyncIterable<ReportRow>) {
      if (isFirst) requireColumns()
      isFirst = false
      yield row
    }
    await running
    // What has no header is no report without rows, but no report.
    requireColumns()
  } catch (error) {
    throw error instanceof ProviderFailure ? error : broken('is broken')
  }
}

async function* bounded(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const chunk of source) {
    length += chunk.byteLength
    if (length > BYTES_MAX) throw broken('is too long')
    yield chunk
  }
}

const broken = (what: string) =>
  new ProviderFailure('app-store-connect', 'unavailable', `a report of app-store-connect ${what}`)
