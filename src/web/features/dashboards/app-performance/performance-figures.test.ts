import { expect, test } from 'vitest'
import type { OwnDay, OwnSource } from '#contract/connections/own-performance.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { conversionDays, piecesOf } from './performance-figures.ts'
import { comparedOf, spanOf } from './performance-figures.ts'
import { countryRows, firstMeasure, sourceRows } from './performance-figures.ts'
import { changeOf, pointsOf, sumOf } from './performance-figures.ts'

const lastDay = '2026-02-28' as const
const row = (
  ago: number,
  source: OwnSource,
  [impressions, pageViews, installs]: [number | null, number | null, number | null],
): OwnDay => ({ day: daysBefore(Date.parse(lastDay), ago), source, impressions, pageViews, installs })

/** `count` days until the last one, oldest first, all alike. */
const alike = (count: number, source: OwnSource, counts: [number | null, number | null, number | null]) =>
  Array.from({ length: count }, (_, index) => row(count - 1 - index, source, counts))

test('MENU-062: a period ends where the store ends, and is held against as many days before it', () => {
  expect(spanOf(lastDay, 7)).toEqual({ from: '2026-02-22', to: '2026-02-28' })
  expect(spanOf(lastDay, 7, 1)).toEqual({ from: '2026-02-15', to: '2026-02-21' })
  const days = alike(14, 'search', [100, 40, 10])
  for (const one of days.slice(0, 7)) one.installs = 8
  const { now, before } = comparedOf(days, lastDay, 7, null)
  expect(now).toMatchObject({ impressions: 700, pageViews: 280, installs: 70, openRate: 0.4, conversion: 0.25 })
  expect(before).toMatchObject({ installs: 56, conversion: 0.2 })
  expect(changeOf(now.installs, before?.installs)).toBe(0.25)
  expect(pointsOf(now.conversion, before?.conversion)).toBeCloseTo(5)
})

test('MENU-062: without all of the days before there is no change; one that the store left out does not matter', () => {
  const of = (count: number, period: 7 | 30) =>
    comparedOf(alike(count, 'search', [1, 1, 1]), lastDay, period, null).before
  expect(of(13, 7)).toBeNull()
  expect(of(59, 30)).not.toBeNull()
  expect(of(40, 30)).toBeNull()
})

test('MENU-062: what the store does not count stays unknown, and is not 0', () => {
  expect(sumOf([])).toEqual({ impressions: null, pageViews: null, installs: null, openRate: null, conversion: null })
  const google = sumOf([row(0, 'search', [null, 50, 10]), row(0, 'browse', [null, 0, 0])])
  expect(google).toEqual({ impressions: null, pageViews: 50, installs: 10, openRate: null, conversion: 0.2 })
  expect(firstMeasure(google)).toBe('pageViews')
  expect(changeOf(5, 0)).toBeNull()
  expect(pointsOf(0.3, null)).toBeNull()
})

test('MENU-062: a rate is of the days on which both counts are told', () => {
  expect(sumOf([row(1, 'search', [100, 40, 10]), row(0, 'search', [100, null, 90])])).toMatchObject({
    installs: 100,
    conversion: 0.25,
    openRate: 0.4,
  })
})

test('MENU-062: sources by what is chosen, the most first, with their shares', () => {
  const days = [row(0, 'search', [300, 90, 20]), row(0, 'ads', [100, 60, 40]), row(0, 'other', [null, null, null])]
  expect(sourceRows(days, lastDay, 7, 'impressions').map(({ key, share }) => [key, share])).toEqual([
    ['search', 0.75],
    ['ads', 0.25],
    ['other', null],
  ])
  expect(sourceRows(days, lastDay, 7, 'pageViews').map(({ key, share }) => [key, share])).toEqual([
    ['search', 0.6],
    ['ads', 0.4],
    ['other', null],
  ])
  expect(sourceRows(days, lastDay, 7, 'installs')[0]?.key).toBe('ads')
})

test('MENU-062: countries of the period; one of which nothing is told is left out', () => {
  const counts = (installs: number | null) => ({ impressions: null, pageViews: installs && installs * 4, installs })
  const of = (country: string, now: number | null) => {
    const compared = { now: counts(now), before: null }
    return { country, periods: { '7': compared, '30': compared, '90': compared } }
  }
  const rows = countryRows([of('US', 10), of('IS', null), of('DE', 30)], 30, 'installs')
  expect(rows.map(({ key, share, now }) => [key, share, now.conversion])).toEqual([
    ['DE', 0.75, 0.25],
    ['US', 0.25, 0.25],
  ])
})

test('MENU-062: in the chart a day left out is a gap, and a source of which nothing is known has no line', () => {
  const days = [
    row(6, 'search', [9, 4, 1]),
    row(4, 'search', [9, 0, 0]),
    row(0, 'search', [9, 4, 2]),
    row(0, 'ads', [9, null, 3]),
  ]
  const { dates, lines } = conversionDays(days, lastDay, 7, null)
  expect([dates[0], dates.length]).toEqual(['2026-02-22', 7])
  expect(lines).toEqual([{ source: 'search', values: [0.25, null, null, null, null, null, 0.5] }])
  expect(conversionDays(days, lastDay, 7, 'ads').lines).toEqual([])
  expect(piecesOf([1, 2, null, 3])).toEqual([
    { from: 0, values: [1, 2] },
    { from: 3, values: [3] },
  ])
})
