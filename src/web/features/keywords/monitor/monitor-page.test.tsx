import { fireEvent, screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getChartNotes } from '#contract/keywords/notes.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { exportKeywords, getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { getKeywordViews } from '#contract/keywords/views.ts'
import { getListingChanges } from '#contract/overview/history.ts'
import { getAppDetails, getFeaturings, getVersions } from '#contract/overview/overview.ts'
import { getCompetitors } from '#contract/projects.ts'
import type { PeriodName } from '#aso/keywords/periods.ts'
import { storeKey } from '#web/data/cache/store-key.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { select, selection } from '#web/offline/selection.ts'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { keywordView } from '#tests/support/keyword-view.ts'
import { noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { listing } from '../field/field-fixtures.ts'
import { everyKeyword } from './monitor-filter.ts'
import { answerOf, app, historyOf, ranksUntilToday, tracked } from './monitor-fixtures.ts'
import { MonitorPage } from './monitor-page.tsx'

const rival = { trackId: '2', store: 'APP_STORE' as const, name: 'Dusk Harbour', iconUrl: null, developerName: null }

const keywords = [
  tracked('white noise', {
    rank: 27,
    volume: 81,
    difficulty: 88,
    relevancy: 60,
    appsCount: 240,
    maxReach: 30_400,
    type: 'GENERIC',
    tags: ['Core'],
    owner: { trackId: '2', store: 'APP_STORE', title: 'Dusk Harbour', iconUrl: null },
    competitorRanks: { '2': 1 },
  }),
  tracked('sleep stories', {
    rank: 4,
    volume: 62,
    maxReach: 16_400,
    type: 'GENERIC',
    competitorRanks: { '2': 31 },
    isStarred: true,
    note: 'For the night',
  }),
  tracked('moorlight', { rank: 1, volume: 20, maxReach: 900, type: 'BRAND', competitorRanks: { '2': null } }),
  tracked('sleep aid', { rank: null, volume: 52, maxReach: 400, type: 'GENERIC' }),
]
const history = historyOf({
  'white noise': ranksUntilToday(33, 30, 29, 27),
  'sleep stories': ranksUntilToday(2, 4),
  moorlight: ranksUntilToday(0, 1),
  'sleep aid': ranksUntilToday(150, 0),
})

beforeEach(() => {
  getQueryClient().clear()
  connectivity.set('online')
  signIn(tokensOf(ada))
  select({ pages: {} })
  respond(getTrackedKeywords, answerOf(keywords, { tags: [{ name: 'Core', colour: 'violet' }] }))
  respond(getRankHistory, history)
  respond(getCompetitors, { content: [rival], pageNumber: 1, pageSize: 300, totalPages: 1 })
  refuse(getAppDetails, 'APP_NOT_FOUND')
  respond(getVersions, { versions: [] })
  respond(getListingChanges, { changes: [], provenance: null })
  respond(getFeaturings, { days: 90, countries: [], featured: [], provenance: null })
  respond(getChartNotes, [])
  respond(getKeywordViews, [])
})

afterEach(() => session.set({ identity: null, state: 'out' }))

const onPeriod = vi.fn<(period: PeriodName) => void>()

interface Shown {
  keyword: string
  project: typeof app.project
  edit?: string | null
}

function Page({ keyword, project, edit = null }: Shown) {
  const [period, setPeriod] = useState<PeriodName>('last-30-days')
  return (
    <MonitorPage
      app={{ ...app, project }}
      keyword={keyword}
      period={period}
      edit={edit}
      onPeriod={(next) => {
        onPeriod(next)
        setPeriod(next)
      }}
    />
  )
}

async function open({ keyword = '', project = app.project, edit = null as string | null } = {}) {
  drawPage(
    <>
      <Page keyword={keyword} project={project} edit={edit} />
      <Messages />
    </>,
  )
  return screen.findByRole('table', { name: 'Tracked keywords' })
}

const shown = () =>
  within(screen.getByRole('table', { name: 'Tracked keywords' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('checkbox').getAttribute('aria-label'))

const cellsOf = (keyword: string) =>
  [...screen.getByRole('checkbox', { name: keyword }).closest('tr')!.querySelectorAll('td, th')].map(
    (cell) => cell.textContent,
  )

describe('the monitor', () => {
  test('KEY-008, KEY-009, KEY-015, KEY-016: every field of a keyword, with the median and the competitors side by side', async () => {
    const table = await open()
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([
      'Keyword',
      'Volume',
      'Difficulty',
      'Relevancy',
      'Rank',
      'Change',
      'History',
      'Reach',
      'Owner, 7 days',
      'Apps',
      'Type',
      'DRank of Dusk Harbour',
      'Tags',
    ])
    const cells = cellsOf('white noise')
    expect(cells).toContain('30.4K')
    expect(cells).toContain('DDusk Harbour')
    expect(cells).toContain('Generic')
    expect(cells).toContain('Median of 7 days 3327')
    expect(cells).toContain('up 66')
    expect(cells.at(-2)).toBe('1')
    expect(cells.at(-1)).toContain('Core')
    expect(cellsOf('sleep aid')).toContain('Median of 7 days 150200+')
  })

  test('KEY-030: keywords beyond the slots of the plan stay, and say since when they are not updated', async () => {
    const beyond = tracked('fan noise', { rank: 9, beyondPlan: { since: '2026-02-14T10:00:00Z' } })
    respond(getTrackedKeywords, answerOf([...keywords, beyond]))
    await open()
    expect(cellsOf('fan noise')[1]).toContain('Not updated since 14. February 2026')
    expect(cellsOf('fan noise')).toContain('9')
    expect(screen.getByText(/1 keyword is beyond the slots of your plan/)).toBeInTheDocument()
  })

  test('KEY-003: the period in figures; up, down, new and lost are filters of the table', async () => {
    await open()
    const summary = screen.getByRole('group', { name: 'Summary, last 30 days' })
    expect(within(summary).getByRole('group', { name: 'Visibility' })).toHaveTextContent(/\d+\.\d/)
    expect(within(summary).getByRole('group', { name: 'Average rank' })).toHaveTextContent('10.7')
    await userEvent.click(within(summary).getByRole('button', { name: /^Up 1/ }))
    expect(shown()).toEqual(['white noise'])
    await userEvent.click(within(summary).getByRole('button', { name: /^Down 1/ }))
    expect(shown()).toEqual(['sleep stories'])
    await userEvent.click(within(summary).getByRole('button', { name: /^New 1/ }))
    expect(shown()).toEqual(['moorlight'])
    await userEvent.click(within(summary).getByRole('button', { name: /^Lost 1/ }))
    expect(shown()).toEqual(['sleep aid'])
    await userEvent.click(within(summary).getByRole('button', { name: /^Lost 1/ }))
    expect(shown()).toHaveLength(4)
  })

  test('KEY-017: five periods; the figures are of the chosen one', async () => {
    await open()
    const periods = within(screen.getByRole('radiogroup', { name: 'Period' })).getAllByRole('radio')
    expect(periods).toHaveLength(5)
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }))
    expect(onPeriod).toHaveBeenCalledWith('last-7-days')
    expect(screen.getByRole('group', { name: 'Summary, last 7 days' })).toBeVisible()
  })

  test('KEY-017: a week, a month and the last calendar month each tell their own figures', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T09:00:00Z') })
    // Until 31 January 50, until 27 February 40, until yesterday 20, today 5.
    const ranks = Array.from({ length: 91 }, (_, index) => (index < 53 ? 50 : index < 80 ? 40 : index < 90 ? 20 : 5))
    respond(getRankHistory, historyOf({ moorlight: ranks }))
    await open()
    const figures = async (choice: string, summary: string) => {
      await userEvent.click(screen.getByRole('radio', { name: choice }))
      const group = await screen.findByRole('group', { name: `Summary, ${summary}` })
      return within(group).getByRole('button', { name: /^Up/ }).textContent
    }
    expect(await figures('7 days', 'last 7 days')).toBe('Up 1+15 places')
    expect(cellsOf('moorlight')).toContain('up 1515')
    expect(await figures('30 days', 'last 30 days')).toBe('Up 1+35 places')
    expect(await figures('Last month', 'last month')).toBe('Up 1+30 places')
    expect(cellsOf('moorlight')).toContain('up 3030')
    vi.useRealTimers()
  })

  test('KEY-009: what is worked out of the listing is a tag, and the filter tells own tags and these apart', async () => {
    respond(getAppDetails, { ...listing, title: 'Moorlight: White Noise', shortDescription: 'Sleep stories' })
    await open()
    const tagged = (name: string) => cellsOf(name).at(-1)
    await vi.waitFor(() => expect(tagged('moorlight')).toContain('In title'))
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const filter = await screen.findByRole('combobox', { name: 'Tag' })
    const values = within(filter)
      .getAllByRole<HTMLOptionElement>('option')
      .map((option) => option.value)
    expect(values.slice(0, 2)).toEqual(['', 'own:Core'])
    expect(values).toEqual(expect.arrayContaining(['system:brand', 'system:in-title', 'system:top-10']))
    const left = async (name: string) => {
      await userEvent.selectOptions(filter, name)
      return shown()
    }
    expect(await left('In title')).toEqual(['white noise', 'moorlight'])
    expect(await left('In subtitle')).toEqual(['sleep stories'])
    expect(await left('Top 10')).toEqual(['sleep stories', 'moorlight'])
    expect(await left('Brand')).toEqual(['moorlight'])
    expect(await left('Core')).toEqual(['white noise'])
  })

  test('KEY-019: groups of ranks with their numbers, also 101 to 200', async () => {
    await open()
    await userEvent.click(screen.getByRole('radio', { name: '4–10 1' }))
    expect(shown()).toEqual(['sleep stories'])
    expect(screen.getByRole('radio', { name: '101–200 0' })).toBeInTheDocument()
  })

  test('KEY-018, KEY-010: top results, types and tags narrow together and are cleared together', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const choice = (name: string) =>
      within(screen.getByRole('region', { name: 'Filter' })).findByRole('combobox', { name })
    await userEvent.selectOptions(await choice('Top results'), 'Not ranked')
    expect(shown()).toEqual(['sleep aid'])
    await userEvent.selectOptions(await choice('Top results'), 'Top 30')
    expect(shown()).toEqual(['white noise', 'sleep stories', 'moorlight'])
    await userEvent.selectOptions(await choice('Type'), 'My brand')
    expect(shown()).toEqual(['moorlight'])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: My brand' }))
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await userEvent.selectOptions(await choice('Tag'), 'Core')
    expect(shown()).toEqual(['white noise'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(shown()).toHaveLength(4)
  })

  test('filters that are cleared where nothing matches lead the focus to the search', async () => {
    await open()
    const search = screen.getByRole('searchbox', { name: 'Search keywords' })
    await userEvent.type(search, 'zzz')
    const nothing = (await screen.findByText(/No keywords match/)).closest('p')!
    await userEvent.click(within(nothing).getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByRole('table', { name: 'Tracked keywords' })).toBeVisible()
    expect(search).toHaveFocus()
  })

  test('KEY-004, KEY-026: selected keywords have a line each; the table tells the same in text', async () => {
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'white noise' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'sleep aid' }))
    expect(await screen.findByRole('img', { name: 'Rank history of 2 keywords' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }))
    const rows = within(screen.getByRole('table', { name: 'Rank history' })).getAllByRole('row')
    expect(rows).toHaveLength(31)
    expect(
      within(rows[1]!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['#27', '200+'])
  })

  test('KEY-026: of twelve selected keywords the first ten have a line, and it says so', async () => {
    const twelve = Array.from({ length: 12 }, (_, index) => tracked(`word ${index}`, { rank: index + 1 }))
    respond(getTrackedKeywords, answerOf(twelve))
    respond(
      getRankHistory,
      historyOf(Object.fromEntries(twelve.map((one) => [one.keyword, ranksUntilToday(one.rank)]))),
    )
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(await screen.findByRole('img', { name: 'Rank history of 10 keywords' })).toBeVisible()
    expect(screen.getByText('The first 10 of 12 selected keywords')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }))
    const table = screen.getByRole('table', { name: 'Rank history' })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['Day', ...twelve.slice(0, 10).map(({ keyword }) => keyword)])
  })

  test('LIM-017: with five competitors side by side the sixth can’t be chosen', async () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ ...rival, trackId: String(index), name: `Rival ${index}` }))
    respond(getCompetitors, { content: six, pageNumber: 1, pageSize: 300, totalPages: 1 })
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    for (const name of ['Rival 3', 'Rival 4']) await userEvent.click(screen.getByRole('checkbox', { name }))
    expect(screen.getByRole('checkbox', { name: 'Rival 4' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Rival 5' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rival 0' }))
    expect(screen.getByRole('checkbox', { name: 'Rival 5' })).toBeEnabled()
  })

  test('a rank that is older than others says its day; one that was searched in vain is 200+', async () => {
    const provenance = {
      kind: 'measured' as const,
      asOf: '2026-03-02T00:00:00.000Z',
      stale: false,
      method: null,
      inputs: [],
    }
    const all = [
      tracked('fog', {
        rank: 7,
        rankDay: '2026-03-02',
        competitorRanks: { '2': 3 },
        competitorRankDays: { '2': '2026-02-20' },
      }),
      tracked('mist', { rank: 9, rankDay: '2026-02-18' }),
      tracked('rain', { rankDay: '2026-03-02' }),
      tracked('hail', { rankDay: null }),
    ]
    respond(getTrackedKeywords, answerOf(all, { provenance }))
    respond(getRankHistory, historyOf({ rain: ranksUntilToday(0, null) }))
    await open()
    expect(cellsOf('fog')).toContain('7')
    expect(cellsOf('fog').at(-2)).toBe('3, measured on 20. February 2026')
    expect(cellsOf('mist')).toContain('18. FebMeasured on 18. February 2026 9')
    expect(cellsOf('rain')).toContain('Median of 7 days 200+200+')
    expect(cellsOf('hail')).not.toContain('200+')
    expect(
      screen.getByText(/are estimates from the store's result lists, searched last on 02. March 2026/),
    ).toBeVisible()
  })

  test('a search is as long as a keyword can be', async () => {
    await open({ keyword: 'x'.repeat(140) }).catch(() => null)
    expect(screen.getByRole('searchbox', { name: 'Search keywords' })).toHaveValue('x'.repeat(100))
    expect(screen.getByRole('searchbox', { name: 'Search keywords' })).toHaveAttribute('maxlength', '100')
  })

  test('a column that is not wanted is left out, and stays so', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Relevancy' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dusk Harbour' }))
    expect(screen.queryByRole('columnheader', { name: 'Relevancy' })).not.toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: /Dusk Harbour/ })).not.toBeInTheDocument()
  })

  test('columns are moved, and keep their order; what an earlier version has chosen stays', async () => {
    select({ pages: { 'keyword-monitoring': { columns: ['keyword', 'rank', 'volume', 'change'] } } })
    const table = await open()
    const heads = () =>
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
    expect(heads()).toEqual(['Keyword', 'Volume', 'Rank', 'Change'])
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    const left = screen.getByRole('button', { name: 'Move Change to the left' })
    await userEvent.click(left)
    expect(heads()).toEqual(['Keyword', 'Volume', 'Change', 'Rank'])
    expect(left).toHaveFocus()
    const pages = selection.get().pages
    expect(pages['keyword-monitoring']).toMatchObject({ columns: ['keyword', 'rank', 'volume', 'change'] })
    const first = screen.getByRole('button', { name: 'Move Volume to the left' })
    expect(first).toHaveAttribute('aria-disabled', 'true')
  })

  test('a link names the keyword that is searched for', async () => {
    await open({ keyword: 'noise' })
    expect(shown()).toEqual(['white noise'])
  })

  test('one tab stop: arrows move, Space selects, Shift extends, Esc clears, Enter opens', async () => {
    await open()
    screen.getByRole('checkbox', { name: 'white noise' }).focus()
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
    expect(screen.getByRole('toolbar', { name: 'Selected keywords' })).toHaveTextContent('2 selected')
    expect(screen.getByRole('checkbox', { name: 'sleep stories' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('toolbar', { name: 'Selected keywords' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'sleep stories' })).toHaveTextContent('Dusk Harbour')
  })

  test('Esc clears the selection wherever the focus is, and the focus goes back to the row', async () => {
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'white noise' }))
    screen.getByRole('button', { name: 'Columns' }).focus()
    // The first press closes the button's tooltip.
    await userEvent.keyboard('{Escape}{Escape}')
    expect(screen.queryByRole('toolbar', { name: 'Selected keywords' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: 'white noise' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear selection' }))
    expect(screen.getByRole('checkbox', { name: 'white noise' })).toHaveFocus()
  })

  test('who may only look has no buttons that change something for others', async () => {
    await open({ project: { ...app.project, permission: 'view' } })
    await userEvent.click(screen.getByRole('checkbox', { name: 'white noise' }))
    const bar = screen.getByRole('toolbar', { name: 'Selected keywords' })
    expect(
      within(bar)
        .getAllByRole('button')
        .map((one) => one.textContent || one.getAttribute('aria-label')),
    ).toEqual(['Add to keyword field', 'Copy', 'Clear selection'])
    expect(screen.queryByRole('button', { name: /^Star/ })).not.toBeInTheDocument()
  })
})

