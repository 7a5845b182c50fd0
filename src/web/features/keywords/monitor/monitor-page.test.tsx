import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { storeKey } from '#web/data/cache/store-key.ts'
import { signIn } from '#web/session/session.ts'
import { openDatabase } from '#web/offline/storage/database.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { newUser } from '#tests/support/pages/reading-tab.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { setUpMonitor, Page, cellsOf, keywords, onSearch, open, shown } from '#tests/support/keywords/monitor-page.tsx'
import { answerOf, app, historyOf, ranksUntilToday, tracked } from './monitor-fixtures.ts'

setUpMonitor()

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
      'Median, 7 days',
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
    expect(cells.slice(5, 7)).toEqual(['27', '33'])
    expect(cells).toContain('up 66')
    expect(cells.at(-2)).toBe('1')
    expect(cells.at(-1)).toContain('Core')
    expect(cellsOf('sleep aid').slice(5, 7)).toEqual(['200+', '150'])
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

  test('KEY-017: five periods and the newest day; the figures are of the chosen one', async () => {
    await open()
    const periods = within(screen.getByRole('radiogroup', { name: 'Period' })).getAllByRole('radio')
    expect(periods).toHaveLength(6)
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }))
    expect(onSearch).toHaveBeenCalledWith({ period: 'last-7-days', from: undefined, to: undefined })
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

  test('what moved since yesterday: figures, changes and a chart of both days', async () => {
    await open({ period: 'last-day' })
    const summary = screen.getByRole('group', { name: 'Summary, since yesterday' })
    expect(within(summary).getByRole('button', { name: /^Up/ })).toHaveTextContent('Up 1+2 places')
    expect(within(summary).getByRole('button', { name: /^Down/ })).toHaveTextContent('Down 1−2 places')
    expect(cellsOf('white noise')).toContain('up 22')
    expect(screen.getByRole('radio', { name: '1 day' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }))
    expect(within(screen.getByRole('table', { name: 'Rank history' })).getAllByRole('row')).toHaveLength(1 + 2)
  })

  test('what moved since the last visit on this device, once there was one', async () => {
    // What an earlier test showed may still be on its way to the row of its user.
    const visitor = newUser()
    signIn(tokensOf(visitor))
    const db = await openDatabase('data', visitor.userId)
    const id = `ranks ${app.project.projectId} ${app.locale}`
    const told = { at: Date.parse(daysBefore(Date.now(), 2)), changes: [] }
    await db.visits.put({ id, seenAt: 0, told, toldBefore: null })
    await open()
    await userEvent.click(await screen.findByRole('radio', { name: 'Last visit' }))
    const summary = await screen.findByRole('group', { name: 'Summary, since your last visit' })
    expect(within(summary).getByRole('button', { name: /^Up/ })).toHaveTextContent('Up 1+3 places')
  })

  test('without a visit before this one, an address that asks for it shows 30 days', async () => {
    await open({ period: 'last-visit', project: { ...app.project, projectId: '11111111-8a59-4a0a-8f9a-0c4c3a1a9c11' } })
    expect(screen.getByRole('group', { name: 'Summary, last 30 days' })).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'Last visit' })).not.toBeInTheDocument()
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
    expect(cellsOf('rain').slice(5, 7)).toEqual(['200+', '200+'])
    expect(cellsOf('hail')).not.toContain('200+')
    expect(screen.getByText(/are estimates from the store's search results, last read on 02. March 2026/)).toBeVisible()
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
    drawPage(<Page />)
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
    drawPage(<Page project={{ ...app.project, countries: ['en-US', 'de-DE', 'fr-FR'] }} />)
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
