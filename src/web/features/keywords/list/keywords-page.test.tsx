import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { selection } from '#web/offline/selection.ts'
import {
  setUpKeywordsPage,
  app,
  choose,
  listOf,
  openFilters,
  show,
  shown,
  some,
  unknown,
} from '#tests/support/keywords/keywords-page.tsx'
import { metrics } from '../fixtures.ts'

setUpKeywordsPage()

describe('a page of keywords', () => {
  test('KEY-006: best rank first, numbers as they are, what is not known is said', async () => {
    await show(listOf(some))
    expect(shown()).toEqual(['sleep stories', 'moorlight', 'white noise'])
    const [, , second] = screen.getAllByRole('row')
    expect(second).toHaveTextContent(/^moorlight2–not known20–not knownMy brand/)
  })

  test('distinguishes a measured rank beyond the first 200 from an unknown one', async () => {
    await show(listOf([metrics('rain', { appsCount: 90 }), metrics('fog')]))
    expect(screen.getByRole('row', { name: /^rain/ })).toHaveTextContent(/^rain200\+/)
    expect(screen.getByRole('row', { name: /^fog/ })).toHaveTextContent(/^fog–not known/)
  })

  test('KEY-019: a group of ranks tells its number and leaves only its own', async () => {
    await show(listOf(some))
    const group = screen.getByRole('radio', { name: '11–30 1' })
    await userEvent.click(group)
    expect(shown()).toEqual(['white noise'])
    expect(screen.getByRole('status')).toHaveTextContent('1 keyword')
  })

  test('KEY-010: generic, my brand and the brand of a competitor are distinguished', async () => {
    const rivals = [{ trackId: '2', store: app.store, name: 'Dusk Harbour: Rest', iconUrl: null, developerName: null }]
    await show(listOf([...some, metrics('dusk harbour', { type: 'BRAND' })]), { rivals })
    await openFilters()
    await choose('Type', 'Other brand')
    expect(shown()).toEqual(['dusk harbour'])
    await choose('Type', 'My brand')
    expect(shown()).toEqual(['moorlight'])
  })

  test('a filter that is set is a chip: it is removed with its cross, and the focus goes to where filters are chosen', async () => {
    await show(listOf(some))
    await openFilters()
    await choose('Volume', 'Volume from 60')
    await choose('Difficulty', 'Difficulty up to 85')
    expect(shown()).toEqual(['sleep stories'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Volume from 60' }))
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Difficulty up to 85' }))
    expect(shown()).toHaveLength(3)
  })

  test('filters that are cleared leave the focus where filters are chosen', async () => {
    await show(listOf(some))
    await openFilters()
    await choose('Type', 'Generic')
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
  })

  test('filters that are cleared where nothing matches lead the focus to the search', async () => {
    await show(listOf(some))
    await userEvent.type(screen.getByRole('searchbox'), 'zzz')
    const nothing = screen.getByText(/No keywords match/)
    await userEvent.click(within(nothing).getByRole('button', { name: 'Clear filters' }))
    expect(shown()).toHaveLength(3)
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  test('columns that are left out stay so when the page is opened again', async () => {
    const { unmount } = await show(listOf(some))
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Difficulty' }))
    expect(screen.queryByRole('columnheader', { name: 'Difficulty' })).not.toBeInTheDocument()
    unmount()
    await show(listOf(some))
    expect(screen.getByRole('columnheader', { name: 'Volume' })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Difficulty' })).not.toBeInTheDocument()
  })

  test('filters narrow together, and are cleared together', async () => {
    await show(listOf(some))
    await openFilters()
    await choose('Type', 'Generic')
    await choose('Volume', 'Volume from 80')
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
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Keyword', 'Rank', 'Tracking'])
    await openFilters()
    expect(screen.queryByRole('combobox', { name: 'Volume' })).not.toBeInTheDocument()
  })

  test('opens on the word that one came for', async () => {
    await show(listOf(some), { firstText: 'noise' })
    expect(shown()).toEqual(['white noise'])
  })

  test('of a long list only what is near the window is drawn; its length is announced', async () => {
    await show(
      listOf(Array.from({ length: 1000 }, (_, index) => metrics(`keyword ${index}`, { rank: (index % 200) + 1 }))),
    )
    expect(shown().length).toBeLessThan(150)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
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

  test('OP-74: after the last poll it can be refreshed', async () => {
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

  test('ERR-058: a country whose store does not carry the app is named, and another can be chosen', async () => {
    await show(
      { ...unknown, state: 'failed', error: new ApiError('x', { code: 'APP_NOT_AVAILABLE' }) },
      {
        project: { countries: ['en-US', 'de-DE'] },
      },
    )
    expect(screen.getByText(/isn't available in the United States/)).toBeVisible()
    expect(screen.getByText('Choose another country.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Germany' }))
    expect(selection.get().locale).toBe('de-DE')
  })

  test('the last list stays when a refresh fails, and says so', async () => {
    await show({ ...listOf(some), state: 'failed', error: new ApiError('x', { kind: 'unavailable' }) })
    expect(shown()).toHaveLength(3)
    expect(screen.getByText(/Couldn't refresh/)).toBeVisible()
  })
})

// The last one: to save a file counts as leaving the page.
describe('the file of a list', () => {
  test('KEY-025: the file holds what is shown, in its order', async () => {
    const files: Blob[] = []
    await show(listOf(some), { firstText: 's' })
    Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:file', revokeObjectURL() {} })
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
    expect((await files[0]?.text())?.split('\r\n').slice(0, -1)).toEqual([
      '\uFEFFKeyword,Rank,Change,Volume,Volume source,"Apple, all countries",Volume confidence (%),Difficulty,Difficulty confidence (%),Type',
      'sleep stories,1,-2,62,Estimate,,100,71,100,Generic',
      'white noise,27,6,81,Estimate,,100,88,100,Generic',
    ])
  })
})
