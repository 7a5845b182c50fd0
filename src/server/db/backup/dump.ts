import { createHash } from 'node:crypto'
import type { Database } from '../database.ts'
import { type Connection, inTransaction, ONE_MOMENT } from '../copy-transaction.ts'
import { migrationsOf } from '../migrate.ts'
import { movedTables } from '../move.ts'
import { batchesOf, columnsOf, summaryOf } from '../table-rows.ts'
import { BackupRefused } from './backup-refused.ts'
import { FORMAT, VERSION, type Header, type TableEnd } from './format.ts'

/** The built-in mailbox: its mails hold links that open accounts, in clear. It moves, but is not in a file. */
const unsaved: ReadonlySet<string> = new Set(['mail'])

export type About = Pick<Header, 'storeglass' | 'createdAt' | 'keys'>

export interface Dumped {
  tables: number
  rows: number
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`

/**
 * Hands the lines of a backup to `write`, as the database is in one moment.
 * @throws BackupRefused where there is nothing to back up
 */
export function dump(
  { pool, kind }: Pick<Database, 'pool' | 'kind'>,
  about: About,
  write: (lines: string) => Promise<void>,
): Promise<Dumped> {
  return inTransaction(pool, ONE_MOMENT, async (connection) => {
    const all = createHash('sha256')
    const put = (lines: string) => {
      all.update(lines)
      return write(lines)
    }
    const header = await headerOf(connection, kind, about)
    await put(line(header))
    let rows = 0
    for (const { name } of header.tables) rows += await dumpTable(connection, name, put)
    await write(line({ end: true, sha256: all.digest('hex') }))
    return { tables: header.tables.length, rows }
  })
}

async function headerOf(connection: Connection, database: Database['kind'], about: About): Promise<Header> {
  const migrations = await migrationsOf(connection)
  if (migrations.length === 0) throw new BackupRefused('There is nothing to back up: the database is empty.')
  const tables: Header['tables'] = []
  for (const name of movedTables) {
    if (unsaved.has(name)) continue
    const { rows } = await connection.query<{ table: string | null }>('select to_regclass($1)::text as table', [name])
    // A database that was not started since an update lacks the newest ones.
    if (rows[0]?.table) tables.push({ name, columns: await columnsOf(connection, name) })
  }
  return { format: FORMAT, version: VERSION, ...about, database, migrations, tables }
}

async function dumpTable(
  connection: Connection,
  table: string,
  put: (lines: string) => Promise<void>,
): Promise<number> {
  await put(line({ table }))
  const ofRows = createHash('sha256')
  let count = 0
  for await (const rows of batchesOf(connection, table)) {
    const lines = rows.map(line).join('')
    ofRows.update(lines)
    count += rows.length
    await put(lines)
  }
  const { rows, checksum } = await summaryOf(connection, table)
  if (rows !== count) throw new BackupRefused(`Of ${table} were read ${count} rows, and counted ${rows}.`)
  await put(line({ rows, sha256: ofRows.digest('hex'), checksum } satisfies TableEnd))
  return rows
}
