import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { ApiError } from '#web/api/api-error.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getCompetitors, type Competitor, type Project } from '#contract/projects.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { select, selection } from '#web/offline/selection.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { respond } from '#tests/support/network/index.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useListView } from './use-list-view.ts'
import { appIn, metrics, trackedAnswer } from '../fixtures.ts'
import type { KeywordList } from './keyword-list.ts'
import { KeywordsPage } from './keywords-page.tsx'

const app = appIn('en-US')

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

interface Shown {
  firstText?: string
  tracked?: Partial<ReturnType<typeof trackedAnswer>>
  rivals?: Competitor[]
  project?: Partial<Project>
}

function Page({ app, list, firstText }: { app: AppInCountry; list: KeywordList; firstText: string }) {
  return (
    <KeywordsPage
      app={app}
      about=""
      list={list}
      placesOf={null}
      columns={['keyword', 'rank', 'change', 'volume', 'difficulty', 'type']}
      filters={['volume', 'difficulty', 'type', 'words', 'tracking']}
      page="all-ranked"
      view={useListView({ column: 'rank', descending: false }, firstText)}
      all="All ranked"
      caption="Ranked keywords"
      fileName="moorlight-ranked-keywords"
      none="No ranked keywords in this country"
    />
  )
}

async function show(list: KeywordList, { firstText = '', tracked = {}, rivals = [], project = {} }: Shown = {}) {
  respond(getCompetitors, { content: rivals, pageNumber: 1, pageSize: 300, totalPages: 1 })
  respond(getTrackedKeywords, trackedAnswer(['white noise'], tracked))
  const drawn = drawPage(<Page app={appIn('en-US', project)} list={list} firstText={firstText} />)
  await screen.findByRole('heading', { name: app.title })
  await vi.waitFor(() => expect(getQueryClient().isFetching()).toBe(0))
  return drawn
}

const some = [
  metrics('white noise', { rank: 27, change: 6, volume: 81, difficulty: 88, type: 'GENERIC' }),
  metrics('sleep stories', { rank: 1, change: -2, volume: 62, difficulty: 71, type: 'GENERIC' }),
  metrics('moorlight', { rank: 2, volume: 20, type: 'BRAND' }),
]
const openFilters = () => userEvent.click(screen.getByRole('button', { name: 'Filter' }))
const choose = (name: string, value: string) =>
  userEvent.selectOptions(within(screen.getByRole('region', { name: 'Filter' })).getByRole('combobox', { name }), value)
const shown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

