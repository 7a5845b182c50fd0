import { dayOf, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import type { ReportCalls, ReportFile } from '#server/integrations/google-play/reports/reports.ts'
import { importedInstances, storeInstance, updateImport, type AppImport } from './app-import.ts'
import { installsReport, visitsByCountryReport, visitsBySourceReport } from './google-reports.ts'
import type { ReportFigures } from './report-figures.ts'

type Reports = Pick<ReportCalls, 'list' | 'installs' | 'visits'>

const KEPT_DAYS = 365

const kinds = ['installs', 'visits-by-country', 'visits-by-source'] as const

/**
 * Imports the monthly files of an app that are new or were written anew, the newest month first; the current month's
 * grows every day.
 * @throws ProviderFailure, ClaimLost, AppGone
 */
export async function importGoogleApp(reports: Reports, one: AppImport): Promise<void> {
  const { db, row, clock, stopping } = one
  const now = clock()
  const earliest = daysBefore(now, KEPT_DAYS).slice(0, 7)
  await updateImport(db, row)
    .set({ requested_at: row.requested_at ?? now })
    .execute()
  for (const kind of kinds) {
    const files = await reports.list(kind, row.track_id, stopping)
    const imported = await importedInstances(db, row, kind)
    const known = new Map(imported.map(({ instance, version }) => [instance, version]))
    for (const file of files.toReversed()) {
      const version = versionOf(file, now)
      if (file.month < earliest || known.get(file.name) === version) continue
      const figures = await read(reports, kind, file, { processedOn: dayOf(file.writtenAt ?? now), stopping })
      await storeInstance(one, figures, { instance: file.name, version })
    }
  }
}

/** Without a checksum or a time a file of a month that is over is taken to be final. */
const versionOf = ({ md5, writtenAt, month }: ReportFile, now: Date): string =>
  md5 ?? writtenAt ?? (month === dayOf(now).slice(0, 7) ? dayOf(now) : 'final')

async function read(
  reports: Reports,
  kind: (typeof kinds)[number],
  file: ReportFile,
  { processedOn, stopping }: { processedOn: UtcDay; stopping: AbortSignal },
): Promise<ReportFigures> {
  if (kind === 'installs') return installsReport(await reports.installs(file, stopping), processedOn)
  const visits = await reports.visits(file, stopping)
  return (kind === 'visits-by-country' ? visitsByCountryReport : visitsBySourceReport)(visits, processedOn)
}
