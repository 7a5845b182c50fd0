import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { CsvError, parse, type InfoRecord } from 'csv-parse'
import { BadFile } from './bad-input.ts'

export interface CsvLine {
  /** First line of the record; a text may run over many. */
  line: number
  cells: string[]
}

/** The longest record that makes sense; a quote that is never closed would swallow the whole file. */
const RECORD_BYTES_MAX = 1024 * 1024
/** The longest line: as long as a record, for cells that are empty count nothing there. */
const LINE_BYTES_MAX = RECORD_BYTES_MAX
/** Dumps have 20 columns at most. */
const CELLS_MAX = 1000

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
    if (counter.longest() > LINE_BYTES_MAX) throw new BadFile('it has a line of more than 1 MB')
    advance(chunk.byteLength)
    yield chunk
  }
}

/** Streams the records of a file, the header's too. Throws `BadFile` when it is no CSV, or empty. */
export async function* csvLines(file: string, advance: (bytes: number) => void): AsyncGenerator<CsvLine> {
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
      if (cells.length > CELLS_MAX) throw new BadFile(`line ${line} has more than ${CELLS_MAX} cells`)
      return [String(line), ...cells]
    },
  })
  const rows = pipeline(checkedChunks(file, counter, advance), parser, () => {}) as AsyncIterable<string[]>
  let isEmpty = true
  try {
    for await (const [line, ...cells] of rows) {
      if (cells.length === 1 && cells[0]?.trim() === '') continue
      isEmpty = false
      yield { line: Number(line), cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BadFile(`it is cut off or broken: a quote in the record at line ${counter.lineAt(end)} is never closed`)
  }
  if (isEmpty) throw new BadFile('it is empty')
}

const NEW_LINE = 0x0a

/** Tells the line of a byte in a file that passes by in chunks; asked only forwards, so little is remembered. */
function lineCounter() {
  let fed = 0
  let lineStart = 0
  let longest = 0
  let passed = 0
  let ahead: number[] = []
  /** Of `ahead`, so many have been passed. */
  let next = 0

  return {
    feed(chunk: Uint8Array) {
      ahead = ahead.slice(next)
      next = 0
      for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) {
        ahead.push(fed + at)
        longest = Math.max(longest, fed + at - lineStart)
        lineStart = fed + at + 1
      }
      fed += chunk.byteLength
    },
    /** Bytes of the longest line up to now, also of one that has not ended. */
    longest: () => Math.max(longest, fed - lineStart),
    /** Line, from 1, of the byte at `offset`. */
    lineAt(offset: number): number {
      for (; next < ahead.length && ahead[next]! < offset; next++) passed++
      return passed + 1
    },
  }
}
