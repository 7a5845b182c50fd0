import { fireEvent, screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getChartNotes } from '#contract/keywords/notes.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { getListingChanges } from '#contract/overview/history.ts'
import { getVersions } from '#contract/overview/overview.ts'
import { noNetwork, respond } from '#tests/support/network/index.ts'
import { formatDay } from '#web/i18n/format.ts'
import { setUpMonitor, cellsOf, commandsOf, open } from '#tests/support/keywords/monitor-page.tsx'
import { answerOf, historyOf, ranksUntilToday, tracked } from './monitor-fixtures.ts'

setUpMonitor()

describe('the chart of the monitor', () => {
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
    await userEvent.click(await screen.findByRole('button', { name: /^Radio \+1: Radio, Release 4.12/ }))
    expect(await screen.findByRole('region', { name: /^Release 4.12/ })).toBeVisible()
    expect(screen.getByText(/· Radio$/)).toBeVisible()
  })

  test('who comes for an edit finds the ranks around it at once, and the focus there', async () => {
    const day = daysBefore(Date.now(), 3)
    const change = { part: 'shortDescription' as const, day, before: 'Soft noise', after: 'Soft rain' }
    respond(getListingChanges, { changes: [change], provenance: null })
    await open({ edit: day })
    const panel = await screen.findByRole('region', { name: /^Subtitle changed/ })
    expect(within(panel).getByText('+ rain', { selector: 'p *' })).toBeVisible()
    expect(within(panel).getByRole('heading')).toHaveFocus()
    expect(panel).toHaveTextContent("doesn't prove that one caused the other")
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: /^Subtitle changed/ })).not.toBeInTheDocument()
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
    expect(screen.getByRole('radio', { name: 'Chosen days' })).toBeChecked()
    // Of the days until the day before yesterday, when it came from 33 to 30.
    const [from, to] = [9, 2].map((ago) => formatDay(daysBefore(Date.now(), ago), 'en'))
    const summary = screen.getByRole('group', { name: `Summary, ${from} to ${to}` })
    expect(within(summary).getByRole('button', { name: /^Up/ })).toHaveTextContent('Up 1+3 places')
    expect(cellsOf('white noise')).toContain('up 33')
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole period' }))
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 30)
    expect(screen.getByRole('button', { name: 'Choose days' })).toHaveFocus()
    expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked()
    expect(screen.getByRole('group', { name: 'Summary, last 30 days' })).toBeVisible()
  })

  test.each([
    ['2020-01-01', '2020-02-01'],
    [daysBefore(Date.now(), 9).replace(/..$/, '99'), daysBefore(Date.now(), 1)],
    ['yesterday', daysBefore(Date.now(), 1)],
  ])('days of an address that are not known, or no days, are not shown: %s', async (from, to) => {
    await open({ from, to })
    expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked()
  })
})

describe('notes on days', () => {
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

  test('the button counts the notes that are drawn, not their kinds', async () => {
    respond(getVersions, {
      versions: [3, 9].map((ago) => ({
        version: `4.${ago}`,
        releasedAt: `${daysBefore(Date.now(), ago)}T09:00:00Z`,
        releaseNotes: null,
        texts: null,
      })),
    })
    await open()
    const notes = await screen.findByRole('button', { name: /^Notes ?2$/ })
    await userEvent.click(notes)
    await userEvent.click(screen.getByRole('switch', { name: 'Releases' }))
    expect(screen.getByRole('button', { name: 'Notes' })).toBeVisible()
  })

  test('a note that was begun from the popover of notes leads the focus back to its button', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Notes' }))
    await userEvent.click(screen.getByRole('button', { name: 'Write a note' }))
    expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Notes/ })).toHaveFocus())
  })

  test('a note of a day to come is refused, and one outside of the chart says so', async () => {
    await open()
    const comeBack = noNetwork()
    const before = commandsOf('putChartNote').length
    await userEvent.keyboard('n')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Launch')
    const day = screen.getByLabelText('Day')
    fireEvent.change(day, { target: { value: daysBefore(Date.now(), -2) } })
    expect(screen.getByText('Choose today or an earlier day.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    fireEvent.change(day, { target: { value: daysBefore(Date.now(), 60) } })
    expect(screen.getByText(/The chart doesn't show this day/)).toBeVisible()
    expect(commandsOf('putChartNote')).toHaveLength(before)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    comeBack()
  })
})
