import type { ListingRef } from '#contract/store.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { errorFields, type Log } from '../log.ts'
import type { MarketSource, RankedKeywordCount } from '../stores/market-source.ts'
import { noteRun } from './job-runs.ts'
import { plainLine } from './plain-line.ts'

export interface RankedKeywordTask {
  source: MarketSource
  listing: ListingRef
  /** UTC day, ISO. */
  day: string
  /** Positions that count as ranked. */
  top: number
}

export interface RankedKeywordJobs {
  /** Counts in the background unless it is done, under way or waiting already, here or in another process. */
  request: (task: RankedKeywordTask) => void
  /** How many wait in this process. */
  waiting: () => number
  /** Drops what waits and resolves when what is under way has ended. */
  stop: () => Promise<void>
}

export const RANKED_KEYWORDS_QUEUE = 'ranked-keywords'

/** A count that has not ended after this long was lost in a crash and is started again. */
export const LOST_AFTER_MS = 120_000

interface Surroundings {
  db: Kysely<Schema>
  clock: () => Date
  log: Log
}

/** Counts ranked keywords one at a time; the database's row decides who counts, so that many processes never do it twice. */
export function createRankedKeywordJobs(surroundings: Surroundings): RankedKeywordJobs {
  const waiting = new Map<string, RankedKeywordTask>()
  let running: Promise<void> | undefined
  let stopped = false

  async function run(): Promise<void> {
    for (const [key, task] of waiting) {
      await count(surroundings, task)
      waiting.delete(key)
    }
    running = undefined
  }

  return {
    request(task) {
      if (stopped) return
      const key = Object.values(keyOf(task)).join(' ')
      if (!waiting.has(key)) waiting.set(key, task)
      running ??= run()
    },
    waiting: () => waiting.size,
    async stop() {
      stopped = true
      waiting.clear()
      await running
    },
  }
}

/** The row of a task. */
export const keyOf = ({ source, listing, day, top }: RankedKeywordTask) => ({
  market: source.id,
  store: listing.store,
  track_id: listing.trackId,
  locale: listing.locale,
  day,
  top,
})

async function count({ db, clock, log }: Surroundings, task: RankedKeywordTask): Promise<void> {
  const key = keyOf(task)
  try {
    const startedAt = clock()
    if (!(await claim(db, key, startedAt))) return
    const counted = await task.source.countRankedKeywords(task.listing, task.day, task.top)
    await finish(db, key, startedAt, clock(), counted)
    await noteRun(db, RANKED_KEYWORDS_QUEUE, { succeeded: true, error: null }, clock())
  } catch (error) {
    // The claim stays: it keeps a failing source from being asked more often than every two minutes.
    log.error('ranked keywords not counted', { ...key, ...errorFields(error) })
    await noteRun(db, RANKED_KEYWORDS_QUEUE, { succeeded: false, error: plainLine(error) }, clock()).catch(
      // The database itself may be what failed, and there is nobody left to tell.
      () => undefined,
    )
  }
}

type Key = ReturnType<typeof keyOf>

/** True for the one caller who may count: there was no row, or its counting was lost. */
async function claim(db: Kysely<Schema>, key: Key, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('ranked_keyword_count')
    .values({ ...key, keywords_count: null, delta: null, started_at: now, finished_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'store', 'track_id', 'locale', 'day', 'top'])
        .doUpdateSet({ started_at: now })
        .where('ranked_keyword_count.finished_at', 'is', null)
        .where('ranked_keyword_count.started_at', '<', new Date(now.getTime() - LOST_AFTER_MS)),
    )
    .returning('day')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Writes the count unless somebody else has taken the row over meanwhile. */
async function finish(
  db: Kysely<Schema>,
  key: Key,
  startedAt: Date,
  finishedAt: Date,
  counted: RankedKeywordCount | null,
): Promise<void> {
  await db
    .updateTable('ranked_keyword_count')
    .set({ keywords_count: counted?.keywordsCount ?? null, delta: counted?.delta ?? null, finished_at: finishedAt })
    .where((row) => row.and(key))
    .where('started_at', '=', startedAt)
    .execute()
}
