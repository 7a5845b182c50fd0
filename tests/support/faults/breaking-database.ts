import { Kysely, PostgresDialect, type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import type { PoolClient } from 'pg'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

/** Where a connection breaks: before a statement reaches the database, or after it did, with its answer lost. */
export type When = 'before' | 'after'

export interface BreakingDatabase {
  db: Kysely<Schema>
  /** From now on the connection breaks at the so manieth statement, once. */
  breakAt: (statement: number, when: When) => void
  /** Whether it came to that. */
  isBroken: () => boolean
}

interface Plan {
  statementsLeft: number
  when: When
}

/** The same database over connections that break for good where they are told to, as those of a process that dies. */
export function breakingDatabase({ pool }: Database): BreakingDatabase {
  const plan: Plan = { statementsLeft: Infinity, when: 'before' }
  const breaking = {
    connect: async () => new BreakingConnection(await pool.connect(), plan),
    end: async () => undefined,
    options: {},
  }
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: breaking }) }),
    breakAt: (statement, when) => Object.assign(plan, { statementsLeft: statement, when }),
    isBroken: () => plan.statementsLeft <= 0,
  }
}

class BreakingConnection implements PostgresPoolClient {
  private readonly connection: PoolClient
  private readonly plan: Plan
  private isGone = false

  constructor(connection: PoolClient, plan: Plan) {
    this.connection = connection
    this.plan = plan
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('There are no cursors here.')
    return this.run(sql, parameters)
  }

  release(): void {
    this.connection.release(this.isGone)
  }

  private async run(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.isGone) throw gone()
    const isDue = --this.plan.statementsLeft === 0
    const answer = isDue && this.plan.when === 'before' ? undefined : await this.connection.query(sql, [...parameters])
    if (!isDue) return answer
    this.isGone = true
    throw gone()
  }
}

const gone = () => new Error('Connection terminated unexpectedly')
