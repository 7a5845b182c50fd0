import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { KeywordMetrics } from '#contract/keywords.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { ApiError } from '#web/api/api-error.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { metrics } from './fixtures.ts'
import type { KeywordList } from './list/keyword-list.ts'
import { KeywordsPage } from './keywords-page.tsx'

const app = {
  ...ownApp({
    projectId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c11',
    trackId: '1500000001',
    store: 'APP_STORE',
    title: 'Moorlight: Sleep & Wind Down',
    iconUrl: null,
    developerName: null,
    countries: ['en-US'],
  }),
  locale: 'en-US',
}

const unknown: KeywordList = {
  state: 'loading',
  data: undefined,
  updatedAt: null,
  isBusy: false,
  secondsLeft: null,
  error: null,
  refresh: () => {},
}
const listOf = (keywords: KeywordMetrics[] | null): KeywordList => ({
  ...unknown,
  state: 'ready',
  data: { keywords, provenance: null },
  updatedAt: Date.now(),
})

async function show(list: KeywordList, firstText = '') {
  const drawn = drawPage(
    <KeywordsPage
      app={app}
      about=""
      list={list}
      placesOf={null}
      columns={['keyword', 'rank', 'change', 'volume', 'difficulty', 'type']}
      filters={['volume', 'type', 'words']}
      firstSort={{ column: 'rank', descending: false }}
      firstText={firstText}
      all="All ranked"
      caption="Ranked keywords"
      fileName="moorlight-ranked-keywords"
      none="No ranked keywords in this country"
    />,
  )
  await screen.findByRole('heading', { name: app.title })
  return drawn
}

const some = [
  metrics('white noise', { rank: 27, change: 6, volume: 81, difficulty: 88, type: 'GENERIC' }),
  metrics('sleep stories', { rank: 1, change: -2, volume: 62, difficulty: 71, type: 'GENERIC' }),
  metrics('moorlight', { rank: 2, volume: 20, type: 'BRAND' }),
]
const shown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

afterEach(() => vi.unstubAllGlobals())

describe('a page of keywords', () => {
  test('KEY-006: best rank first, numbers as they are, what is not known is said', async () => {
    await show(listOf(some))
    expect(shown()).toEqual(['sleep stories', 'moorlight', 'white noise'])
    const [, , second] = screen.getAllByRole('row')
    expect(second).toHaveTextContent('moorlight2–not known20–not knownBrand')
  })

  test('KEY-019: a group of ranks tells its number and leaves only its own', async () => {
    await show(listOf(some))
    const group = screen.getByRole('radio', { name: '11–30 1' })
    await userEvent.click(group)
    expect(shown()).toEqual(['white noise'])
    expect(screen.getByRole('status')).toHaveTextContent('1 keyword')
  })

  test('filters narrow together, and are cleared together', async () => {
    await show(listOf(some))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Generic')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Volume' }), 'Volume from 80')
    expect(shown()).toEqual(['white noise'])
    await userEvent.type(screen.getByRole('searchbox'), 'stories')
    expect(screen.getByText(/No keywords match/)).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!)
    expect(shown()).toHaveLength(3)
  })

  test('a column sorts by a press on its head, and says so', async () => {
    await show(listOf(some))
    await userEvent.click(screen.getByRole('button', { name: 'Volume' }))
    expect(shown()).toEqual(['white noise', 'sleep stories', 'moorlight'])
    expect(screen.getByRole('columnheader', { name: 'Volume' })).toHaveAttribute('aria-sort', 'descending')
  })

  test('a column of which nothing is known is left out, and its filter', async () => {
    await show(listOf([metrics('sleep', { rank: 3 })]))
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Keyword', 'Rank'])
    expect(screen.queryByRole('combobox', { name: 'Volume' })).not.toBeInTheDocument()
  })

  test('opens on the word that one came for', async () => {
    await show(listOf(some), 'noise')
    expect(shown()).toEqual(['white noise'])
  })

  test('of a long list only what is near the window is drawn; its length is told', async () => {
    await show(
      listOf(Array.from({ length: 1000 }, (_, index) => metrics(`keyword ${index}`, { rank: (index % 200) + 1 }))),
    )
    expect(shown().length).toBeLessThan(150)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
  })

  test('KEY-025: the file holds what is shown, in its order', async () => {
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:file', revokeObjectURL() {} }),
    )
    await show(listOf(some), 's')
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
    expect((await files[0]?.text())?.split('\r\n').slice(0, -1)).toEqual([
      '\uFEFFKeyword,Rank,Change,Volume,Difficulty,Type',
      'sleep stories,1,-2,62,71,Generic',
      'white noise,27,6,81,88,Generic',
    ])
  })
})

describe('without keywords', () => {
  test('KEY-029: while they are counted it says so', async () => {
    await show({ ...unknown, state: 'counting', isBusy: true })
    expect(screen.getByRole('status')).toHaveTextContent('Counting…')
  })

  test('OP-74: how long it takes yet, where the server can tell', async () => {
    await show({ ...unknown, state: 'counting', isBusy: true, secondsLeft: 10 })
    expect(screen.getByRole('status')).toHaveTextContent('Counting, about 10 s left')
  })

  test('OP-74: after the last poll it can be asked for again', async () => {
    const refresh = vi.fn<() => void>()
    await show({ ...unknown, state: 'stalled', refresh })
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(refresh).toHaveBeenCalledOnce()
  })

  test('none, and not known, are two things', async () => {
    const { unmount } = await show(listOf([]))
    expect(screen.getByText('No ranked keywords in this country')).toBeVisible()
    unmount()
    await show(listOf(null))
    expect(screen.getByText('No data available')).toBeVisible()
  })

  test('a failure is tried again, a list this device never saw waits for the connection', async () => {
    const refresh = vi.fn<() => void>()
    const error = new ApiError('x', { kind: 'unavailable' })
    const { unmount } = await show({ ...unknown, state: 'failed', error, refresh })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refresh).toHaveBeenCalledOnce()
    unmount()
    await show({ ...unknown, state: 'offline' })
    expect(screen.getByText(/Not saved on this device/)).toBeVisible()
  })

  test('a country whose store does not carry the app is named', async () => {
    await show({ ...unknown, state: 'failed', error: new ApiError('x', { code: 'APP_NOT_AVAILABLE' }) })
    expect(screen.getByText(/isn't available in the United States/)).toBeVisible()
  })

  test('the last list stays when a refresh fails, and says so', async () => {
    await show({ ...listOf(some), state: 'failed', error: new ApiError('x', { kind: 'unavailable' }) })
    expect(shown()).toHaveLength(3)
    expect(screen.getByText(/Couldn't refresh/)).toBeVisible()
  })
})
