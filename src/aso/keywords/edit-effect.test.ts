import { describe, expect, test } from 'vitest'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import type { ListingChange } from '#contract/overview/history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { editEffect } from './edit-effect.ts'
import { changedWords } from './changed-words.ts'
import { editsNear, type ListingEdit, listingEdits } from './listing-edits.ts'

const change = (
  part: ListingChange['part'],
  before: string | null,
  after: string | null,
  day: UtcDay = '2026-02-16',
) => ({
  part,
  day,
  before,
  after,
})
const title = change('title', 'Moorlight: Sleep & Wind Down', 'Moorlight: Sleep Stories')
const edit: ListingEdit = {
  day: '2026-02-16',
  lastDay: '2026-02-16',
  changes: [title, change('version', '4.11', '4.12')],
}

/** 14 days of one rank, the day of the edit, 14 days of another. */
const around = (before: number | null, after: number | null): DailyRanks => [
  ...Array.from({ length: 14 }, () => before),
  99,
  ...Array.from({ length: 14 }, () => after),
]
const effectOn = (ranks: Record<string, DailyRanks>, today: UtcDay = '2026-03-02') =>
  editEffect(edit, { from: '2026-02-02', ranks }, 'en-US', today)

describe('the edits of a listing', () => {
  test('are the changes of a day together, newest first', () => {
    const edits = listingEdits([title, change('icon', '/a', '/b', '2026-03-01'), change('version', '1', '2')])
    expect(edits.map(({ day, changes }) => [day, changes.map(({ part }) => part)])).toEqual([
      ['2026-03-01', ['icon']],
      ['2026-02-16', ['title', 'version']],
    ])
    expect(editsNear(edits, '2026-02-16', 14).map(({ day }) => day)).toEqual(['2026-03-01'])
    expect(editsNear(edits, '2026-02-16', 12)).toEqual([])
  })

  test('what is seen the day after a release is the release’s, and both days are on neither side', () => {
    const late = change('title', 'Moorlight', 'Moorlight: Stories', '2026-02-17')
    const edits = listingEdits([late], new Set(['2026-02-16']))
    expect(edits).toEqual([{ day: '2026-02-16', lastDay: '2026-02-17', changes: [late] }])
    const effect = editEffect(edits[0]!, { from: '2026-02-02', ranks: {} }, 'en-US', '2026-03-31')
    expect(effect.before.to).toBe('2026-02-15')
    expect(effect.after).toEqual({ from: '2026-02-18', to: '2026-03-03' })
  })

  test('what is seen on a release of the day itself, or two days after one, stays where it is', () => {
    const [same, later] = [change('title', 'a', 'b', '2026-02-17'), change('icon', '/a', '/b', '2026-02-20')]
    const releases = new Set<UtcDay>(['2026-02-16', '2026-02-17', '2026-02-18'])
    expect(listingEdits([same, later], releases).map(({ day }) => day)).toEqual(['2026-02-20', '2026-02-17'])
  })

  test('gain and lose words text by text, without stop words', () => {
    const moved = {
      day: '2026-02-16' as const,
      lastDay: '2026-02-16' as const,
      changes: [title, change('description', 'Stories for the night', 'For the night'), change('icon', '/a', '/b')],
    }
    expect(changedWords(moved, 'en-US')).toEqual([
      { part: 'title', gained: ['stories'], lost: ['wind', 'down'] },
      { part: 'description', gained: [], lost: ['stories'] },
    ])
  })

  test('a text that is new, or written without spaces', () => {
    const changes = [change('shortDescription', null, '眠りの物語'), change('title', 'Moorlight', 'moorlight!')]
    expect(changedWords({ day: '2026-02-16', lastDay: '2026-02-16', changes }, 'ja-JP')).toEqual([
      { part: 'shortDescription', gained: ['眠り', '物語'], lost: [] },
    ])
  })
})

describe('the ranks around an edit', () => {
  test('are medians of 14 days before and after; the day itself does not count', () => {
    const { before, after, keywords } = effectOn({ 'sleep stories': around(20, 8) })
    expect([before, after]).toEqual([
      { from: '2026-02-02', to: '2026-02-15' },
      { from: '2026-02-17', to: '2026-03-02' },
    ])
    expect(keywords).toEqual([
      {
        keyword: 'sleep stories',
        before: 20,
        after: 8,
        movement: 'up',
        change: 12,
        gained: ['stories'],
        lost: [],
      },
    ])
  })

  test('those with a changed word come first, then those that moved furthest', () => {
    const ranks = {
      rain: around(5, 5),
      noise: around(5, 50),
      fan: around(0, 100),
      'wind sounds': around(9, 9),
    }
    expect(effectOn(ranks).keywords.map(({ keyword, movement }) => [keyword, movement])).toEqual([
      ['wind sounds', 'same'],
      ['fan', 'new'],
      ['noise', 'down'],
      ['rain', 'same'],
    ])
  })

  test('say how many days of either side were measured', () => {
    const gaps = [...Array.from({ length: 12 }, () => null), 4, 4, 99, 5]
    expect(effectOn({ rain: gaps, noise: [null, 3] }).measured).toEqual({ before: 3, after: 1 })
  })

  test('what was not measured on one side has not moved', () => {
    const { keywords } = effectOn({ rain: around(null, 5), noise: around(5, null) })
    expect(keywords).toMatchObject([
      { before: null, after: 5, movement: null, change: null },
      { before: 5, after: null, movement: null, change: null },
    ])
  })

  test('end today, and there are none on the day of the edit', () => {
    expect(effectOn({ rain: around(9, 5) }, '2026-02-20').after).toEqual({ from: '2026-02-17', to: '2026-02-20' })
    const { after, keywords } = effectOn({ rain: around(9, 5) }, '2026-02-16')
    expect(after).toBeNull()
    expect(keywords).toMatchObject([{ before: 9, after: null, movement: null }])
  })

  test('an edit before the history has nothing before it', () => {
    const old = editEffect(
      { day: '2026-01-01', lastDay: '2026-01-01', changes: [] },
      { from: '2026-02-02', ranks: { rain: [4] } },
      'en-US',
      '2026-02-02',
    )
    expect(old.keywords).toMatchObject([{ before: null, after: null }])
  })
})
