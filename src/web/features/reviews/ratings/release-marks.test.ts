import { expect, test } from 'vitest'
import { daysFrom } from '#contract/protocol/days.ts'
import { releaseMarks } from './release-marks.tsx'

const version = (name: string, releasedAt: string | null) => ({ version: name, releasedAt, releaseNotes: null })
const dates = daysFrom('2026-01-01', '2026-04-11')

test('OV-072: versions stand in the chart on their day; those close together are one mark; others are left out', () => {
  const marks = releaseMarks(
    [
      version('1.3', '2026-04-12T00:00:00Z'),
      version('1.2', '2026-02-20T09:00:00Z'),
      version('1.1.1', '2026-01-22T09:00:00Z'),
      version('1.1', '2026-01-21T09:00:00Z'),
      version('1.0', '2025-12-31T09:00:00Z'),
      version('0.9', null),
    ],
    dates,
  )
  expect(marks.map(({ day, at, versions }) => [day, at, versions.map((one) => one.version)])).toEqual([
    ['2026-01-21', 0.2, ['1.1', '1.1.1']],
    ['2026-02-20', 0.5, ['1.2']],
  ])
  expect(releaseMarks([version('1.0', '2026-01-01T00:00:00Z')], ['2026-01-01'])).toEqual([])
})