describe('without keywords or ranks', () => {
  test('no keyword is tracked yet: the ways to the research, and to a list or file of one’s own', async () => {
    respond(getTrackedKeywords, answerOf([]))
    drawPage(<Page keyword="" project={app.project} />)
    expect(await screen.findByRole('heading', { name: 'Track your first keywords' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find keywords' })).toHaveAttribute(
      'href',
      '/analyze-keywords/keyword-research',
    )
    expect(screen.getByRole('button', { name: 'Add keywords' })).toBeVisible()
  })

  test('a country that is not on the device leads to those that are', async () => {
    const { ownDevice } = await import('#tests/support/device-owner.ts')
    const { openQueryStore } = await import('#web/offline/answers/query-store.ts')
    ownDevice(ada.userId)
    const store = await openQueryStore(ada.userId)
    const input = { params: { projectId: app.project.projectId }, query: { locale: 'de-DE' } }
    const row = { key: storeKey(getTrackedKeywords, input), endpointId: getTrackedKeywords.id, input }
    await store.write([{ ...row, data: answerOf(keywords), updatedAt: Date.now() - 2 * 3_600_000 }])
    const comeBack = noNetwork()
    drawPage(<Page keyword="" project={{ ...app.project, countries: ['en-US', 'de-DE', 'fr-FR'] }} />)
    expect(await screen.findByText('Saved on this device:')).toBeVisible()
    const links = screen.getAllByRole('link', { name: /ago$/ })
    expect(links.map((link) => link.textContent)).toEqual(['Germany, 2\u00a0h\u00a0ago'])
    expect(links[0]?.getAttribute('href')).toContain('country=DE')
    ownDevice(null)
    comeBack()
  })

  test('a history that fails leaves the table standing', async () => {
    refuse(getRankHistory, 'UNAVAILABLE')
    await open()
    expect(shown()).toHaveLength(4)
    expect(await screen.findByText("Couldn't load the rank history")).toBeVisible()
  })
})

describe('files of the monitor', () => {
  const files: Blob[] = []
  beforeEach(() => {
    files.length = 0
    // The window would go to the file's address.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:file', revokeObjectURL() {} })
  })
  afterEach(() => vi.restoreAllMocks())
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(screen.getByRole('button', { name }))
  }

  test('the list as it is filtered and sorted, with every field, as CSV and as JSON', async () => {
    await open({ keyword: 'sleep' })
    await press('This list as CSV')
    const lines = (await files[0]!.text()).trim().split('\r\n')
    expect(lines[0]).toBe(
      'Keyword,Rank,Median of 7 days,Change,Volume,Volume source,Difficulty,Relevancy,Reach,"Owner, 7 days",Apps,Type,Tags,Starred,Note,Tracked since,Dusk Harbour',
    )
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 3))).toEqual([
      ['sleep stories', '4', '2'],
      ['sleep aid', '200+', '150'],
    ])
    expect(lines[1]).toMatch(/,yes,For the night,2026-01-01,31$/)
    await press('This list as JSON')
    expect(JSON.parse(await files[1]!.text())).toMatchObject({
      keywords: [{ keyword: 'sleep stories', rank: 4 }, { keyword: 'sleep aid' }],
    })
  })

  test('KEY-025, KEY-028: all keywords come from the server, which says when it gives only the first', async () => {
    const answer = Promise.withResolvers<{ csv: string; rows: number; total: number }>()
    respond(exportKeywords, () => answer.promise)
    await open()
    await press('All keywords as CSV')
    expect(await screen.findByText('Exporting keywords…')).toBeVisible()
    answer.resolve({ csv: 'Keyword\r\n', rows: 10_000, total: 12_000 })
    expect(await screen.findByText('The file contains the first 10,000 keywords')).toBeVisible()
    expect(await files[0]!.text()).toBe('Keyword\r\n')
    await vi.waitFor(() => expect(screen.queryByText('Exporting keywords…')).not.toBeInTheDocument())
  })

  test('KEY-028: an export that fails says so, and works when it is tried again', async () => {
    refuse(exportKeywords, 'UNAVAILABLE')
    await open()
    await press('All keywords as CSV')
    const failed = await screen.findByText("Couldn't export the keywords")
    await vi.waitFor(() => expect(screen.queryByText('Exporting keywords…')).not.toBeInTheDocument())
    respond(exportKeywords, { csv: 'Keyword\r\n', rows: 3, total: 3 })
    await userEvent.click(within(failed.parentElement!).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Keywords exported')).toBeVisible()
    expect(files).toHaveLength(1)
  })
})

