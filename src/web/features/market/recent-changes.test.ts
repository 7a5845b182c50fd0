import { expect, test } from 'vitest'
import type { ChangedCompetitor } from '#contract/market/competitor-changes.ts'
import { isUnknown, recentChanges, stillCompetitors } from './competitor-changes-card.tsx'

const competitor = (trackId: string, told: Partial<ChangedCompetitor>): ChangedCompetitor => ({
  trackId,
  store: 'APP_STORE',
  name: `App ${trackId}`,
  iconUrl: null,
  developerName: null,
  versions: null,
  changes: null,
  events: null,
  featured: null,
  ...told,
})
const first = competitor('1', {
  versions: [{ version: '2.0', releasedAt: '2026-03-02T09:00:00Z', releaseNotes: null }],
  featured: [{ country: 'US', date: '2026-02-20', place: 'TODAY' }],
})
const second = competitor('2', { changes: [{ part: 'price', day: '2026-02-27', before: 'Free', after: '$2.99' }] })

test('OV-039: what is dated of all competitors in one list, newest first', () => {
  expect(recentChanges([first, second]).map(({ key }) => key)).toEqual([
    '1 v2.0',
    '2 c2026-02-27price',
    '1 f2026-02-20',
  ])
})

test('a competitor of which nothing is known is another thing than one that changed nothing', () => {
  expect(isUnknown(competitor('3', {}))).toBe(true)
  expect(isUnknown(competitor('3', { changes: [] }))).toBe(false)
})

test('an app that was removed meanwhile is left out', () => {
  expect(stillCompetitors([first, second], [second])).toEqual([second])
  expect(stillCompetitors([first, second], undefined)).toEqual([first, second])
})
