import { sql, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import { queueNames } from './queues.ts'

/** How often queues are polled and failures are noticed, seconds. */
export interface Pace {
  /** Interval between polls of a queue. */
  pollSeconds: number
  /** A job whose process sent no heartbeat for this long is taken over; at least 10. */
  heartbeatSeconds: number
  /** Interval between checks for such jobs. */
  superviseSeconds: number
  /** Delay after a job's first failure. */
  retrySeconds: number
}

/** Derives all intervals from the polling interval: at 5 s, a dead process is noticed within two minutes. */
export const paceOf = (pollSeconds: number): Pace => ({
  pollSeconds,
  heartbeatSeconds: Math.max(10, 12 * pollSeconds),
  superviseSeconds: Math.max(1, 12 * pollSeconds),
  retrySeconds: Math.max(1, 6 * pollSeconds),
})

/** Maximum duration of an attempt. A batch may wait long for its store's budget of calls. */
const EXPIRE_SECONDS = 3600
/**
 * In effect unlimited: the store's answer determines when an item is retried, and the end of its day ends the retries.
 */
const RETRY_LIMIT = 10_000
/** A finished job keeps its id as long as its day may be planned again. */
const KEEP_DONE_SECONDS = 2 * 24 * 3600

/** Timeout of one of the library's statements, which include rebuilding its indexes, ms. */
const STATEMENT_MS = 600_000

/** Starts pg-boss on the server's own connections, in its own schema, with all queues. */
export async function openBoss(
  database: Pick<Database, 'db' | 'pool' | 'kind'>,
  pace: Pace,
  log: Log,
): Promise<PgBoss> {
  // Loaded on demand, so that a demo does not pay for it.
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
    // Not on the embedded database: its single connection would block every request meanwhile.
    reindex: database.kind === 'postgres',
    monitorVacuum: database.kind === 'postgres',
  })
  boss.on('error', (error) => log.error('jobs failed', errorFields(error)))
  boss.on('warning', ({ message }) => log.warn('jobs warn', { message }))
  try {
    await (database.kind === 'embedded'
      ? install(boss, pace)
      : withInstallLock(database.pool, () => install(boss, pace)))
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

/**
 * Serialises the library's migrations: two processes that create its tables at the same time would make one of them
 * fail. The lock is of a transaction: a pooler such as PgBouncer may give each statement outside of one to another
 * connection, where a lock of the session would stay for ever.
 */
export async function withInstallLock(pool: Pick<Pool, 'connect'>, work: () => Promise<void>): Promise<void> {
  const connection = await pool.connect()
  const key = "hashtext('storeglass jobs')"
  try {
    await connection.query('begin')
    const lock = { text: `select pg_advisory_xact_lock(${key})`, query_timeout: STATEMENT_MS }
    await connection.query(lock)
    await work()
    await connection.query('commit')
    connection.release()
  } catch (error) {
    // Closing the connection also releases the lock.
    connection.release(true)
    throw error
  }
}

/**
 * The embedded database has a single process, so jobs that are active at the start were lost with the previous process.
 */
async function releaseAll(db: Kysely<Schema>): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db)
}
