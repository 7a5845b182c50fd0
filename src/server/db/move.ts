import type { Pool, PoolClient } from 'pg'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** The move can't be done, or could not be proved right; the message is one line for a person. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
}

/** What stores answered stays behind: it is large, is read again when it is wanted, and belongs to no one. */
type Moved = Exclude<keyof Schema, 'store_answer' | 'store_budget'>

/** Every table that moves, referenced ones first, with the columns that order its rows. */
const tables: Record<Moved, string> = {
  app_user: 'id',
  organisation: 'id',
  membership: 'organisation_id, user_id',
  verification_code: 'code_hash',
  refresh_token: 'token_hash',
  subscription: 'organisation_id',
  project: 'organisation_id, id',
  project_country: 'organisation_id, project_id, locale',
  competitor: 'organisation_id, project_id, track_id, store',
  favourite_country: 'organisation_id, user_id, country_code',
  idempotency_key: 'user_id, key',
  mail: 'id',
  ranked_keyword_count: 'track_id, store, locale, market, day, top',
  app: 'id',
  keyword: 'id',
  chart: 'id',
  listing_snapshot: 'app_id, locale, since',
  rating_day: 'app_id, country, day',
  chart_day: 'chart_id, day',
  chart_position: 'app_id, country, day, chart_id',
  keyword_rank: 'app_id, country, day, keyword_id',
  keyword_rank_latest: 'app_id, country, keyword_id',
  tracked_keyword: 'organisation_id, project_id, country, keyword_id',
}

/** Rows of one statement; both databases hold so many as JSON without effort. */
const BATCH = 1000

export interface MovedTable {
  table: string
  rows: number
}

/**
 * Copies every row in one transaction of the target and compares counts and checksums before it commits.
 * @throws MoveRefused when the target holds anything already, or the copies differ
 */
export async function moveDatabase(
  source: Pick<Database, 'pool'>,
  target: Pick<Database, 'pool'>,
): Promise<MovedTable[]> {
  const connection = await target.pool.connect()
  try {
    await connection.query('begin')
    await refuseUnlessEmpty(connection)
    const moved: MovedTable[] = []
    for (const [table, order] of Object.entries(tables))
      moved.push(await moveTable(source.pool, connection, table, order))
    await connection.query('commit')
    return moved
  } catch (error) {
    await connection.query('rollback')
    throw error
  } finally {
    connection.release()
  }
}

async function refuseUnlessEmpty(connection: PoolClient): Promise<void> {
  for (const table of Object.keys(tables)) {
    const { rows } = await connection.query(`select 1 from ${table} limit 1`)
    if (rows.length > 0) throw new MoveRefused(`The target is not empty: ${table} has rows. Nothing was moved.`)
  }
}

async function moveTable(source: Pool, target: PoolClient, table: string, order: string): Promise<MovedTable> {
  let rows = 0
  for (;;) {
    const batch = await source.query<{ rows: string | null; count: number }>(
      `select json_agg(batch)::text as rows, count(*) as count
       from (select * from ${table} order by ${order} limit ${BATCH} offset ${rows}) as batch`,
    )
    const { rows: json = null, count = 0 } = batch.rows[0] ?? {}
    if (json === null) break
    await target.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [json])
    rows += count
  }
  const [before, after] = [await checksum(source, table, order), await checksum(target, table, order)]
  if (before !== after) throw new MoveRefused(`The copy of ${table} differs from the original. Nothing was moved.`)
  return { table, rows }
}

/** Of every row as text, in the order of the key by bytes, for servers sort by language otherwise. */
async function checksum(connection: Pool | PoolClient, table: string, order: string): Promise<string> {
  const columns = order.split(', ').map((column) => `${column}::text collate "C"`)
  const { rows } = await connection.query<{ sum: string }>(
    `select count(*) || ' ' || coalesce(md5(string_agg(md5(row_to_json(one)::text), '' order by ${columns.join(', ')})), '') as sum
     from ${table} as one`,
  )
  return rows[0]?.sum ?? ''
}
