import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keywordGap } from '#aso/keyword-gap.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { screen, within } from '#tests/support/render.tsx'
import { ApiError } from '#web/api/api-error.ts'
import { competitorApp } from '#web/apps/selected-app.ts'
import { app, project } from '../monitor/monitor-fixtures.ts'
import type { Tracking } from '../tracking/use-tracking.ts'
import { GapView } from './gap-card.tsx'
import type { GapSide } from './gap-rows.ts'
import type { Gap, RankedList } from './use-gap.ts'

const own: GapSide = { app, locale: 'en-US', title: app.title }
const sideOf = (trackId: string, title: string): GapSide => {
  const listed = { trackId, store: 'APP_STORE' as const, name: title, iconUrl: null, developerName: null }
  return { app: competitorApp(project, listed), locale: 'en-US', title }
}
const competitor = sideOf('1500000002', 'Dusk Harbour: Sleep Stories')
const hushwick = sideOf('1500000003', 'Hushwick')

const track = vi.fn<Tracking['track']>(async () => true)
const untracked: Tracking = {
  stateOf: (keyword) => (keyword === 'nap' ? 'tracked' : 'untracked'),
  tracked: new Set(['nap']),
  tags: [{ name: 'Week 48', colour: 'violet' }],
  slots: { used: 1, limit: 50 },
  mayTrack: true,
  obstacle: null,
  result: {
    data: undefined,
    updatedAt: null,
    isLoading: false,
    isRefreshing: false,
    error: null,
    refresh: () => {},
  },
  track,
  trackAndTell: track,
  untrack: async () => true,
  cancel: async () => {},
}

const ranked = (keyword: string, rank: number, volume: number | null = 50): KeywordMetrics => ({
  keyword,
  rank,
  change: null,
  volume,
  difficulty: 40,
  relevancy: 50,
  appsCount: 90,
  type: 'GENERIC',
})
const mine = [ranked('sleep', 3, 80), ranked('brown noise', 6)]
const theirs = [ranked('audiobooks', 4, 70), ranked('dusk harbour', 1), ranked('sleep', 1, 80), ranked('nap', 90, 90)]

const unknown: RankedList = {
  state: 'counting',
  inProgress: null,
  data: undefined,
  updatedAt: null,
  error: null,
  refresh: () => {},
}
const listed = (keywords: KeywordMetrics[] | null, kind: 'sample' | 'measured' = 'sample'): RankedList => ({
  ...unknown,
  state: 'done',
  updatedAt: Date.now(),
  data: {
    keywords,
    provenance: keywords && { kind, asOf: '2026-11-23T00:00:00Z', stale: false, method: null, inputs: [] },
  },
})
const gapOf = (ours: RankedList, others: RankedList, beside: RankedList[] = []): Gap => ({
  own: ours,
  competitor: others,
  beside: beside.map((list) => ({ side: hushwick, list })),
  rows:
    ours.data?.keywords && others.data?.keywords
      ? keywordGap(
          { title: own.title, keywords: ours.data.keywords },
          [others, ...beside].flatMap(({ data }) =>
            data?.keywords ? [{ title: competitor.title, keywords: data.keywords }] : [],
          ),
          'en-US',
        )
      : null,
})

async function show(gap: Gap, tracking = untracked) {
  drawPage(<GapView own={own} competitor={competitor} gap={gap} tracking={tracking} />)
  await screen.findByRole('region', { name: 'Ranked keywords' }).catch(() => screen.findAllByRole('heading'))
}
/** The keyword of each row, and its cells: volume, difficulty, relevancy, ranks. */
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const cells = within(row).getAllByRole('cell').slice(1, -1)
      const texts = cells.map(({ textContent }) => textContent.replace('not known', ''))
      return [within(row).getByRole('rowheader').textContent.trim()].concat(texts)
    })
const names = () => rows().map(([name]) => name?.replace(/ Brand.*/, ''))

afterEach(() => {
  vi.unstubAllGlobals()
  track.mockClear()
})

