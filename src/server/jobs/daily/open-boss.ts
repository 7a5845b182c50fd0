import { sql, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import { queueNames } from './queues.ts'

/** How fast the jobs notice things, seconds. */
export interface Pace {
  /** Between two looks for work in a queue. */
  pollSeconds: number
  /** A job whose process has given no sign of life for so long is taken again; at least 10. */
  heartbeatSeconds: number
  /** Between two looks for such jobs. */
  superviseSeconds: number
  /** Wait after the first failure of a job. */
  retrySeconds: number
}

/** All of it follows from how often queues are looked at: at 5 s, a dead process is noticed within two minutes. */
export const paceOf = (pollSeconds: number): Pace => ({
  pollSeconds,
  heartbeatSeconds: Math.max(10, 12 * pollSeconds),
  superviseSeconds: Math.max(1, 12 * pollSeconds),
  retrySeconds: Math.max(1, 6 * pollSeconds),
})

/** An attempt that takes longer than an hour is given up; a store's budget of calls makes a batch wait long. */
const EXPIRE_SECONDS = 3600
/** The store decides when an item is tried again, and the end of its day when no more. */
const RETRY_LIMIT = 10_000
/** A job is known by its id as long as its day may be planned again. */
const KEEP_DONE_SECONDS = 2 * 24 * 3600

/** Longest wait for one statement of the library, which also rebuilds its indexes, ms. */
const STATEMENT_MS = 600_000

/** Starts the job library on the server's own connections, in a schema of its own, with all queues. */
export async function openBoss(
  database: Pick<Database, 'db' | 'pool' | 'kind'>,
  pace: Pace,
  log: Log,
): Promise<PgBoss> {
  // Loaded only where there is work for it: a demo does not pay for it.
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => {
        const statement = { text, values: values ?? [], query_timeout: STATEMENT_MS }
        return database.pool.query(statement)
      },
    },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    schedule: false,
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
    // Not for a database of one connection, where each of these would hold up everybody.
    reindex: database.kind === 'postgres',
    monitorVacuum: database.kind === 'postgres',
  })
  boss.on('error', (error) => log.error('jobs failed', errorFields(error)))
  boss.on('warning', ({ message }) => log.warn('jobs warn', { message }))
  try {
    await (database.kind === 'embedded' ? install(boss, pace) : oneByOne(database.pool, () => install(boss, pace)))
    if (database.kind === 'embedded') await releaseAll(database.db)
    return boss
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
}

async function install(boss: PgBoss, pace: Pace): Promise<void> {
  await boss.start()
  for (const name of queueNames) {
    await boss.createQueue(name, {
      expireInSeconds: EXPIRE_SECONDS,
      heartbeatSeconds: pace.heartbeatSeconds,
      retryLimit: RETRY_LIMIT,
      retryDelay: pace.retrySeconds,
      deleteAfterSeconds: KEEP_DONE_SECONDS,
    })
  }
}

/** Two processes that make the library's tables at the same moment would both find none and one of them fail. */
async function oneByOne(pool: Pool, work: () => Promise<void>): Promise<void> {
  const connection = await pool.connect()
  const key = "hashtext('storeglass jobs')"
  try {
    const lock = { text: `select pg_advisory_lock(${key})`, query_timeout: STATEMENT_MS }
    await connection.query(lock)
    await work()
    await connection.query(`select pg_advisory_unlock(${key})`)
    connection.release()
  } catch (error) {
    // With its connection the lock goes too.
    connection.release(true)
    throw error
  }
}

/** The embedded database has one process: whatever is under way when it starts was lost with the one before. */
async function releaseAll(db: Kysely<Schema>): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db)
}