describe('what is changed in the monitor', () => {
  const commandsOf = (name: string) =>
    outbox
      .get()
      .entries.filter((entry) => entry.name === name)
      .map(({ payload }) => payload)

  test('a new tag is given to all that are selected, at once and offline', async () => {
    await open()
    const comeBack = noNetwork()
    await userEvent.click(screen.getByRole('checkbox', { name: 'moorlight' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'sleep aid' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'New tag' }), 'Launch')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await vi.waitFor(() => expect(commandsOf('tagKeywords')).toHaveLength(1))
    expect(commandsOf('tagKeywords')[0]).toMatchObject({
      keywords: ['moorlight', 'sleep aid'],
      add: [{ name: 'Launch', colour: 'violet' }],
    })
    await vi.waitFor(() => expect(cellsOf('moorlight').at(-1)).toContain('Launch'))
    expect(cellsOf('moorlight').join()).toContain('Waiting to send')
    comeBack()
  })

  test('KEY-009: stopping to track is undone with tags, as long as it waits', async () => {
    await open()
    const comeBack = noNetwork()
    await userEvent.click(screen.getByRole('checkbox', { name: 'white noise' }))
    await userEvent.click(screen.getByRole('button', { name: 'Stop tracking' }))
    await vi.waitFor(() => expect(shown()).not.toContain('white noise'))
    expect(commandsOf('removeKeywords').at(-1)).toMatchObject({ keywords: ['white noise'] })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(shown()).toContain('white noise'))
    expect(commandsOf('removeKeywords')).toEqual([])
    comeBack()
  })

  async function manageTags() {
    await userEvent.click(screen.getByRole('checkbox', { name: 'moorlight' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }))
    await userEvent.click(screen.getByRole('button', { name: 'Manage tags' }))
    return within(screen.getByRole('list', { name: 'Tags of this app' }))
  }

  test('OP-75: a tag is deleted after a question, and comes back with an undo', async () => {
    await open()
    const comeBack = noNetwork()
    const list = await manageTags()
    await userEvent.click(list.getByRole('button', { name: 'Delete Core' }))
    expect(list.getByText(/from all keywords, in all countries/)).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Delete' }))
    await vi.waitFor(() => expect(cellsOf('white noise').at(-1)).not.toContain('Core'))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(cellsOf('white noise').at(-1)).toContain('Core'))
    expect(commandsOf('removeKeywordTag')).toEqual([])
    comeBack()
  })

  test('OP-75: a tag gets another name and colour on all its keywords', async () => {
    await open()
    const comeBack = noNetwork()
    const list = await manageTags()
    await userEvent.selectOptions(list.getByRole('combobox', { name: 'Colour of Core' }), 'Teal')
    await vi.waitFor(() => expect(commandsOf('changeKeywordTag')).toMatchObject([{ tag: { colour: 'teal' } }]))
    const name = list.getByRole('textbox', { name: 'Name of Core' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Main{Enter}')
    await vi.waitFor(() => expect(cellsOf('white noise').at(-1)).toContain('Main'))
    await vi.waitFor(() => expect(list.getByRole('textbox', { name: 'Name of Main' })).toHaveFocus())
    expect(commandsOf('changeKeywordTag').at(-1)).toMatchObject({ name: 'Core', tag: { name: 'Main', colour: 'teal' } })
    comeBack()
  })

  test('a tag that is merged into another, or deleted, leaves the focus among the tags', async () => {
    const some = ['Dawn', 'Night', 'Noon'].map((name) => ({ name, colour: 'grey' as const }))
    respond(getTrackedKeywords, answerOf(keywords, { tags: some }))
    await open()
    const comeBack = noNetwork()
    const list = await manageTags()
    const name = (tag: string) => list.getByRole('textbox', { name: `Name of ${tag}` })
    await userEvent.clear(name('Night'))
    await userEvent.type(name('Night'), 'Dawn{Enter}')
    await vi.waitFor(() => expect(name('Dawn')).toHaveFocus())
    expect(list.queryByRole('textbox', { name: 'Name of Night' })).toBeNull()
    await userEvent.click(list.getByRole('button', { name: 'Delete Dawn' }))
    await userEvent.click(list.getByRole('button', { name: 'Delete' }))
    await vi.waitFor(() => expect(name('Noon')).toHaveFocus())
    comeBack()
  })

  test('a keyword with 20 tags gets no further one, which is said before anything is queued', async () => {
    const full = Array.from({ length: 20 }, (_, index) => `tag ${index}`)
    respond(
      getTrackedKeywords,
      answerOf([tracked('moorlight', { tags: full })], { tags: full.map((name) => ({ name, colour: 'grey' })) }),
    )
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'moorlight' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }))
    const before = commandsOf('tagKeywords').length
    await userEvent.type(screen.getByRole('textbox', { name: 'New tag' }), 'One more{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('“moorlight” already has 20 tags')
    expect(screen.getByRole('textbox', { name: 'New tag' })).toHaveValue('One more')
    expect(commandsOf('tagKeywords')).toHaveLength(before)
  })

  test('`n` writes a note on a day, which is drawn into the chart', async () => {
    await open()
    const comeBack = noNetwork()
    await userEvent.keyboard('n')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'TV spot')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(commandsOf('putChartNote')[0]).toMatchObject({ note: { text: 'TV spot' } }))
    expect(await screen.findByRole('button', { name: /^TV spot/ })).toBeVisible()
    comeBack()
  })

  test('a note that was begun from the popover of notes leads the focus back to its button', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Notes' }))
    await userEvent.click(screen.getByRole('button', { name: 'Write a note' }))
    expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Notes/ })).toHaveFocus())
  })

  test('the days of the chart can be chosen without dragging, and the way back keeps the focus', async () => {
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'white noise' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Choose days' }))
    await screen.findByLabelText('From')
    const day = (label: string, ago: number) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value: daysBefore(Date.now(), ago) } })
    day('From', 2)
    day('To', 9)
    expect(screen.getByRole('button', { name: 'Show these days' })).toBeDisabled()
    day('From', 9)
    day('To', 2)
    await userEvent.click(screen.getByRole('button', { name: 'Show these days' }))
    expect(screen.getByText('8 days')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Choose days' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }))
    const table = await screen.findByRole('table', { name: 'Rank history' })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 8)
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole period' }))
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 30)
    expect(screen.getByRole('button', { name: 'Choose days' })).toHaveFocus()
  })

  test('a note of a day to come is refused, and one outside of the chart says so', async () => {
    await open()
    const comeBack = noNetwork()
    const before = commandsOf('putChartNote').length
    await userEvent.keyboard('n')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Launch')
    const day = screen.getByLabelText('Day')
    fireEvent.change(day, { target: { value: daysBefore(Date.now(), -2) } })
    expect(screen.getByText('Choose a day that has come.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    fireEvent.change(day, { target: { value: daysBefore(Date.now(), 60) } })
    expect(screen.getByText(/The chart doesn't show this day/)).toBeVisible()
    expect(commandsOf('putChartNote')).toHaveLength(before)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    comeBack()
  })

  test('a keyword’s note is not lost by Esc: it is saved or discarded', async () => {
    await open()
    const comeBack = noNetwork()
    await userEvent.click(screen.getByRole('button', { name: 'moorlight' }))
    const note = await screen.findByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'Our name')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alert')).toHaveTextContent("The note isn't saved yet.")
    expect(note).toHaveValue('Our name')
    await userEvent.click(screen.getByRole('button', { name: 'Save and close' }))
    await vi.waitFor(() => expect(commandsOf('annotateKeywords').at(-1)).toMatchObject({ note: 'Our name' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'moorlight' })).not.toBeInTheDocument())
    comeBack()
  })

  test('a day’s note and release of near days share a mark: pressing it shows both', async () => {
    const [release, noted] = [daysBefore(Date.now(), 12), daysBefore(Date.now(), 11)]
    respond(getVersions, {
      versions: [{ version: '4.12', releasedAt: `${release}T09:00:00Z`, releaseNotes: null, texts: null }],
    })
    respond(getChartNotes, [{ id: '8d6a1c1e-6f6e-4c59-9f0e-0d8a3f0e7f11', day: noted, text: 'Radio' }])
    respond(getListingChanges, {
      changes: [{ part: 'title', day: daysBefore(Date.now(), 13), before: 'a', after: 'b' }],
      provenance: null,
    })
    await open()
    await userEvent.click(screen.getByRole('radio', { name: '90 days' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Radio, Release 4.12/ }))
    expect(await screen.findByRole('region', { name: /^Release 4.12/ })).toBeVisible()
    expect(screen.getByText(/· Radio$/)).toBeVisible()
  })

  test('a view with the tag of another app names the tag, and shows any tag with one press', async () => {
    const view = { ...keywordView('Elsewhere'), sort: { by: 'volume', descending: true } }
    respond(getKeywordViews, [{ ...view, filter: { ...everyKeyword, tag: 'own:Launches' } }])
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Elsewhere' }))
    expect(await screen.findByText(/This app has no tag “Launches”/)).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'Tag' })).toHaveDisplayValue('Launches (not in this app)')
    await userEvent.click(screen.getByRole('button', { name: 'Show any tag' }))
    expect(shown().length).toBeGreaterThan(1)
    expect(screen.getByRole('searchbox', { name: 'Search keywords' })).toHaveFocus()
  })

  test('a view that is ordered by a competitor of another app has the first order here', async () => {
    const view = { ...keywordView('Elsewhere'), sort: { by: 'rank:777', descending: false } }
    respond(getKeywordViews, [{ ...view, filter: everyKeyword, columns: ['keyword', 'volume', 'maxReach'] }])
    await open()
    await userEvent.click(screen.getByRole('columnheader', { name: 'Volume' }).querySelector('button')!)
    await userEvent.click(screen.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Elsewhere' }))
    expect(screen.getByRole('columnheader', { name: 'Reach' })).toHaveAttribute('aria-sort', 'descending')
  })

  test('who comes for an edit finds the ranks around it at once, and the focus there', async () => {
    const day = daysBefore(Date.now(), 3)
    const change = { part: 'shortDescription' as const, day, before: 'Soft noise', after: 'Soft rain' }
    respond(getListingChanges, { changes: [change], provenance: null })
    await open({ edit: day })
    const panel = await screen.findByRole('region', { name: /^Subtitle changed/ })
    expect(within(panel).getByText('+ rain', { selector: 'p *' })).toBeVisible()
    expect(within(panel).getByRole('heading')).toHaveFocus()
    expect(panel).toHaveTextContent('does not prove that one caused the other')
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: /^Subtitle changed/ })).not.toBeInTheDocument()
  })

  test('a saved view restores filter, order and columns, also offline', async () => {
    await open()
    const comeBack = noNetwork()
    await userEvent.click(screen.getByRole('radio', { name: '4–10 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Saved views' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Nearly there{Enter}')
    expect(await screen.findByRole('button', { name: 'Nearly there' })).toBeVisible()
    expect(commandsOf('putKeywordView')).toMatchObject([{ view: { name: 'Nearly there', filter: { ranks: '4-10' } } }])
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(shown()).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(screen.getByRole('button', { name: 'Nearly there' }))
    expect(shown()).toEqual(['sleep stories'])
    comeBack()
  })

  test('views that were saved on this device alone become the account’s, once; those of a later version stay out', async () => {
    const view = (name: string) => ({ ...keywordView(name), sort: { by: 'volume', descending: true } })
    respond(getKeywordViews, [view('Brand'), { ...view('Later'), columns: ['clairvoyance'] }])
    select({ pages: { 'keyword-monitoring': { views: [view('Brand'), view('Mine')] } } })
    await open()
    await vi.waitFor(() => expect(selection.get().pages['keyword-monitoring']).toEqual({ views: [] }))
    const queued = commandsOf('putKeywordView') as { view: { name: string } }[]
    expect(queued.filter((one) => /^(Brand|Mine)$/.test(one.view.name))).toEqual([{ view: view('Mine') }])
    await userEvent.click(screen.getByRole('button', { name: 'Saved views' }))
    const menu = screen.getByRole('region', { name: 'Saved views' })
    const names = within(menu).getAllByRole('button', { name: /^(Brand|Later|Mine)$/ })
    expect(names.map((one) => one.textContent)).toEqual(['Brand', 'Mine'])
  })
})
