import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { CsvError, parse, type InfoRecord } from 'csv-parse'
import { BadFile, BadRow } from './bad-input.ts'
import { csvColumns, type CsvRecord } from './csv-app.ts'
import { lineCounter } from './line-counter.ts'

export interface CsvRow {
  /** First line of the record; a description may run over many. */
  line: number
  /** The record by column, or why it is not one. */
  record: CsvRecord | BadRow
}

/** The longest record that makes sense; a quote that is never closed would swallow the whole file. */
const RECORD_BYTES_MAX = 1024 * 1024

/** Positions of the columns that are read. */
function readHeader(cells: string[]): Map<string, number> {
  const positions = new Map(cells.map((name, i) => [name.trim(), i]))
  const absent = csvColumns.filter((name) => !positions.has(name))
  if (absent.length === csvColumns.length) throw new BadFile('it has none of the columns of an App Store dump')
  if (absent.length > 0) throw new BadFile(`it lacks the column${absent.length > 1 ? 's' : ''} ${absent.join(', ')}`)
  return positions
}

function readRecord(cells: string[], header: Map<string, number>): CsvRecord | BadRow {
  if (cells.length !== header.size) return new BadRow(`it has ${cells.length} cells instead of ${header.size}`)
  const entries = csvColumns.map((name) => [name, cells[header.get(name) ?? -1] ?? ''])
  return Object.fromEntries(entries) as CsvRecord
}

/** Refuses what is not UTF-8 while it passes by; `advance` is told the bytes read. */
async function* checkedChunks(file: string, counter: ReturnType<typeof lineCounter>, advance: (bytes: number) => void) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    try {
      decoder.decode(chunk, { stream: true })
    } catch {
      throw new BadFile('it is not text in UTF-8')
    }
    counter.feed(chunk)
    advance(chunk.byteLength)
    yield chunk
  }
}

/** Streams the rows of a dump. Throws `BadFile` when the file as a whole is not one. */
export async function* csvRows(file: string, advance: (bytes: number) => void): AsyncGenerator<CsvRow> {
  const counter = lineCounter()
  let end = 0
  const parser = parse({
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    // A stray quote spoils at most its own row: the number of cells tells.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: RECORD_BYTES_MAX,
    // Called in step with the bytes, rows are read later: the line travels along as a first cell.
    on_record: (cells: string[], { bytes }: InfoRecord): string[] => {
      const line = counter.lineAt(end)
      end = bytes
      return [String(line), ...cells]
    },
  })
  const rows = pipeline(checkedChunks(file, counter, advance), parser, () => {}) as AsyncIterable<string[]>
  let header: Map<string, number> | undefined
  try {
    for await (const [line, ...cells] of rows) {
      if (cells.length === 1 && cells[0]?.trim() === '') continue
      if (header) yield { line: Number(line), record: readRecord(cells, header) }
      else header = readHeader(cells)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BadFile(`it is cut off or broken: a quote in the record at line ${counter.lineAt(end)} is never closed`)
  }
  if (!header) throw new BadFile('it is empty')
}
