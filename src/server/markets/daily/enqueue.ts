import { sql, type Kysely } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Schema } from '#server/db/schema.ts'
import { idOf, type DayItem } from './day-items.ts'
import { queueOf, type Kind } from '#server/jobs/queues.ts'

/** `priority`: higher ones go first; 0 if left out. */
export interface Queued {
  item: DayItem
  priority?: number
}

/** Enqueues the items that were not enqueued before, finished or not; resolves to the number of new ones. */
export type Enqueue = (kind: Kind, items: readonly Queued[]) => Promise<number>

/** Jobs inserted with one statement. */
const BATCH = 500

/** One job for each item and day: processes may enqueue the same item concurrently and repeatedly. */
export function enqueueTo(boss: PgBoss, db: Kysely<Schema>): Enqueue {
  return async (kind, items) => {
    let added = 0
    for (const [store, ofStore] of Map.groupBy(items, ({ item }) => item.store)) {
      const queue = queueOf(store, kind)
      const distinct = new Map(ofStore.map((one) => [idOf(queue, one.item), one]))
      const jobs = [...distinct].map(([id, { item, priority = 0 }]) => ({ id, data: item, priority }))
      for (let start = 0; start < jobs.length; start += BATCH)
        added += await insertMissing(boss, db, queue, jobs.slice(start, start + BATCH))
    }
    return added
  }
}

async function insertMissing(
  boss: PgBoss,
  db: Kysely<Schema>,
  queue: string,
  jobs: { id: string; data: DayItem; priority: number }[],
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where name = ${queue} and id = any(${jobs.map(({ id }) => id)}::uuid[])`.execute(db)
  const known = new Set(rows.map(({ id }) => id))
  const missing = jobs.filter(({ id }) => !known.has(id))
  if (missing.length > 0) await boss.insert(queue, missing)
  return missing.length
}
