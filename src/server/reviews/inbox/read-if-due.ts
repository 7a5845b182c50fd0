import type { Services } from '#server/endpoints/services.ts'
import { planFeed } from '../import/plan-feeds.ts'
import { importIfDue } from '../import/import-reviews.ts'
import type { OwnApp } from '../own-app.ts'

/** For how long somebody who looks at an app's reviews for the first time waits for more of them; the job reads the rest. */
const ENOUGH_MS = 800
/** When the store is given up, far below the time-out of the endpoints. */
const WAITING_MS = 10_000

const HOUR_MS = 3_600_000

/** Those under way in this process: who asks meanwhile waits for the same reading. */
const reading = new Map<string, Promise<void>>()

/**
 * Reads the newest reviews of an app of which none was ever read, and of a demo's app when they are due: a job that looked
 * after hundreds of demos would do nothing else. Not in a transaction.
 */
export async function readIfDue(services: Services, app: OwnApp): Promise<void> {
  const { organisationId, store, trackId } = app
  const key = `${organisationId} ${store} ${trackId}`
  const known = reading.get(key)
  if (known) return known
  const work = read(services, app).finally(() => reading.delete(key))
  reading.set(key, work)
  return work
}

async function read(services: Services, app: OwnApp): Promise<void> {
  const { db, clock } = services
  const { organisationId, store, trackId } = app
  const feed = await db
    .selectFrom('review_feed')
    .innerJoin('organisation', 'organisation.id', 'review_feed.organisation_id')
    .select(['read_at', 'next_at', 'demo'])
    .where('organisation_id', '=', organisationId)
    .where('store', '=', store)
    .where('track_id', '=', trackId)
    .executeTakeFirst()
  if (feed && !isDue(feed, clock())) return
  if (!feed) await planFeed(db, app, clock())
  const until = performance.now() + ENOUGH_MS
  // Who waits takes an answer that the market has kept.
  const context = { ...services, jobMarkets: services.markets }
  await importIfDue(context, app, {
    stopping: AbortSignal.timeout(WAITING_MS),
    isEnough: () => performance.now() > until,
  })
}

/** What a first look left is the job's. */
function isDue({ read_at, next_at, demo }: { read_at: Date | null; next_at: Date; demo: boolean }, now: Date): boolean {
  if (next_at > now) return false
  return read_at === null || (demo && now.getTime() - read_at.getTime() >= HOUR_MS)
}
