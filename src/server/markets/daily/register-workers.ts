import type { PgBoss } from 'pg-boss'
import type { Store } from '#contract/store.ts'
import { errorFields } from '#server/kernel/log.ts'
import type { DayItem } from './day-items.ts'
import { recordRun } from '#server/jobs/job-runs.ts'
import { planDay } from './plan-day.ts'
import { describeJobError } from './describe-job-error.ts'
import { kindsOf, queueOf, stores, type Kind } from '#server/jobs/queues.ts'
import { readItem, type Readers } from './read-items.ts'
import { runBatch, type BatchParts } from './run-batch.ts'

/** Items processed concurrently. */
const BATCH = 20
/** Apple answers for many listings in one call. */
const APPLE_LISTINGS_BATCH = 100

function batchOf(store: Store, kind: Kind): number {
  // One page after the other, so that those who wait for a search are hardly held up.
  if (kind === 'leaders') return 1
  return store === 'APP_STORE' && kind === 'listings' ? APPLE_LISTINGS_BATCH : BATCH
}

export interface WorkParts extends Omit<BatchParts, 'boss' | 'queue' | 'read'> {
  readers: Readers
  pollSeconds: number
}

/** Registers this process as a worker of every queue. */
export async function registerWorkers(boss: PgBoss, { readers, pollSeconds, ...parts }: WorkParts): Promise<void> {
  const polling = { pollingIntervalSeconds: pollSeconds }
  await boss.work('plan', polling, () => plan(readers, parts))
  for (const store of stores) {
    for (const kind of kindsOf[store]) {
      const options = {
        ...polling,
        batchSize: batchOf(store, kind),
        perJobResults: true,
        includeMetadata: true,
      } as const
      const batchParts = {
        ...parts,
        boss,
        queue: queueOf(store, kind),
        read: (item: DayItem) => readItem(item, readers),
      }
      await boss.work<DayItem, unknown, typeof options>(batchParts.queue, options, (jobs) => runBatch(jobs, batchParts))
    }
  }
}

/** An item that fails here is picked up by the next plan. */
async function plan({ enqueue }: Readers, { db, clock, log }: Pick<WorkParts, 'db' | 'clock' | 'log'>): Promise<void> {
  try {
    const added = await planDay(db, enqueue, clock())
    if (added > 0) log.info('day planned', { items: added })
    await recordRun(db, 'plan', { succeeded: true, error: null }, clock())
  } catch (error) {
    log.error('day not planned', errorFields(error))
    await recordRun(db, 'plan', { succeeded: false, error: describeJobError(error) }, clock())
  }
}
