import { sql, type Kysely, type Selectable } from 'kysely'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { OwnImportRow } from '#server/db/rows/own-figures.ts'
import type { Schema } from '#server/db/schema.ts'
import { openAppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import type { ConnectionClients } from '#server/integrations/connections/open-client.ts'
import { openGooglePlay } from '#server/integrations/google-play/google-play.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import type { Consoles } from '#server/kernel/config-consoles.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import type { Markets } from '#server/markets/market.ts'
import { AppGone, appOf, updateImport, type AppImport } from './app-import.ts'
import { keepClaim, releaseFeed, type Feed } from './claim-feed.ts'
import { afterFailure, noteFailure } from './failed-import.ts'
import { importAppleApp } from './import-apple-app.ts'
import { importGoogleApp } from './import-google-app.ts'
import { importSales } from './import-sales.ts'
import { learnFrom } from './learn.ts'

export interface JobContext {
  db: Kysely<Schema>
  connections: ConnectionClients
  config: { consoles: Consoles }
  jobMarkets: Markets
  clock: () => Date
  log: Log
  /** Waits before work that may take others' time. */
  untilTime?: () => Promise<void>
}

/** Apple makes its first report within two days. */
const WAITING_MS = 3_600_000
/** Until the next part of a year of sales reports. */
const MORE_SALES_MS = 5 * 60_000

interface Importer {
  importApp: (one: AppImport) => Promise<void>
  /** @returns whether there is more */
  importSales: (trackIds: readonly string[]) => Promise<boolean>
}

/**
 * Imports what is due of a claimed connection: one app after another, then proceeds, and gives it back. What was imported
 * before a failure stays. @throws ClaimLost; the reason of `stopping`
 */
export async function importFeed(context: JobContext, feed: Feed, stopping: AbortSignal): Promise<void> {
  const { db, clock, untilTime = async () => {} } = context
  const importer = openImporter(context, feed, stopping)
  if (!importer) return releaseFeed(db, feed, new Date(clock().getTime() + DAY_MS))
  const rows = await importsOf(db, feed)
  try {
    for (const row of rows) {
      if (row.next_at > clock()) continue
      await keepClaim(db, feed, clock())
      await importOne(context, importer, { db, feed, row, clock, stopping, untilTime })
    }
    const hasMore = await salesOf(
      importer,
      rows.map((row) => row.track_id),
    )
    await releaseFeed(db, feed, await nextRun(db, feed, { now: clock(), hasMore }))
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    await releaseFeed(db, feed, await afterFailure(db, feed, error, clock()))
  }
}

function openImporter(context: JobContext, feed: Feed, stopping: AbortSignal): Importer | null {
  const { connections, db, clock } = context
  const { consoles } = context.config
  const parts = connections.partsOf(feed)
  if (!parts) return null
  const { credentials, ...rest } = parts
  if (credentials.provider === 'app-store-connect') {
    const client = openAppStoreConnect({ ...rest, credentials, ...consoles.appStoreConnect })
    return {
      importApp: (one) => importAppleApp(client, one),
      importSales: async (trackIds) =>
        credentials.vendorNumber !== null && trackIds.length > 0
          ? importSales(client, { db, feed, trackIds, clock, stopping })
          : false,
    }
  }
  if (credentials.provider !== 'google-play') return null
  const { reports } = openGooglePlay({ ...rest, credentials, ...consoles.googlePlay })
  return {
    importApp: async (one) => {
      if (credentials.reportBucket === null)
        throw new ProviderFailure('google-play', 'permission', 'The connection has no bucket of reports.')
      await importGoogleApp(reports, one)
    },
    importSales: async () => false,
  }
}

/** The apps that this connection is the primary of; those that wait longest first. */
async function importsOf(db: Kysely<Schema>, feed: Feed): Promise<Selectable<OwnImportRow>[]> {
  return db
    .selectFrom('own_import')
    .innerJoin('connection_app', (join) =>
      join
        .onRef('connection_app.organisation_id', '=', 'own_import.organisation_id')
        .onRef('connection_app.connection_id', '=', 'own_import.connection_id')
        .onRef('connection_app.store', '=', 'own_import.store')
        .onRef('connection_app.track_id', '=', 'own_import.track_id'),
    )
    .selectAll('own_import')
    .where('own_import.organisation_id', '=', feed.organisation_id)
    .where('own_import.connection_id', '=', feed.id)
    .where('connection_app.is_primary', '=', true)
    .orderBy('own_import.next_at')
    .orderBy('own_import.track_id')
    .execute()
}

/** @throws ProviderFailure where it would meet the next apps, too */
async function importOne({ jobMarkets, log }: JobContext, importer: Importer, one: AppImport): Promise<void> {
  const { db, feed, row, clock } = one
  try {
    await importer.importApp(one)
    // The planner takes a year of new rows for a handful.
    if (row.state === 'waiting') await sql`analyze own_day, own_day_total`.execute(db)
    await finish(one)
  } catch (error) {
    if (error instanceof AppGone) return
    if (!(error instanceof ProviderFailure)) throw error
    await showImported(one)
    if (await noteFailure(db, row, error, clock())) throw error
  }
  try {
    await learnFrom(db, jobMarkets[feed.market], appOf(row), clock())
  } catch (error) {
    // A market that is down; estimates learn the next day.
    log.warn('nothing learned of own figures', errorFields(error))
  }
}

const hasDelivery = sql<boolean>`exists (
  select from own_instance as known
  where known.organisation_id = own_import.organisation_id and known.connection_id = own_import.connection_id
    and known.store = own_import.store and known.track_id = own_import.track_id
)`

/** Figures are shown once a run is over: in the middle of the first one they would seem to end months ago. */
const showImported = ({ db, row }: AppImport) =>
  updateImport(db, row).set({ state: 'ready' }).where('state', '=', 'waiting').where(hasDelivery).execute()

async function finish({ db, row, clock }: AppImport): Promise<void> {
  const now = clock().getTime()
  await updateImport(db, row)
    .set({
      failures: 0,
      state: sql`case when ${hasDelivery} then 'ready' else 'waiting' end`,
      next_at: new Date(now + DAY_MS),
    })
    .execute()
  await updateImport(db, row)
    .set({ next_at: new Date(now + WAITING_MS) })
    .where('state', '=', 'waiting')
    .execute()
}

/** A key that may not read sales, or a wrong vendor number, still tells the rest. */
async function salesOf(importer: Importer, trackIds: readonly string[]): Promise<boolean> {
  try {
    return await importer.importSales(trackIds)
  } catch (error) {
    if (error instanceof ProviderFailure && ['permission', 'refused', 'not-found'].includes(error.kind)) return false
    throw error
  }
}

async function nextRun(
  db: Kysely<Schema>,
  feed: Feed,
  { now, hasMore }: { now: Date; hasMore: boolean },
): Promise<Date> {
  const times = (await importsOf(db, feed)).map((row) => row.next_at.getTime())
  if (hasMore) times.push(now.getTime() + MORE_SALES_MS)
  return new Date(Math.min(now.getTime() + DAY_MS, ...times))
}
