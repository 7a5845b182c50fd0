import { createHash, type Hash } from 'node:crypto'
import * as v from 'valibot'
import { migrationNames } from '../migrate.ts'
import { BackupRefused } from './backup-refused.ts'
import { AnyHeader, End, Header, Row, TableEnd, TableStart, VERSION } from './format.ts'
import { linesOf } from './lines.ts'

/** Rows that are handed on together. */
const BATCH = 1000

export interface TableRows {
  name: string
  batches: AsyncIterable<string[]>
  /** Known once all of its batches have been read. */
  sums: () => TableEnd
}

export interface Contents {
  header: Header
  /** Each has to be read to its end before the next one. */
  tables: AsyncIterable<TableRows>
}

/**
 * Reads a backup and checks it on the way: its version, each table's count and checksum, its end.
 * @throws BackupRefused, while it is opened or read, with one line that names the file and what is the matter
 */
export async function readBackup<T>(file: string, use: (contents: Contents) => Promise<T>): Promise<T> {
  const reader = new Reader(file)
  try {
    const header = await reader.header()
    return await use({ header, tables: reader.tables(header) })
  } catch (error) {
    throw reader.explain(error)
  } finally {
    await reader.close()
  }
}

/** Reads all of it and keeps nothing. */
export const checkBackup = (file: string): Promise<{ header: Header; rows: number }> =>
  readBackup(file, async ({ header, tables }) => {
    let rows = 0
    for await (const { batches } of tables) for await (const batch of batches) rows += batch.length
    return { header, rows }
  })

/** What is wrong with the file itself. */
class Damage extends Error {}
class TooShort extends Damage {}

class Reader {
  readonly #file: string
  readonly #lines: AsyncGenerator<Buffer>
  readonly #all: Hash = createHash('sha256')
  #isOurs = false

  constructor(file: string) {
    this.#file = file
    this.#lines = linesOf(file)
  }

  async header(): Promise<Header> {
    const line = parse(await this.#next())
    const { format: _, version } = v.parse(AnyHeader, line)
    this.#isOurs = true
    if (version > VERSION) throw this.#newer()
    const header = v.parse(Header, line)
    if (header.migrations.some((name) => !migrationNames.includes(name))) throw this.#newer()
    return header
  }

  async *tables(header: Header): AsyncGenerator<TableRows> {
    for (const { name } of header.tables) {
      const { table } = v.parse(TableStart, parse(await this.#next()))
      if (table !== name) throw new Damage(`${name} is missing`)
      let sums: TableEnd | undefined
      const batches = this.#rowsOf(name, (end) => (sums = end))
      const end = () => {
        if (!sums) throw new Error(`${name} was not read to its end.`)
        return sums
      }
      yield { name, batches, sums: end }
      end()
    }
    const sha256 = this.#all.digest('hex')
    const end = v.parse(End, parse(await this.#line()))
    if (end.sha256 !== sha256) throw new Damage('its checksum is wrong')
    if (!(await this.#lines.next()).done) throw new Damage('something follows its end')
  }

  /** One line for a person, whatever went wrong. */
  explain(error: unknown): unknown {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'EACCES', 'EISDIR', 'EPERM'].includes(code))
      return new BackupRefused(`${this.#file} can't be read (${code}).`)
    const cutShort = code === 'Z_BUF_ERROR' || error instanceof TooShort
    const damaged = cutShort || code.startsWith('Z_') || isOfContent(error)
    if (!damaged) return error
    if (!this.#isOurs) return new BackupRefused(`${this.#file} is not a backup of Storeglass. Nothing was changed.`)
    if (cutShort) return new BackupRefused(`${this.#file} is incomplete: its end is missing. Nothing was changed.`)
    const reason = error instanceof Damage ? error.message : 'it can’t be unpacked'
    return new BackupRefused(`${this.#file} is damaged: ${reason}. Nothing was changed.`)
  }

  async close(): Promise<void> {
    await this.#lines.return(undefined)
  }

  async *#rowsOf(table: string, finish: (sums: TableEnd) => void): AsyncGenerator<string[]> {
    const ofRows = createHash('sha256')
    let batch: string[] = []
    let count = 0
    for (;;) {
      const line = await this.#next()
      const value = parse(line)
      if (v.is(Row, value)) {
        ofRows.update(line)
        count += 1
        if (batch.push(value) < BATCH) continue
      } else {
        const end = v.parse(TableEnd, value)
        if (end.rows !== count) throw new Damage(`${table} has ${count} of its ${end.rows} rows`)
        if (end.sha256 !== ofRows.digest('hex')) throw new Damage(`the checksum of ${table} is wrong`)
        if (batch.length > 0) yield batch
        return finish(end)
      }
      yield batch
      batch = []
    }
  }

  async #next(): Promise<Buffer> {
    const line = await this.#line()
    this.#all.update(line)
    return line
  }

  async #line(): Promise<Buffer> {
    const { done, value } = await this.#lines.next()
    if (done) throw new TooShort('its end is missing')
    return value
  }

  #newer(): BackupRefused {
    return new BackupRefused(
      `${this.#file} was written by a newer Storeglass. Update this one and try again. Nothing was changed.`,
    )
  }
}

const isOfContent = (error: unknown) =>
  error instanceof Damage || error instanceof SyntaxError || error instanceof RangeError || v.isValiError(error)

const parse = (line: Buffer): unknown => JSON.parse(line.toString('utf8'))
