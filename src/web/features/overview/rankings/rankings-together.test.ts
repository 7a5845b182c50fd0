import { expect, test, vi } from 'vitest'
import type { CategoryRankings } from '#contract/overview/sections.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { answered, measured, missing } from '../fixtures.tsx'
import { rankingsTogether } from './ranking-series.ts'

const line = { category: '1', displayName: 'Moorlight', points: [{ date: '2026-03-01' as const, rank: 4 }] }
const known = (
  at: number,
  stale = false,
  series: CategoryRankings['series'] = [line],
): ReadResult<CategoryRankings> => ({
  ...answered({ series, provenance: { ...measured, stale } }),
  updatedAt: at,
})
const failed = { ...missing, error: new ApiError('x', { kind: 'unavailable' }) }
const offline = { ...missing, error: new ApiError('x', { kind: 'offline' }) }
const loading = { ...missing, isLoading: true }

test('OV-075: what is known of one app is shown, whatever became of the others', () => {
  for (const other of [loading, failed, offline]) {
    const together = rankingsTogether([other, known(5)], [line])
    expect(readState(together)).toBe('ready')
    expect(together.data?.series).toEqual([line])
  }
})

test('OV-075: where nothing is known the page loads, has failed or was never saved', () => {
  expect(readState(rankingsTogether([loading, loading], []))).toBe('loading')
  expect(readState(rankingsTogether([failed, failed], []))).toBe('failed')
  expect(readState(rankingsTogether([offline, offline], []))).toBe('unsaved')
})

test('OV-075: it is as old as the oldest answer, and stale where one is', () => {
  const together = rankingsTogether([known(9), known(5, true)], [line])
  expect(together.updatedAt).toBe(5)
  expect(together.data?.provenance?.stale).toBe(true)
})

test('OV-076: a chart that the market knows of no app is not known', () => {
  expect(rankingsTogether([known(1, false, null)], []).data?.series).toBeNull()
  expect(rankingsTogether([known(1, false, null), known(1, false, [])], []).data?.series).toEqual([])
})

test('OV-075: another try asks for all of them', () => {
  const refresh = vi.fn<() => void>()
  rankingsTogether(
    [
      { ...failed, refresh },
      { ...known(1), refresh },
    ],
    [],
  ).refresh()
  expect(refresh).toHaveBeenCalledTimes(2)
})