describe('the gap of ranked keywords', () => {
  test('what only they rank for, most volume first, with all ranks side by side, and brands marked', async () => {
    await show(gapOf(listed(mine), listed(theirs)))
    expect(rows()).toEqual([
      ['nap', '90', '40', '–', '–', '90'],
      ['audiobooks', '70', '40', '–', '–', '4'],
      [`dusk harbour Brand of ${competitor.title}`, '50', '40', '–', '–', '1'],
    ])
    expect(screen.getByRole('columnheader', { name: 'Volume' })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByRole('status')).toHaveTextContent('3 keywords')
  })

  test('what both and what only you rank for; each set says how many it has', async () => {
    await show(gapOf(listed(mine), listed(theirs)))
    await userEvent.click(screen.getByRole('radio', { name: 'Both 1' }))
    expect(rows()).toEqual([['sleep', '80', '40', '50', '3', '1']])
    await userEvent.click(screen.getByRole('radio', { name: 'Only yours 1' }))
    expect(rows()).toEqual([['brown noise', '50', '40', '50', '6', '–']])
  })

  test('a further competitor has a column of its own; until its list is there a line says what it waits for', async () => {
    await show(gapOf(listed(mine), listed(theirs), [listed([ranked('nap', 7, 90), ranked('fog', 2, 95)])]))
    expect(screen.getByRole('columnheader', { name: 'Rank of Hushwick' })).toBeVisible()
    expect(rows().slice(0, 2)).toEqual([
      ['fog', '95', '40', '–', '–', '–', '2'],
      ['nap', '90', '40', '–', '–', '90', '7'],
    ])
  })

  test('one that is still counted', async () => {
    await show(gapOf(listed(mine), listed(theirs), [{ ...unknown, inProgress: { secondsLeft: 6 } }]))
    expect(screen.getByText(/^Hushwick: Counting, about 6 s left/)).toBeVisible()
    expect(rows()).toHaveLength(3)
  })

  test('keywords are tracked where they are found, one by one, or several with a tag', async () => {
    await show(gapOf(listed(mine), listed(theirs)))
    await userEvent.click(screen.getByRole('button', { name: 'Track audiobooks' }))
    expect(track).toHaveBeenLastCalledWith(['audiobooks'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'audiobooks' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'nap' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'dusk harbour' }))
    const bar = within(screen.getByRole('toolbar', { name: 'Selected keywords' }))
    await userEvent.click(bar.getByRole('button', { name: 'Tag' }))
    await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'Gap{Enter}')
    await userEvent.click(bar.getByRole('button', { name: 'Track 2 keywords' }))
    expect(track).toHaveBeenLastCalledWith(['audiobooks', 'dusk harbour'], { tags: ['Gap'] })
    await vi.waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected keywords' })).toBeNull())
  })

  test('those that are tracked already can be left out', async () => {
    await show(gapOf(listed(mine), listed(theirs)))
    expect(screen.getByRole('button', { name: 'Tracked, stop tracking nap' })).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tracking' }), 'Not tracked')
    expect(names()).toEqual(['audiobooks', 'dusk harbour'])
  })

  test('a keyword leads to its place in the list of the app that ranks better', async () => {
    await show(gapOf(listed(mine), listed(theirs)))
    const link = screen.getByRole('link', { name: 'audiobooks' })
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
    expect(pathname).toBe('/analyze-keywords/all-ranked')
    expect(Object.fromEntries(searchParams)).toMatchObject({ q: 'audiobooks' })
    expect(searchParams.get('competitor')).toContain(competitor.app.trackId)
  })

  test('filters by text and brand, sorts by any column, and clears what hides everything', async () => {
    await show(gapOf(listed(mine), listed(theirs)))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brands' }), 'Without brands')
    const rank = { name: 'Rank of Dusk Harbour' }
    await userEvent.click(screen.getByRole('button', rank))
    expect(screen.getByRole('columnheader', rank)).toHaveAttribute('aria-sort', 'ascending')
    expect(names()).toEqual(['audiobooks', 'nap'])
    await userEvent.click(screen.getByRole('button', rank))
    expect(screen.getByRole('columnheader', rank)).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(screen.getByRole('button', { name: 'Volume' }))
    expect(screen.getByRole('columnheader', { name: 'Volume' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(screen.getByRole('button', { name: 'Difficulty' }))
    expect(screen.getByRole('columnheader', { name: 'Difficulty' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.type(screen.getByRole('searchbox'), 'zzz')
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(rows()).toHaveLength(3)
  })

  test('where nothing is left to export, the button still says what it does', async () => {
    await show(gapOf(listed(mine), listed(theirs)))
    await userEvent.type(screen.getByRole('searchbox'), 'zzz')
    await screen.findByRole('button', { name: 'Clear filters' })
    const button = screen.getByRole('button', { name: 'Export as CSV' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('title', 'Export as CSV')
  })

  test('KEY-025: the file holds what is shown, in its order', async () => {
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:file', revokeObjectURL() {} }),
    )
    await show(gapOf(listed(mine), listed(theirs)))
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
    expect((await files[0]?.text())?.split('\r\n').slice(0, 3)).toEqual([
      `\uFEFFKeyword,Volume,Difficulty,Relevancy,Your rank,Rank of ${competitor.title},Brand`,
      'nap,90,40,,,90,',
      'audiobooks,70,40,,,4,',
    ])
  })

  test('OV-068: the list of before stays, with its age, while it is counted again', async () => {
    const again = { ...listed(theirs), state: 'counting' as const, inProgress: { secondsLeft: 6 } }
    await show(gapOf(listed(mine), again))
    expect(screen.getByText('just now · Counting, about 6 s left')).toBeVisible()
    expect(rows()).toHaveLength(3)
  })

  test('a market that only knows what was searched for says so', async () => {
    await show(gapOf(listed(mine, 'measured'), listed(theirs, 'measured')))
    expect(screen.getByText(/They are known for the terms that were searched for/)).toBeVisible()
  })
})

describe('without both lists', () => {
  test('OV-068: which app is counted, and for how long yet', async () => {
    await show(gapOf(listed(mine), { ...unknown, inProgress: { secondsLeft: 6 } }))
    expect(screen.getByText(`${competitor.title}: Counting, about 6 s left`)).toBeVisible()
  })

  test('a market that can not know', async () => {
    await show(gapOf(listed(null), listed(null)))
    expect(screen.getByText('No data available')).toBeVisible()
  })

  test('what failed is tried again; what this device never saw waits for the connection', async () => {
    const refresh = vi.fn<() => void>()
    const failed = { ...unknown, state: 'error' as const, error: new ApiError('x', { kind: 'unavailable' }), refresh }
    await show(gapOf(listed(mine), failed))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refresh).toHaveBeenCalledOnce()
  })

  test('offline, a list that was never seen', async () => {
    await show(gapOf({ ...unknown, state: 'offline' }, listed(theirs)))
    expect(screen.getByText(/load when you're back online/)).toBeVisible()
  })

  test('a country whose store does not carry the competitor', async () => {
    const error = new ApiError('x', { kind: 'notFound', code: 'APP_NOT_AVAILABLE' })
    await show(gapOf(listed(mine), { ...unknown, state: 'error', error }))
    expect(screen.getByText(/isn't available in the United States/)).toBeVisible()
  })
})