beforeEach(() => {
  // Only now is the page of the test before gone, which would ask again.
  getQueryClient().clear()
  return signIn(tokensOf(ada))
})
afterEach(async () => {
  select({ pages: {} })
  for (const { seq } of outbox.get().entries) await undo(seq)
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

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

  test('marks a list that was filtered or sorted, so that the next start does not show it so', async () => {
    await show(listOf(some))
    const toolbar = screen.getByRole('search')
    expect(toolbar).not.toHaveAttribute('data-changed')
    await userEvent.type(screen.getByRole('searchbox'), 'sleep')
    expect(toolbar).toHaveAttribute('data-changed')
    await userEvent.clear(screen.getByRole('searchbox'))
    expect(toolbar).not.toHaveAttribute('data-changed')
    await userEvent.click(screen.getByRole('button', { name: 'Volume' }))
    expect(toolbar).toHaveAttribute('data-changed')
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

describe('tracking from a list of keywords', () => {
  const rowOf = (keyword: string) => within(screen.getByRole('row', { name: new RegExp(`^${keyword}`) }))

  test('KEY-011: each row says whether it is tracked, and the filter leaves the tracked or the others', async () => {
    await show(listOf(some))
    expect(await screen.findByRole('button', { name: 'Tracked, stop tracking white noise' })).toHaveTextContent(
      'Tracked',
    )
    await openFilters()
    await choose('Tracking', 'Not tracked')
    expect(shown()).toEqual(['sleep stories', 'moorlight'])
    await choose('Tracking', 'Tracked')
    expect(shown()).toEqual(['white noise'])
  })

  test('a press on Track adds the keyword, which says so while it waits', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    await userEvent.click(screen.getByRole('button', { name: 'Track moorlight' }))
    expect(await rowOf('moorlight').findByText('Adding…')).toBeVisible()
    expect(outbox.get().entries.map(({ name, payload }) => [name, payload])).toEqual([
      ['addKeywords', expect.objectContaining({ locale: 'en-US', keywords: ['moorlight'] })],
    ])
  })

  test('KEY-030: selected keywords are tracked together, with the free slots beside the button', async () => {
    await show(listOf(some), { tracked: { slots: { used: 46, limit: 50 } } })
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const bar = within(screen.getByRole('toolbar', { name: 'Selected keywords' }))
    expect(await bar.findByText('4 of 50 slots free')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Track 2 keywords' }))
    await vi.waitFor(() => expect(outbox.get().entries).toHaveLength(1))
    expect(outbox.get().entries[0]?.payload).toMatchObject({ keywords: ['sleep stories', 'moorlight'] })
  })

  test('KEY-021: more than 500 selected keywords are tracked in parts of 500', async () => {
    const many = Array.from({ length: 512 }, (_, index) => metrics(`keyword ${index}`, { rank: (index % 200) + 1 }))
    await show(listOf(many), { tracked: { slots: { used: 0, limit: 1000 } } })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Track 512 keywords' }))
    await vi.waitFor(() => expect(outbox.get().entries).toHaveLength(2))
    const parts = outbox.get().entries.map(({ payload }) => (payload as { keywords: string[] }).keywords)
    expect(parts.map(({ length }) => length)).toEqual([500, 12])
    expect(new Set(parts.flat()).size).toBe(512)
  })

  test('KEY-030: where there is no slot left, nothing can be tracked', async () => {
    await show(listOf(some), { tracked: { slots: { used: 50, limit: 50 } } })
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Track moorlight' })).toBeDisabled())
  })

  test('KEY-030: where the selected ones do not fit, it says for how many there is no slot and what helps', async () => {
    await show(listOf(some), { tracked: { slots: { used: 49, limit: 50 } } })
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const bar = within(screen.getByRole('toolbar', { name: 'Selected keywords' }))
    expect(bar.getByText(/1 too many/)).toBeVisible()
    expect(bar.getByRole('link', { name: 'see plans' })).toHaveAttribute('href', '/plans')
    expect(bar.getByRole('link', { name: 'Remove keywords' })).toHaveAttribute(
      'href',
      '/analyze-keywords/keyword-monitoring',
    )
    expect(bar.getByRole('button', { name: 'Track 2 keywords' })).toBeDisabled()
  })

  test('a viewed country that is not tracked: nothing is offered that is refused, nor what the bar above offers', async () => {
    await show(listOf(some), { project: { countries: ['de-DE'] } })
    expect(screen.getByRole('button', { name: 'Track moorlight' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Add keywords' })).toBeDisabled()
    expect(screen.getByText(/once you track the country/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Track this country/ })).toBeNull()
  })

  test('offline an addition says that it waits, and a press takes it back', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    connectivity.set('offline')
    await userEvent.click(screen.getByRole('button', { name: 'Track moorlight' }))
    const waits = await screen.findByRole('button', { name: 'Waiting to send, take back moorlight' })
    expect(waits).toHaveTextContent('Waiting to send')
    await userEvent.click(waits)
    expect(await screen.findByRole('button', { name: 'Track moorlight' })).toBeVisible()
    expect(outbox.get().entries).toEqual([])
  })

  test('one of several that wait together is taken back alone', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    connectivity.set('offline')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(screen.getByRole('button', { name: 'Track 2 keywords' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Waiting to send, take back moorlight' }))
    expect(await screen.findByRole('button', { name: 'Track moorlight' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Waiting to send, take back sleep stories' })).toBeVisible()
  })

  test('`/` leads to the search, and Esc clears the selection wherever the focus is', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    await userEvent.click(screen.getByRole('checkbox', { name: 'moorlight' }))
    screen.getByRole('button', { name: 'Columns' }).focus()
    await userEvent.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.getByText('1 selected')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('1 selected')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('1 selected')).toBeNull()
  })

  test('a press with Shift selects all rows from the one that was pressed before', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    const user = userEvent.setup()
    await user.click(screen.getByRole('checkbox', { name: 'sleep stories' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'white noise' }))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('3 selected')).toBeVisible()
  })

  test('Esc that a part of the page has taken leaves the selection', async () => {
    await show(listOf(some))
    await userEvent.click(screen.getByRole('checkbox', { name: 'moorlight' }))
    const button = screen.getByRole('button', { name: 'Columns' })
    const take = (event: Event) => event.preventDefault()
    button.addEventListener('keydown', take)
    button.focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('1 selected')).toBeVisible()
    button.removeEventListener('keydown', take)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('1 selected')).toBeNull()
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

  test('by keyboard the rows are one stop: arrows move, Space selects, Shift extends, Esc clears', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    screen.getByRole('checkbox', { name: 'sleep stories' }).focus()
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
    expect(screen.getByText('2 selected')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'moorlight' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    expect(screen.getAllByRole('checkbox').filter((one) => one.tabIndex === 0)).toHaveLength(2)
  })
})

describe('a long list by keyboard', () => {
  const ROW = 36
  let scrolled = 0
  beforeEach(() => {
    scrolled = 0
    vi.spyOn(window, 'scrollBy').mockImplementation((by) => {
      scrolled = Math.max(0, scrolled + ((by as ScrollToOptions).top ?? 0))
      window.dispatchEvent(new Event('scroll'))
    })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -scrolled, 800, ROW))
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW)
  })
  afterEach(() => vi.restoreAllMocks())

  const stops = () => screen.getAllByRole('checkbox').filter((one) => one.tabIndex === 0 && one.closest('[data-row]'))
  const open = async () => {
    await show(
      listOf(Array.from({ length: 300 }, (_, index) => metrics(`keyword ${index}`, { rank: (index % 200) + 1 }))),
    )
    screen.getAllByRole('checkbox')[1]?.focus()
  }

  test('End and Home lead to rows that were not drawn', async () => {
    await open()
    const first = document.activeElement?.getAttribute('aria-label')
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(document.activeElement?.closest('[data-row]')).toHaveAttribute('data-row', '299'))
    await userEvent.keyboard('{Home}')
    await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName(first ?? ''))
  })

  test('Tab leads to a row that is drawn, also where the list was scrolled away from the last one', async () => {
    await open()
    window.scrollBy({ top: 200 * ROW })
    await vi.waitFor(() => expect(screen.queryByRole('checkbox', { name: 'keyword 0' })).toBeNull())
    await vi.waitFor(() => expect(stops()).toHaveLength(1))
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
      '\uFEFFKeyword,Rank,Change,Volume,Volume source,Difficulty,Type',
      'sleep stories,1,-2,62,Estimate,71,Generic',
      'white noise,27,6,81,Estimate,88,Generic',
    ])
  })
})
