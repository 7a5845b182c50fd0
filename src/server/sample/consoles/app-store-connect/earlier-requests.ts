import { DAY_MS } from '#contract/protocol/days.ts'
import type { ConsoleRecordRow } from '#server/db/rows/connections.ts'
import { REQUESTS } from './analytics.ts'
import { requestId, type ReportRequest } from './report-ids.ts'

/** Days since somebody asked for reports: their first ones are there. */
const ASKED_DAYS = 3

type Made = Omit<ConsoleRecordRow, 'organisation_id'>

/** Records of an account in which somebody has asked for reports of its apps before, so that there are some at once. */
export function earlierRequests(owner: string, trackIds: readonly string[], now: Date): Made[] {
  const at = new Date(now.getTime() - ASKED_DAYS * DAY_MS)
  return trackIds.flatMap((trackId) =>
    (['ONGOING', 'ONE_TIME_SNAPSHOT'] as const).map((accessType) => {
      const request: ReportRequest = { trackId, accessType, at: at.toISOString() }
      const id = requestId(request)
      return { provider: 'app-store-connect', owner, kind: REQUESTS, id, value: JSON.stringify(request), at }
    }),
  )
}
