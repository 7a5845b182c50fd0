import { expect, test } from 'vitest'
import { nextVisit } from './last-visit.ts'

const minutes = (count: number) => count * 60_000
const first = nextVisit(null, '2026-03-01', 0)

test('at the first visit there is none before it', () => expect(first.before).toBeNull())

test('within half an hour the visit goes on, also where newer ranks come meanwhile', () => {
  expect(nextVisit(first, '2026-03-02', minutes(20))).toEqual({ seenAt: minutes(20), day: '2026-03-02', before: null })
})

test('later another one begins, which knows what the one before has shown', () => {
  const second = nextVisit(first, '2026-03-03', minutes(31))
  expect(second).toEqual({ seenAt: minutes(31), day: '2026-03-03', before: '2026-03-01' })
  expect(nextVisit(second, '2026-03-03', minutes(40)).before).toBe('2026-03-01')
})

test('an older answer of the device takes nothing back that was seen', () => {
  expect(nextVisit(first, '2026-02-20', minutes(60))).toMatchObject({ day: '2026-03-01', before: '2026-03-01' })
})
