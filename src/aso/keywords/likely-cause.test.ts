import { describe, expect, test } from 'vitest'
import type { ListingChange } from '#contract/overview/history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { likelyCause, type Rival } from './likely-cause.ts'
import { editsBefore, editsOf } from './listing-edits.ts'
import { movementBetween } from './rank-movement.ts'

const title = (day: UtcDay, before: string, after: string): ListingChange => ({ part: 'title', day, before, after })
const move = (keyword: string, before: number, now: number) => ({
  keyword,
  volume: 50,
  firstTen: null,
  ...movementBetween(before, now),
})
const own = editsOf({ changes: [title('2026-11-24', 'Moorlight: Sleep', 'Moorlight: Rain')] })
const hushwick = (before: number, now: number): Rival<string> => ({
  app: 'Hushwick',
  rank: { before, now },
  edits: editsOf({ changes: [], versions: [{ version: '2.1', releasedAt: '2026-11-25T09:00:00Z' }] }),
})

describe('the likely cause of a move', () => {
  test('is an own edit whose texts gained the words of what rose, or lost those of what fell', () => {
    const cause = { by: null, day: '2026-11-24', parts: ['title'] }
    expect(likelyCause(move('rain sounds', 9, 4), own, [], 'en-US')).toEqual({ ...cause, words: ['rain'] })
    expect(likelyCause(move('sleep', 4, 9), own, [], 'en-US')).toEqual({ ...cause, words: ['sleep'] })
    expect(likelyCause(move('sleep', 9, 4), own, [], 'en-US')).toBeNull()
    expect(likelyCause(move('rain', 4, 9), own, [], 'en-US')).toBeNull()
  })

  test('else one of a competitor who came before the app as it fell, or fell behind as it rose', () => {
    const cause = { by: 'Hushwick', day: '2026-11-25', parts: ['version'], words: [] }
    expect(likelyCause(move('fog', 4, 6), own, [hushwick(9, 3)], 'en-US')).toEqual(cause)
    expect(likelyCause(move('fog', 6, 3), own, [hushwick(4, 9)], 'en-US')).toEqual(cause)
    expect(likelyCause(move('fog', 4, 6), own, [hushwick(2, 1)], 'en-US')).toBeNull()
    expect(likelyCause(move('fog', 4, 6), own, [{ ...hushwick(9, 3), edits: [] }], 'en-US')).toBeNull()
  })
})

test('edits of the week before count, later and older ones do not', () => {
  const edits = editsOf({
    changes: (['2026-11-27', '2026-11-26', '2026-11-19', '2026-11-18'] as const).map((day) => title(day, 'a', 'b')),
  })
  expect(editsBefore(edits, '2026-11-26').map(({ day }) => day)).toEqual(['2026-11-26', '2026-11-19'])
})

test('a release is told once, whether it is a change or a version', () => {
  const versions = [{ version: '2.1', releasedAt: '2026-11-25T09:00:00Z' }]
  const change: ListingChange = { part: 'version', day: '2026-11-26', before: '2.0', after: '2.1' }
  expect(editsOf({ changes: [change], versions })).toMatchObject([{ day: '2026-11-25', changes: [change] }])
  expect(editsOf({ changes: null, versions })).toMatchObject([{ day: '2026-11-25', changes: [{ after: '2.1' }] }])
})
