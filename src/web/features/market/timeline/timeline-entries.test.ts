import { expect, test } from 'vitest'
import type { AppVersion } from '#contract/overview/overview.ts'
import type { ListingChange } from '#contract/overview/history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { AppEvent } from '#contract/overview/sections.ts'
import { inTimeZone } from '#tests/support/in-time-zone.ts'
import { byMonth, timelineEntries } from './timeline-entries.ts'
import { entryDays } from './timeline-item.tsx'

const version = (name: string, releasedAt: string | null): AppVersion => ({
  version: name,
  releasedAt,
  releaseNotes: null,
  texts: null,
})
const change = (part: ListingChange['part'], day: UtcDay): ListingChange => ({ part, day, before: 'a', after: 'b' })

const event: AppEvent = {
  id: '7',
  trackId: '1',
  type: 'CHALLENGE',
  title: 'Seven nights',
  shortDescription: null,
  imageUrl: null,
  from: '2026-03-09T00:00:00Z',
  to: '2026-03-16T00:00:00Z',
  country: 'US',
}

test('OV-039: versions, changes, events and featurings by day, the newest first, in months; a release is told once', () => {
  const entries = timelineEntries({
    versions: [version('2.0', '2026-03-02T09:00:00Z'), version('1.0', null)],
    changes: [change('title', '2026-03-02'), change('version', '2026-03-02'), change('price', '2026-01-31')],
    events: [event],
    featured: [{ country: 'US', date: '2026-03-01', place: 'TODAY' }],
  })
  expect(byMonth(entries).map(({ month, entries: all }) => [month, all.map(({ key }) => key)])).toEqual([
    ['2026-03-01', ['e7', 'c2026-03-02title', 'v2.0', 'f2026-03-01']],
    ['2026-01-01', ['c2026-01-31price']],
  ])
})

test('a release has its UTC day; an event has the days of the reader, and stands under the month of the first', () => {
  inTimeZone('America/Los_Angeles')
  const entries = timelineEntries({
    versions: [version('2.0', '2026-03-01T00:00:00Z')],
    changes: [],
    events: [{ ...event, from: '2026-03-01T06:00:00Z' }],
    featured: [],
  })
  expect(entries.map(entryDays)).toEqual(['01. March 2026', '28. February 2026 – 15. March 2026'])
  expect(byMonth(entries).map(({ month }) => month)).toEqual(['2026-03-01', '2026-02-01'])
})
