import type { Kysely } from 'kysely'
import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import { RANKED_POSITIONS, TOP_POSITIONS } from '#contract/protocol/limits.ts'
import type { Schema } from '#server/db/schema.ts'
import { uncountedListings } from '#server/history/tracked.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import type { MarketSource } from '#server/markets/market.ts'
import type { RankedKeywordJobs } from './ranked-keywords.ts'

interface Surroundings {
  db: Kysely<Schema>
  /** A market that computes its ranks; of the stores themselves only tracked keywords are known, which cost nothing to count. */
  source: MarketSource
  jobs: Pick<RankedKeywordJobs, 'request' | 'waiting'>
  clock: () => Date
  log: Log
}

/** How often a process looks for what is to be counted: a new day, a new country, a new competitor. */
const LOOK_EVERY_MS = 60_000
/** Organisations of which nobody was here for longer are counted when somebody asks, days. */
const SEEN_DAYS = 14
/** Listings that are taken on at once at most. */
const AT_MOST = 40

/**
 * Counts the ranked keywords of own apps and competitors in their tracked countries before somebody asks, once per UTC day,
 * after everything that is asked for. @returns stops it
 */
export function startCountingAhead(surroundings: Surroundings): () => Promise<void> {
  const { log } = surroundings
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = countAhead(surroundings).catch((error: unknown) => log.error('nothing counted ahead', errorFields(error)))
  }, LOOK_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/** Requests what is missing of the day's counts, unless there is still work from before. */
export async function countAhead({ db, source, jobs, clock }: Omit<Surroundings, 'log'>): Promise<void> {
  if (jobs.waiting() > 0) return
  const now = clock()
  const day = dayOf(now)
  const seen = new Date(now.getTime() - SEEN_DAYS * DAY_MS)
  for (const listing of await uncountedListings(db, source.id, { day, seen, limit: AT_MOST })) {
    for (const top of [RANKED_POSITIONS, TOP_POSITIONS]) void jobs.request({ source, listing, day, top }, 'ahead')
  }
}
