import type { Pool, PoolClient } from 'pg'

/** What runs statements: a connection of `pg`, or a transaction of Kysely. */
export interface Connection {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what a statement returns only its author knows, as with pg
  query: <R>(text: string, values?: unknown[]) => Promise<{ rows: R[] }>
}

/** Values must read alike on both sides, whatever the server is set to. */
export const sameTexts = `select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
  set_config('extra_float_digits', '1', true)`

/** Runs `work` in a transaction in which values read as the same texts on every server. */
export async function inTransaction<T>(
  pool: Pool,
  mode: string,
  work: (connection: PoolClient) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect()
  try {
    await connection.query(`begin transaction ${mode}`)
    await connection.query(sameTexts)
    const result = await work(connection)
    await connection.query('commit')
    return result
  } catch (error) {
    // What failed is worth telling, not that a connection that broke can't be asked to undo.
    await connection.query('rollback').catch(() => undefined)
    throw error
  } finally {
    connection.release()
  }
}

/** Of one moment of the source, whatever others write meanwhile. */
export const ONE_MOMENT = 'isolation level repeatable read, read only'
