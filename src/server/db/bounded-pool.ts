import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isGivenUp, statementTimeout } from './statement-timeout.ts'

/** The same connections, of which one that has kept a statement waiting for too long is never used again: its answer may still come. */
export const boundedPool = (pool: Pool): PostgresPool => ({
  connect: async () => new BoundedConnection(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
})

class BoundedConnection implements PostgresPoolClient {
  readonly #connection: PoolClient
  #givenUp: unknown

  constructor(connection: PoolClient) {
    this.#connection = connection
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('There are no cursors here.')
    return this.#run({ text: sql, values: [...parameters], query_timeout: statementTimeout() })
  }

  release(): void {
    this.#connection.release(this.#givenUp !== undefined)
  }

  async #run(statement: { text: string; values: unknown[]; query_timeout: number | undefined }): Promise<unknown> {
    // A transaction that is to be rolled back must not wait once more: that happens when its connection goes.
    if (this.#givenUp !== undefined) throw this.#givenUp
    try {
      return await this.#connection.query(statement)
    } catch (error) {
      if (isGivenUp(error)) this.#givenUp = error
      throw error
    }
  }
}
