import { expect, test } from 'vitest'
import type { ListingChange } from '#contract/overview/history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { newChanges, toldBy } from './new-changes.ts'

const change = (part: ListingChange['part'], day: UtcDay): ListingChange => ({ part, day, before: 'a', after: 'b' })
const at = Date.UTC(2026, 10, 18, 9)

test('what changed on a later day is new, what changed before is not', () => {
  const changes = [change('title', '2026-11-20'), change('icon', '2026-11-17')]
  expect(newChanges(changes, toldBy([], at))).toEqual([change('title', '2026-11-20')])
})

test('on the day of the last visit: new is what it did not tell', () => {
  const told = toldBy([change('title', '2026-11-18'), change('icon', '2026-11-17')], at)
  expect(told).toEqual({ at, changes: ['title 2026-11-18'] })
  const now = [change('price', '2026-11-18'), change('title', '2026-11-18'), change('icon', '2026-11-17')]
  expect(newChanges(now, told)).toEqual([change('price', '2026-11-18')])
})

test('a first visit has nothing to compare with', () => {
  expect(newChanges([change('title', '2026-11-20')], null)).toEqual([])
})
