import type * as v from 'valibot'
import { daysBetween } from '#contract/protocol/days.ts'
import type { Call } from './call.ts'
import { operations } from './operations.ts'
import { allPages } from './pages.ts'
import { checkRange, type ReportLevel, type ReportRange } from './report-range.ts'
import { reportOf, rowsAbout, type ReportRow } from './report-rows.ts'

/** Apple's own maximum. */
const ROWS_MAX = 5000
const PAGE_BYTES = 6_000_000
/** About so long are what a row is about, and its figures of one step. */
const ABOUT_BYTES = 900
const STEP_BYTES = 800
const STEPS_A_DAY = { HOURLY: 24, DAILY: 1, WEEKLY: 1 / 7, MONTHLY: 1 / 30 }

const operationOf = {
  campaigns: operations.campaignReport,
  adgroups: operations.adGroupReport,
  keywords: operations.keywordReport,
  searchterms: operations.searchTermReport,
} as const

export interface ReportQuery<L extends ReportLevel> {
  level: L
  /** Apple reports on one campaign at a time. */
  campaignId: string
  adGroupId?: string
  range: ReportRange
  /** A row for each country. */
  byCountry?: boolean
}

export type Report<L extends ReportLevel> = ReportRow<v.InferOutput<(typeof rowsAbout)[L]>>[]

/** All rows, in the order of ids; what had no impression has none. Apple is up to 3 hours behind. */
export type ReadReport = <L extends ReportLevel>(query: ReportQuery<L>, signal?: AbortSignal) => Promise<Report<L>>

/** @throws ProviderFailure, `refused` before anything is sent where Apple has no such range */
export const reportsOf =
  (call: Call, clock: () => Date): ReadReport =>
  async <L extends ReportLevel>(query: ReportQuery<L>, signal?: AbortSignal) => {
    const { level, campaignId, adGroupId, range, byCountry = false } = query
    checkRange(level, range, clock())
    const { start, end, timeZone, granularity } = range
    const schema = reportOf<unknown>(rowsAbout[level])
    const rows = await allPages(pageSizeOf(range), (pagination) =>
      call({
        operation: operationOf[level],
        body: {
          pagination,
          filters: [
            { field: 'campaignId', operator: 'EQUALS', value: [campaignId] },
            ...(adGroupId === undefined ? [] : [{ field: 'adGroupId', operator: 'EQUALS', value: [adGroupId] }]),
          ],
          timeRange: { start, end, timeZone, ...(granularity && { granularity }) },
          ...(byCountry && { groupBy: ['countryOrRegion'] }),
        },
        result: schema,
        signal,
      }),
    )
    return rows as Report<L>
  }

/** Rows with many steps are long: fewer of them come at once. */
function pageSizeOf({ start, end, granularity }: ReportRange): number {
  const days = daysBetween(start, end) + 1
  const steps = granularity ? Math.ceil(days * STEPS_A_DAY[granularity]) : 0
  return Math.min(ROWS_MAX, Math.floor(PAGE_BYTES / (ABOUT_BYTES + STEP_BYTES * (1 + steps))))
}
