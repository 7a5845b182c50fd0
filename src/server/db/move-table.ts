import type { PoolClient } from 'pg'
import { MoveRefused } from './move-refused.ts'

/** Rows of one statement: few enough that a thousand long listings are no burden. */
const BATCH = 1000

export interface MovedTable {
  table: string
  rows: number
}

/**
 * Copies a table row by row as text, and compares counts and checksums. Both connections must be in a transaction.
 * @throws MoveRefused when the copy differs
 */
export async function moveTable(source: PoolClient, target: PoolClient, table: string): Promise<MovedTable> {
  const columns = await columnsOf(target, table)
  // `offset 0` has each line parsed once and not once for each column.
  const insert = `insert into ${table} (${columns.join(', ')})
    select ${columns.map((column) => `(line).${column}`).join(', ')}
    from (select line::${table} as line from unnest($1::text[]) as given (line) offset 0) as parsed`
  for await (const lines of batchesOf(source, table)) await target.query(insert, [lines])
  const [before, after] = [await summaryOf(source, table), await summaryOf(target, table)]
  if (before.rows !== after.rows || before.checksum !== after.checksum)
    throw new MoveRefused(`The copy of ${table} differs from the original. Nothing was moved.`)
  await continueNumbering(target, table)
  await target.query(`analyze ${table}`)
  return { table, rows: after.rows }
}

/** Those that can be written; the others follow from them. */
async function columnsOf(target: PoolClient, table: string): Promise<string[]> {
  const { rows } = await target.query<{ column: string }>(
    `select attname as column from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows.map(({ column }) => column)
}

/** Through a cursor, so that neither side ever holds or sorts the whole table. */
async function* batchesOf(source: PoolClient, table: string): AsyncGenerator<string[]> {
  await source.query(`declare moved no scroll cursor for select one::text as line from ${table} as one`)
  for (;;) {
    const { rows } = await source.query<{ line: string }>(`fetch ${BATCH} from moved`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await source.query('close moved')
}

/** The checksum is the sum of each row's hash, names of columns included: no order, which servers differ in, plays a part. */
async function summaryOf(connection: PoolClient, table: string): Promise<{ rows: number; checksum: string | null }> {
  const { rows } = await connection.query<{ rows: number; checksum: string | null }>(
    `select count(*) as rows, sum(('x' || left(md5(row_to_json(one)::text), 16))::bit(64)::bigint)::text as checksum
     from ${table} as one`,
  )
  return rows[0] ?? { rows: 0, checksum: null }
}

/** New rows get ids after those that came along. */
async function continueNumbering(target: PoolClient, table: string): Promise<void> {
  const { rows } = await target.query<{ column: string }>(
    `select attname as column from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [table],
  )
  for (const { column } of rows)
    await target.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), max(${column}))
       from ${table} having count(*) > 0`,
    )
}
