import * as v from 'valibot'
import { daysFrom, daysBefore, type IsoDay, isDay } from '#contract/protocol/days.ts'
import { pacificDay } from './pacific.ts'

/** A request for reports, as it is kept. */
export const ReportRequest = v.object({
  trackId: v.string(),
  accessType: v.picklist(['ONGOING', 'ONE_TIME_SNAPSHOT']),
  at: v.pipe(v.string(), v.isoTimestamp()),
})
export type ReportRequest = v.InferOutput<typeof ReportRequest>

export const reports = {
  engagement: { name: 'App Store Discovery and Engagement Standard', category: 'APP_STORE_ENGAGEMENT' },
  downloads: { name: 'App Downloads Standard', category: 'COMMERCE' },
} as const
export type ReportKind = keyof typeof reports

/** Ids that say what they are of: `r<trackId>-<access>`, then `.<report>`, `.<processing date>`, `.<segment>`. */
export const requestId = ({ trackId, accessType }: Pick<ReportRequest, 'trackId' | 'accessType'>): string =>
  `r${trackId}-${accessType === 'ONGOING' ? 'ongoing' : 'snapshot'}`

const PATTERN = /^(r.+-(?:ongoing|snapshot))\.(engagement|downloads)(?:\.(\d{4}-\d{2}-\d{2}))?(?:\.(\d{1,2}))?$/

export function parsedReportId(id: string) {
  const [, request, kind, date, segment] = PATTERN.exec(id) ?? []
  if (request === undefined || (date !== undefined && !isDay(date))) return null
  return {
    request,
    kind: kind as ReportKind,
    date: date ?? null,
    segment: segment === undefined ? null : Number(segment),
  }
}

/** The first data come after that. */
const FIRST_AFTER_MS = 24 * 3_600_000
/** A snapshot goes back that far. */
const SNAPSHOT_DAYS = 365
/** An instance delivers that many days anew, because the last ones are not complete. */
const REDELIVERED_DAYS = 3
/** Days of a segment. */
const SEGMENT_DAYS = 31

/** The days on which a request's reports were processed by `now`, oldest first. */
export function processingDates({ accessType, at }: ReportRequest, now: Date): IsoDay[] {
  const first = new Date(Date.parse(at) + FIRST_AFTER_MS)
  if (first > now) return []
  return accessType === 'ONGOING' ? daysFrom(pacificDay(first), pacificDay(now)) : [pacificDay(first)]
}

/** The Pacific days that an instance tells of, oldest first, by segment. */
export function daysOfInstance({ accessType }: ReportRequest, processed: IsoDay): IsoDay[][] {
  const length = accessType === 'ONGOING' ? REDELIVERED_DAYS : SNAPSHOT_DAYS
  const date = Date.parse(processed)
  const days = daysFrom(daysBefore(date, length), daysBefore(date, 1))
  return Array.from({ length: Math.ceil(days.length / SEGMENT_DAYS) }, (_, at) =>
    days.slice(at * SEGMENT_DAYS, (at + 1) * SEGMENT_DAYS),
  )
}
