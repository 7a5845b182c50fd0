import * as v from 'valibot'
import { daysBefore, daysBetween, UtcDay } from '#contract/protocol/days.ts'
import { errorOf, type ConsoleError } from './answers.ts'
import { Filters } from './query.ts'

const PAGE_MAX = 5000

const Request = v.object({
  pagination: v.optional(
    v.object({
      offset: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
      pageSize: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(PAGE_MAX)), 100),
    }),
    { offset: 0, pageSize: 100 },
  ),
  filters: Filters,
  groupBy: v.optional(v.array(v.literal('countryOrRegion')), []),
  timeRange: v.object({
    start: UtcDay,
    end: UtcDay,
    timeZone: v.optional(v.picklist(['UTC', 'ORTZ']), 'ORTZ'),
    granularity: v.optional(v.picklist(['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY'])),
  }),
  options: v.optional(v.object({ includeRows: v.optional(v.array(v.literal('GRAND_TOTAL')), []) }), {
    includeRows: [],
  }),
})
export type ReportRequest = v.InferOutput<typeof Request>

/** A request for a report on `level`, or why it is refused. */
export function readReportRequest(
  level: string,
  body: unknown,
  now: Date,
): { request: ReportRequest } | { error: ConsoleError } {
  const parsed = v.safeParse(Request, body)
  if (!parsed.success) return { error: errorOf('MALFORMED_QUERY', 'The request has another form.') }
  const { filters, timeRange } = parsed.output
  if (!filters.some(({ field }) => field === 'campaignId')) {
    return { error: errorOf('MISSING_FILTER', 'campaignId is required.', 'campaignId') }
  }
  const known = filters.every(({ field }) => field === 'campaignId' || field === 'adGroupId')
  if (!known) return { error: errorOf('INVALID_FILTER', 'There is no such filter.') }
  const isSearchTerms = level === 'searchterms'
  if (isSearchTerms && (timeRange.timeZone === 'UTC' || timeRange.granularity === 'HOURLY')) {
    return { error: errorOf('INVALID_TIME_RANGE', 'Search terms take ORTZ and no hours.', 'timeRange') }
  }
  return isInLimits(timeRange, now)
    ? { request: parsed.output }
    : { error: errorOf('INVALID_TIME_RANGE', 'The range is not allowed for its granularity.', 'timeRange') }
}

function isInLimits({ start, end, granularity }: ReportRequest['timeRange'], now: Date): boolean {
  const days = daysBetween(start, end) + 1
  const [startAge, endAge] = [daysBetween(start, daysBefore(now, 0)), daysBetween(end, daysBefore(now, 0))]
  if (days < 1) return false
  if (granularity === 'HOURLY') return days <= 7 && startAge <= 365
  if (granularity === 'DAILY') return days > 1 && startAge <= 90
  if (granularity === 'WEEKLY') return startAge <= 365 && endAge >= 14
  return granularity === undefined || endAge >= 90
}
