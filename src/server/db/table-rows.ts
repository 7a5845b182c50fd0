import type { Connection } from './copy-transaction.ts'

/** Rows of one statement: few enough that a thousand long listings are no burden. */
const BATCH = 1000

export interface TableSummary {
  rows: number
  /** Sum of each row's hash, names of columns included: no order, which servers differ in, plays a part. null: no rows. */
  checksum: string | null
}

/** Rows as texts, through a cursor, so that neither side ever holds or sorts the whole table. Wants a transaction. */
export async function* batchesOf(source: Connection, table: string): AsyncGenerator<string[]> {
  await source.query(`declare moved no scroll cursor for select one::text as line from ${table} as one`)
  for (;;) {
    const { rows } = await source.query<{ line: string }>(`fetch ${BATCH} from moved`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await source.query('close moved')
}

/** @returns adds rows that `batchesOf` gave */
export async function rowWriter(target: Connection, table: string): Promise<(lines: string[]) => Promise<void>> {
  const columns = await columnsOf(target, table)
  // `offset 0` has each line parsed once and not once for each column.
  const insert = `insert into ${table} (${columns.join(', ')})
    select ${columns.map((column) => `(line).${column}`).join(', ')}
    from (select line::${table} as line from unnest($1::text[]) as given (line) offset 0) as parsed`
  return async (lines) => void (await target.query(insert, [lines]))
}

/** Those that can be written, in the order of a row's text; the others follow from them. */
export async function columnsOf(target: Connection, table: string): Promise<string[]> {
  const { rows } = await target.query<{ column: string }>(
    `select attname as column from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ column }) => column)
}

export async function summaryOf(connection: Connection, table: string): Promise<TableSummary> {
  const { rows } = await connection.query<TableSummary>(
    `select count(*) as rows, sum(('x' || left(md5(row_to_json(one)::text), 16))::bit(64)::bigint)::text as checksum
     from ${table} as one`,
  )
  return rows[0] ?? { rows: 0, checksum: null }
}

export const isSame = (one: TableSummary, other: TableSummary): boolean =>
  one.rows === other.rows && one.checksum === other.checksum

/** Once all rows are in: new ones get ids after those that came along, and the planner knows how many there are. */
export async function settleTable(target: Connection, table: string): Promise<void> {
  const { rows } = await target.query<{ column: string }>(
    `select attname as column from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [table],
  )
  for (const { column } of rows)
    await target.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), max(${column}))
       from ${table} having count(*) > 0`,
    )
  await target.query(`analyze ${table}`)
}
