import { screen, within } from '@testing-library/react'
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
import { answerOf, app, historyOf, ranksUntilToday, tracked } from './fixtures.ts'
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

  test('KEY-019: groups of ranks with their numbers, also 101 to 200', async () => {
    await open()
    await userEvent.click(screen.getByRole('radio', { name: '4–10 1' }))
    expect(shown()).toEqual(['sleep stories'])
    expect(screen.getByRole('radio', { name: '101–200 0' })).toBeInTheDocument()
  })

  test('KEY-018, KEY-010: top results, types and tags narrow together and are cleared together', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Top results' }), 'Top 30')
    expect(shown()).toEqual(['white noise', 'sleep stories', 'moorlight'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'My brand')
    expect(shown()).toEqual(['moorlight'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'All types')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Core')
    expect(shown()).toEqual(['white noise'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(shown()).toHaveLength(4)
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

  test('a column that is not wanted is left out, and stays so', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Relevancy' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dusk Harbour' }))
    expect(screen.queryByRole('columnheader', { name: 'Relevancy' })).not.toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: /Dusk Harbour/ })).not.toBeInTheDocument()
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
      'Keyword,Rank,Median of 7 days,Change,Volume,Difficulty,Relevancy,Reach,"Owner, 7 days",Apps,Type,Tags,Starred,Note,Tracked since,Dusk Harbour',
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
    expect(commandsOf('changeKeywordTag').at(-1)).toMatchObject({ name: 'Core', tag: { name: 'Main', colour: 'teal' } })
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

  test('a saved view brings back filter, order and columns, also offline', async () => {
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
