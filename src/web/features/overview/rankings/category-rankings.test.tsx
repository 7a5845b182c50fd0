import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { CategoryRankings } from '#contract/overview/sections.ts'
import { ApiError } from '#web/api/api-error.ts'
import { answered, measured, missing, show } from '../fixtures.tsx'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { RankingBody } from './category-rankings.tsx'
import { daysReadOf, useHiddenSeries } from './ranking-series.ts'

const onDays = vi.fn<(days: number) => void>()
const body = (result: Parameters<typeof RankingBody>[0]['result']) => show(<Body result={result} />).container
function Body({ result }: Pick<Parameters<typeof RankingBody>[0], 'result'>) {
  const [hidden, toggle] = useHiddenSeries()
  return (
    <RankingBody
      store="APP_STORE"
      days={30}
      onDays={onDays}
      result={result}
      daysRead={daysReadOf([result.data?.series ?? null])}
      hidden={hidden}
      onToggle={toggle}
    />
  )
}
const withSeries = (series: CategoryRankings['series'], stale = false) =>
  body(answered({ series, provenance: { ...measured, stale } }))
const health = (ranks: Record<number, number | null>) => ({
  category: 'HEALTH',
  displayName: 'Health & Fitness',
  points: Object.entries(ranks).map(([daysAgo, rank]) => {
    const date = dayFromToday(-Number(daysAgo))
    return rank === null ? { date, rank, depth: 100 } : { date, rank }
  }),
})
const everyDay = (rank: (daysAgo: number) => number | null) =>
  health(Object.fromEntries(Array.from({ length: 31 }, (_, daysAgo) => [daysAgo, rank(daysAgo)])))

describe('OV-041: positions in the charts', () => {
  test.each([[null], [[]], [[health({})]]])('OV-046: %j is not known', (series) => {
    expect(withSeries(series)).toHaveTextContent('No data available')
    expect(screen.queryByRole('button', { name: 'View as table' })).toBeNull()
  })

  test('on no day in the chart is told in words', () => {
    expect(withSeries([everyDay(() => null)])).toHaveTextContent('Not in the top 100')
  })

  test('the table tells a rank, a day outside the chart and a day that nobody read apart', async () => {
    withSeries([health({ 0: 12, 1: null, 3: 14 })])
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }))
    const rows = within(screen.getByRole('table', { name: 'Category ranking history' })).getAllByRole('row')
    const ranks = rows.slice(1, 5).map((row) => within(row).getAllByRole('cell')[1]?.textContent)
    expect(rows).toHaveLength(32)
    expect(ranks).toEqual(['#12', 'Not in the top 100', 'Not available', '#14'])
  })

  test('the chart of all apps is named in the language of the reader', async () => {
    withSeries([{ ...everyDay(() => 40), category: 'OVERALL', displayName: 'Overall' }])
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }))
    expect(screen.getByRole('columnheader', { name: 'All apps' })).toBeVisible()
  })

  test('days that were not read are counted; today may still come', () => {
    expect(withSeries([health({ 1: 12, 2: 13 })])).toHaveTextContent('No data for 28 days')
  })

  test('nothing is said where every day was read', () => {
    expect(withSeries([everyDay((daysAgo) => daysAgo + 1)])).not.toHaveTextContent(/No data/)
  })

  test('values of a store that does not answer are marked', () => {
    expect(withSeries([everyDay(() => 8)], true)).toHaveTextContent('Store not responding, value from 01. March 2026')
  })

  test('a failure is told and tried again; what the device has not seen is told as that', async () => {
    const refresh = vi.fn<() => void>()
    body({ ...missing, error: new ApiError('x', { kind: 'unavailable' }), refresh })
    expect(screen.getByText("Couldn't load rankings")).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refresh).toHaveBeenCalledOnce()
    const offline = body({ ...missing, error: new ApiError('x', { kind: 'offline' }) })
    expect(offline).toHaveTextContent("Rankings load when you're back online")
  })

  test('30, 90, 180 or 400 days', async () => {
    withSeries(null)
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '30 days',
      '90 days',
      '180 days',
      '400 days',
    ])
    await userEvent.click(screen.getByRole('radio', { name: '180 days' }))
    expect(onDays).toHaveBeenCalledWith(180)
  })

  test('a press on a name hides its line, by keyboard too; the last one stays', async () => {
    withSeries([{ ...everyDay(() => 40), category: 'OVERALL', displayName: 'Overall' }, everyDay(() => 12)])
    const all = await screen.findByRole('button', { name: 'All apps', pressed: true })
    const health = screen.getByRole('button', { name: 'Health & Fitness', pressed: true })
    all.focus()
    await userEvent.keyboard('{Enter}')
    expect(all).toHaveAttribute('aria-pressed', 'false')
    expect(health).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(health)
    expect(health).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(all)
    expect(all).toHaveAttribute('aria-pressed', 'true')
    expect(health).not.toHaveAttribute('aria-disabled')
  })

  test('a single line has nothing to choose between', async () => {
    withSeries([everyDay(() => 12)])
    await screen.findByText('Health & Fitness')
    expect(screen.queryByRole('button', { name: 'Health & Fitness' })).toBeNull()
  })
})
