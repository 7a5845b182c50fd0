import * as v from 'valibot'
import { expect, test } from 'vitest'
import { demoProjects } from '../../demo.ts'
import { earlierRequests } from './earlier-requests.ts'
import { daysOfInstance, processingDates, ReportRequest, reports } from './report-ids.ts'
import { SEGMENTS_KEPT } from './segments.ts'

test('all segments that a demo asks for are kept for the next one', () => {
  const now = new Date('2026-06-15T20:00:00Z')
  const trackIds = demoProjects.flatMap(({ app }) => (app.store === 'APP_STORE' ? [app.trackId] : []))
  const requests = earlierRequests('owner', trackIds, now).map(({ value }) =>
    v.parse(v.pipe(v.string(), v.parseJson(), ReportRequest), value),
  )
  const segments = requests.flatMap((request) =>
    processingDates(request, now).flatMap((processed) => daysOfInstance(request, processed)),
  )
  const asked = segments.length * Object.keys(reports).length
  expect(asked).toBeGreaterThan(40)
  // Those of the day before are still there, too.
  expect(2 * asked).toBeLessThanOrEqual(SEGMENTS_KEPT)
})
