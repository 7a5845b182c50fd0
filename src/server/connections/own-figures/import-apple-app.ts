import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import type { AppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import type { ReportName } from '#server/integrations/app-store-connect/reports.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { importedInstances, storeInstance, updateImport, type AppImport } from './app-import.ts'
import { downloadsReport, engagementReport } from './apple-reports.ts'

type Reports = Pick<AppStoreConnect, 'ensureReportRequest' | 'report' | 'instances' | 'engagement' | 'downloads'>
type Access = 'snapshot' | 'ongoing'

const names: ReportName[] = ['engagement', 'downloads']
/** Deliveries may come late, and are listed for that long after the last one, days. */
const LATE_DAYS = 7

/**
 * Imports what Apple has delivered of an app's analytics since the last time. The first time it asks Apple to make
 * reports: of days to come, and of the past.
 * @throws ProviderFailure, ClaimLost, AppGone
 */
export async function importAppleApp(client: Reports, one: AppImport): Promise<void> {
  const { ongoing, snapshot } = await ensureRequests(client, one)
  if (snapshot !== null && !one.row.snapshot_done) {
    const delivered = [await importReport(client, one, snapshot, 'engagement', 'snapshot')]
    delivered.push(await importReport(client, one, snapshot, 'downloads', 'snapshot'))
    if (delivered.every(Boolean)) await updateImport(one.db, one.row).set({ snapshot_done: true }).execute()
  }
  for (const name of names) await importReport(client, one, ongoing, name, 'ongoing')
}

async function ensureRequests(client: Reports, { db, row, clock }: AppImport) {
  const ongoing = await client.ensureReportRequest(row.track_id, 'ONGOING')
  let snapshot = row.snapshot_id
  try {
    snapshot ??= (await client.ensureReportRequest(row.track_id, 'ONE_TIME_SNAPSHOT')).id
  } catch (error) {
    // Apple allows one a month; and somebody else may have made the other one, which this key may only read.
    if (!(error instanceof ProviderFailure) || !['refused', 'permission'].includes(error.kind)) throw error
  }
  const ids = { ongoing_id: ongoing.id, snapshot_id: snapshot }
  await updateImport(db, row)
    .set({ ...ids, requested_at: row.requested_at ?? clock() })
    .execute()
  return { ongoing: ongoing.id, snapshot }
}

/** @returns whether there was any delivery */
async function importReport(
  client: Reports,
  one: AppImport,
  requestId: string,
  report: ReportName,
  version: Access,
): Promise<boolean> {
  const { db, row, stopping } = one
  const id = await client.report(requestId, report)
  if (id === null) return false
  const imported = await importedInstances(db, row, report)
  const instances = await client.instances(id, version === 'ongoing' ? since(imported) : undefined)
  const known = new Set(imported.map(({ instance }) => instance))
  for (const { id: instance, processingDate: processedOn } of instances) {
    if (known.has(instance)) continue
    const of = { trackId: row.track_id, processedOn }
    const figures =
      report === 'engagement'
        ? await engagementReport(client.engagement(instance, stopping), of)
        : await downloadsReport(client.downloads(instance, stopping), of)
    await storeInstance(one, figures, { instance, version })
  }
  return instances.length > 0
}

/** Whatever was processed before a snapshot is in it. */
function since(imported: { version: string; processed_on: UtcDay }[]): UtcDay | undefined {
  const last = (version: Access) =>
    imported
      .flatMap((one) => (one.version === version ? [one.processed_on] : []))
      .toSorted()
      .at(-1)
  const ongoing = last('ongoing')
  const dates = [last('snapshot'), ongoing && daysBefore(Date.parse(ongoing), LATE_DAYS)]
  return dates
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1)
}
