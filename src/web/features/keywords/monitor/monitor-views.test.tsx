import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getKeywordViews } from '#contract/keywords/views.ts'
import { getCompetitors } from '#contract/projects.ts'
import { select, selection } from '#web/offline/selection.ts'
import { keywordView } from '#tests/support/keyword-view.ts'
import { noNetwork, respond } from '#tests/support/network/index.ts'
import { setUpMonitor, commandsOf, open, rival, shown } from '#tests/support/keywords/monitor-page.tsx'
import { everyKeyword } from './monitor-filter.ts'

setUpMonitor()

describe('columns of the monitor', () => {
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
    // Past the median, which is hidden, and past the rank.
    await userEvent.click(left)
    await userEvent.click(left)
    expect(heads()).toEqual(['Keyword', 'Volume', 'Change', 'Rank'])
    expect(left).toHaveFocus()
    const pages = selection.get().pages
    expect(pages['keyword-monitoring']).toMatchObject({ columns: ['keyword', 'rank', 'volume', 'change'] })
    const first = screen.getByRole('button', { name: 'Move Volume to the left' })
    expect(first).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('saved views of the monitor', () => {
  test('a view with the tag of another app names the tag, and shows any tag with one press', async () => {
    const view = { ...keywordView('Elsewhere'), sort: { by: 'volume', descending: true } }
    respond(getKeywordViews, [{ ...view, filter: { ...everyKeyword, tag: 'own:Launches' } }])
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Elsewhere' }))
    expect(await screen.findByText(/This app has no tag “Launches”/)).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'Tag' })).toHaveDisplayValue('Launches (not in this app)')
    await userEvent.click(screen.getByRole('button', { name: 'Show all tags' }))
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
