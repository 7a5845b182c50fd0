import * as v from 'valibot'
import { UtcDay } from '#contract/protocol/days.ts'
import { listAll, resource } from './resource.ts'
import type { Transport } from './transport.ts'

/** The reports that Storeglass reads, as Apple calls them. */
export const reportNames = {
  engagement: 'App Store Discovery and Engagement Standard',
  downloads: 'App Downloads Standard',
} as const
export type ReportName = keyof typeof reportNames

/** A delivery of a report: it may hold days that earlier ones held, and is right where they differ. */
export interface ReportInstance {
  id: string
  processingDate: UtcDay
}

const ReportResource = resource(v.object({ name: v.string(), category: v.string() }))
const InstanceResource = resource(v.object({ granularity: v.string(), processingDate: UtcDay }))

/** The id of a report of a request; null: Apple has not made it yet. */
export async function findReport(transport: Transport, requestId: string, name: ReportName): Promise<string | null> {
  const path = `/v1/analyticsReportRequests/${encodeURIComponent(requestId)}/reports`
  const query = { 'filter[name]': reportNames[name], limit: '200' }
  const reports = await listAll(transport, { data: ReportResource, path, query })
  return reports.find(({ attributes }) => attributes.name === reportNames[name])?.id ?? null
}

/** Daily deliveries processed since a day, ISO, oldest first; none: there are no data yet. */
export async function readInstances(
  transport: Transport,
  reportId: string,
  since: UtcDay | null,
): Promise<ReportInstance[]> {
  const path = `/v1/analyticsReports/${encodeURIComponent(reportId)}/instances`
  const query = { 'filter[granularity]': 'DAILY', limit: '200' }
  const all = await listAll(transport, { data: InstanceResource, path, query, isWhole: true })
  return all
    .map(({ id, attributes: { processingDate } }) => ({ id, processingDate }))
    .filter(({ processingDate }) => since === null || processingDate >= since)
    .toSorted((a, b) => a.processingDate.localeCompare(b.processingDate))
}
