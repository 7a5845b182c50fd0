import type { Kysely, Selectable } from 'kysely'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { OwnImportRow } from '#server/db/rows/own-figures.ts'
import type { Schema } from '#server/db/schema.ts'
import { keepClaim, requireClaim, type Feed } from './claim-feed.ts'
import type { OwnApp } from '#server/history/own-figures/reported-days.ts'
import { lockApps } from '#server/scope/lock-apps.ts'
import { partsOfReport, storeReport } from './store-report.ts'
import type { ReportFigures } from './report-figures.ts'

/** One app of a connection, while its figures are imported. */
export interface AppImport {
  db: Kysely<Schema>
  feed: Feed
  row: Selectable<OwnImportRow>
  clock: () => Date
  stopping: AbortSignal
  /** Waits before work that may take others' time. */
  untilTime: () => Promise<void>
}

/** The app was removed, or taken from the connection, meanwhile. */
export class AppGone extends Error {
  override readonly name = 'AppGone'
}

export const appOf = ({ organisation_id, store, track_id }: AppImport['row']): OwnApp => ({
  organisationId: organisation_id,
  store,
  trackId: track_id,
})

export const updateImport = (db: Kysely<Schema>, row: AppImport['row']) =>
  db
    .updateTable('own_import')
    .where('organisation_id', '=', row.organisation_id)
    .where('connection_id', '=', row.connection_id)
    .where('store', '=', row.store)
    .where('track_id', '=', row.track_id)

/** Deliveries of a report that were imported as a whole. */
export const importedInstances = (db: Kysely<Schema>, row: AppImport['row'], report: string) =>
  db
    .selectFrom('own_instance')
    .select(['instance', 'version', 'processed_on'])
    .where('organisation_id', '=', row.organisation_id)
    .where('connection_id', '=', row.connection_id)
    .where('store', '=', row.store)
    .where('track_id', '=', row.track_id)
    .where('report', '=', report)
    .execute()

/**
 * Stores a delivery, a stretch of days at a time, and says in the last transaction that it is there: whoever is killed
 * before imports it again, which changes nothing.
 * @throws ClaimLost, AppGone; the reason of `stopping` when it is aborted between two stretches
 */
export async function storeInstance(
  one: AppImport,
  figures: ReportFigures,
  { instance, version }: { instance: string; version: string },
): Promise<void> {
  const { db, feed, row, clock, stopping, untilTime } = one
  const done = { instance, version, report: figures.report, processed_on: figures.processedOn }
  const parts = partsOfReport(figures)
  await keepClaim(db, feed, clock())
  for (let at = 0; at < Math.max(1, parts.length); at += 1) {
    await untilTime()
    stopping.throwIfAborted()
    await db.transaction().execute(async (transaction) => {
      const apps = await lockApps(transaction, appOf(row), [row.track_id])
      if (apps.length === 0) throw new AppGone('The app is gone.')
      // Also keeps the app from being taken from the connection meanwhile.
      const found = await updateImport(transaction, row)
        .set((column) => ({ state: column.ref('state') }))
        .returning('state')
        .executeTakeFirst()
      if (!found) throw new AppGone('The connection does not have the app any more.')
      await requireClaim(transaction, feed)
      const part = parts[at]
      if (part) await storeReport(transaction, appOf(row), part)
      if (at >= parts.length - 1) await markImported(transaction, row, done)
    })
  }
}

const markImported = (
  db: Kysely<Schema>,
  { organisation_id, connection_id, store, track_id }: AppImport['row'],
  done: { report: string; instance: string; version: string; processed_on: UtcDay },
) =>
  db
    .insertInto('own_instance')
    .values({ organisation_id, connection_id, store, track_id, ...done })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'connection_id', 'store', 'track_id', 'report', 'instance'])
        .doUpdateSet({ version: done.version, processed_on: done.processed_on }),
    )
    .execute()
