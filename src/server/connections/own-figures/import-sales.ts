import { daysBefore, daysFrom, type IsoDay } from '#contract/protocol/days.ts'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { AppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { keepClaim, requireClaim, type Feed } from './claim-feed.ts'
import { lockApps } from '#server/scope/lock-apps.ts'
import { proceedsOf } from './proceeds-of.ts'

type Sales = Pick<AppStoreConnect, 'salesReport' | 'apps'>

/** Apple keeps reports for a year. */
const KEPT_DAYS = 365
const SURELY_KEPT_DAYS = 350
/** Reports of one run: one call each, and others want calls, too. */
const DAYS_AT_ONCE = 30

interface Run {
  db: Kysely<Schema>
  feed: Feed
  /** The connection's apps. */
  trackIds: readonly string[]
  clock: () => Date
  stopping: AbortSignal
}

/**
 * Imports sales reports of days that one of the apps lacks, newest first, 30 at most. A report tells of all apps.
 * @returns whether there are more
 * @throws ProviderFailure, ClaimLost
 */
export async function importSales(client: Sales, { db, feed, trackIds, clock, stopping }: Run): Promise<boolean> {
  const days = await missingDays(db, { feed, trackIds, now: clock() })
  if (days.length === 0) return false
  const apps = await client.apps(stopping)
  for (const day of days.slice(0, DAYS_AT_ONCE)) {
    stopping.throwIfAborted()
    const rows = await salesOf(client, day, { now: clock(), stopping })
    if (rows === null) continue
    const proceeds = proceedsOf(rows, apps, trackIds)
    await keepClaim(db, feed, clock())
    await db.transaction().execute(async (transaction) => {
      const of = { organisationId: feed.organisation_id, store: 'APP_STORE' as const }
      const own = await lockApps(transaction, of, trackIds)
      await requireClaim(transaction, feed)
      await replaceDay(transaction, {
        feed,
        day,
        own,
        proceeds: proceeds.filter(({ trackId }) => own.includes(trackId)),
      })
    })
  }
  return days.length > DAYS_AT_ONCE
}

async function salesOf(client: Sales, day: IsoDay, { now, stopping }: { now: Date; stopping: AbortSignal }) {
  try {
    return await client.salesReport(day, stopping)
  } catch (error) {
    const isGone =
      error instanceof ProviderFailure && error.kind === 'not-found' && day < daysBefore(now, SURELY_KEPT_DAYS)
    // Nothing is told of that day any more.
    if (isGone) return []
    throw error
  }
}

/** Newest first. The day that has just begun in California is asked for, too: its report is not there yet. */
async function missingDays(
  db: Kysely<Schema>,
  { feed, trackIds, now }: { feed: Feed; trackIds: readonly string[]; now: Date },
): Promise<IsoDay[]> {
  const known = await db
    .selectFrom('own_report_day')
    .select('day')
    .where('organisation_id', '=', feed.organisation_id)
    .where('store', '=', 'APP_STORE')
    .where(sql<boolean>`track_id = any(${trackIds})`)
    .where('report', '=', 'sales')
    .groupBy('day')
    .having((having) => having.fn.countAll(), '>=', trackIds.length)
    .execute()
  const complete = new Set(known.map(({ day }) => day))
  return daysFrom(daysBefore(now, KEPT_DAYS - 1), daysBefore(now, 1))
    .filter((day) => !complete.has(day))
    .toReversed()
}

interface Day {
  feed: Feed
  day: IsoDay
  own: readonly string[]
  proceeds: ReturnType<typeof proceedsOf>
}

async function replaceDay(db: Kysely<Schema>, { feed, day, own, proceeds }: Day): Promise<void> {
  if (own.length === 0) return
  const of = (track_id: string) => ({
    organisation_id: feed.organisation_id,
    store: 'APP_STORE' as const,
    track_id,
    day,
  })
  await db
    .deleteFrom('own_proceeds_day')
    .where('organisation_id', '=', feed.organisation_id)
    .where('store', '=', 'APP_STORE')
    .where('track_id', 'in', own)
    .where('day', '=', day)
    .execute()
  if (proceeds.length > 0)
    await db
      .insertInto('own_proceeds_day')
      .values(proceeds.map(({ trackId, ...sums }) => ({ ...of(trackId), ...sums })))
      .execute()
  await db
    .insertInto('own_report_day')
    .values(own.map((trackId) => ({ ...of(trackId), report: 'sales', processed_on: day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
