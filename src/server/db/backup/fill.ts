import { CompiledQuery, type Kysely } from 'kysely'
import { type Connection, sameTexts } from '../copy-transaction.ts'
import { migrate, migrationNames, migrationsOf } from '../migrate.ts'
import { leftTables, movedTables } from '../move.ts'
import type { Schema } from '../schema.ts'
import { columnsOf, isSame, rowWriter, settleTable, summaryOf } from '../table-rows.ts'
import { BackupRefused } from './backup-refused.ts'
import { readBackup, type TableRows } from './read-backup.ts'

/**
 * Makes a database what a backup holds, in one transaction: whatever fails leaves what was there. The schema is made as it was,
 * the rows are counted and their checksums compared, and then it is brought up to date.
 * @param force whether rows that are there may go
 * @throws BackupRefused
 */
export function fill(db: Kysely<Schema>, file: string, force: boolean): Promise<number> {
  return readBackup(file, ({ header, tables }) =>
    db.transaction().execute(async (transaction) => {
      const connection: Connection = {
        query: (text, values = []) => transaction.executeQuery(CompiledQuery.raw(text, values)) as never,
      }
      await clear(connection, force)
      await migrate(transaction, header.migrations.at(-1))
      await connection.query(sameTexts)
      let rows = 0
      const columns = new Map(header.tables.map((table) => [table.name, table.columns]))
      for await (const table of tables) {
        await requireColumns(connection, table.name, columns.get(table.name) ?? [])
        rows += await fillTable(connection, table)
      }
      await migrate(transaction)
      return rows
    }),
  )
}

/** Made by migrations, but for libraries. */
const further = ['rate_limit', 'kysely_migration', 'kysely_migration_lock']

async function clear(connection: Connection, force: boolean): Promise<void> {
  const present = await migrationsOf(connection)
  if (present.length === 0) return
  if (present.some((name) => !migrationNames.includes(name)))
    throw new BackupRefused('The database belongs to a newer Storeglass. Update this one and try again.')
  if (!force && (await hasRows(connection)))
    throw new BackupRefused('The database has data already. To replace all of it, add --force.')
  const own = [...movedTables, ...leftTables, ...further]
  await connection.query(`drop table if exists ${own.join(', ')}`)
}

async function hasRows(connection: Connection): Promise<boolean> {
  for (const table of movedTables) {
    const { rows: known } = await connection.query<{ table: string | null }>('select to_regclass($1)::text as table', [
      table,
    ])
    if (!known[0]?.table) continue
    const { rows } = await connection.query(`select 1 from ${table} limit 1`)
    if (rows.length > 0) return true
  }
  return false
}

/** A row's text tells its values by their places alone. */
async function requireColumns(connection: Connection, table: string, expected: string[]): Promise<void> {
  const columns = await columnsOf(connection, table)
  if (columns.join() !== expected.join())
    throw new BackupRefused(`The columns of ${table} are not those of this Storeglass. Nothing was changed.`)
}

async function fillTable(connection: Connection, { name, batches, sums }: TableRows): Promise<number> {
  const write = await rowWriter(connection, name)
  for await (const lines of batches) await write(lines)
  const { rows, checksum } = sums()
  if (!isSame(await summaryOf(connection, name), { rows, checksum }))
    throw new BackupRefused(`What was written of ${name} differs from the backup. Nothing was changed.`)
  await settleTable(connection, name)
  return rows
}
