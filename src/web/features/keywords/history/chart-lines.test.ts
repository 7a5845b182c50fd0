import { describe, expect, test } from 'vitest'
import type { UtcDay } from '#contract/protocol/days.ts'
import { monitorRow } from '../monitor/monitor-fixtures.ts'
import { chartLines, rankRuns } from './chart-lines.ts'
import { marksOf, placeMarks } from '#web/apps/marks/marks.ts'

describe('lines of the history', () => {
  const rows = Array.from({ length: 12 }, (_, index) => monitorRow(`word ${index}`, { ranks: [1], volume: index }))
  const drawn = (selected: typeof rows) => chartLines(rows, selected).map(({ name }) => name)

  test('KEY-026: the first ten selected keywords, in the order in which they were selected', () => {
    const selected = rows.toReversed()
    expect(drawn(selected)).toEqual(selected.slice(0, 10).map(({ keyword }) => keyword))
  })

  test('the ninth and tenth share a colour with the first ones, and are dashed', () => {
    const lines = chartLines(rows, rows)
    expect(lines[8]?.color).toBe(lines[0]?.color)
    expect(lines.map(({ isDashed }) => isDashed).slice(7)).toEqual([false, true, true])
  })

  test('with none selected, the three listed ones that most people search for', () => {
    expect(drawn([])).toEqual(['word 11', 'word 10', 'word 9'])
  })

  test('KEY-004: a day outside the first 200 and one without a measurement are gaps', () => {
    expect(rankRuns([3, 4, 0, 5, null, null, 6])).toEqual([
      { from: 0, ranks: [3, 4] },
      { from: 3, ranks: [5] },
      { from: 6, ranks: [6] },
    ])
    expect(rankRuns([0, null])).toEqual([])
  })
})

describe('what happened in the days of the chart', () => {
  const note = { id: '8d6a1c1e-6f6e-4c59-9f0e-0d8a3f0e7f11', day: '2026-02-10' as const, text: 'TV spot' }
  const marks = marksOf(
    {
      versions: [{ version: '4.12', releasedAt: '2026-02-07T09:00:00Z' }],
      changes: [
        { part: 'shortDescription', day: '2026-02-16', before: 'a', after: 'b' },
        { part: 'title', day: '2026-02-16', before: 'a', after: 'b' },
        { part: 'version', day: '2026-02-07', before: '4.11', after: '4.12' },
        { part: 'title', day: '2025-12-01', before: 'a', after: 'b' },
      ],
      featured: [{ country: 'US', date: '2026-02-23', place: null }],
      notes: [note],
      origins: [
        { keyword: 'sleep', day: '2026-02-12', before: 'api', origin: 'store' },
        { keyword: 'white noise', day: '2026-02-12', before: 'api', origin: 'store' },
      ],
    },
    '2026-02-01',
    '2026-03-02',
  )

  test('in order; changes of a day are one, also those of the order of several keywords, and a release appears once', () => {
    expect(marks.map(({ kind, day }) => `${kind} ${day}`)).toEqual([
      'release 2026-02-07',
      'note 2026-02-10',
      'origin 2026-02-12',
      'change 2026-02-16',
      'featuring 2026-02-23',
    ])
  })

  test('a change seen the day after a release shares its mark', () => {
    const late = marksOf(
      {
        versions: [{ version: '4.12', releasedAt: '2026-02-07T09:00:00Z' }],
        changes: [{ part: 'title', day: '2026-02-08', before: 'a', after: 'b' }],
        featured: [],
        notes: [],
      },
      '2026-02-01',
      '2026-03-02',
    )
    expect(late.map(({ kind, day }) => `${kind} ${day}`)).toEqual(['release 2026-02-07', 'change 2026-02-07'])
  })

  test('a label that would lie over another is left out', () => {
    const days: UtcDay[] = ['2026-02-07', '2026-02-08', '2026-02-09', '2026-02-10', '2026-02-16']
    const placed = placeMarks(marks, days, 30, 100)
    expect(placed.map(({ index, isLabelled }) => [index, isLabelled])).toEqual([
      [0, true],
      [3, false],
      [4, true],
    ])
  })
})
