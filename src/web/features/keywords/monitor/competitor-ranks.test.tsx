import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { getQuotas } from '#contract/billing/plans.ts'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { asked, refusal, respond } from '#tests/support/network/index.ts'
import { history, open, rival, setUpMonitor } from '#tests/support/keywords/monitor-page.tsx'
import { found } from '../live/live-fixtures.ts'
import { app, historyOf, ranksUntilToday } from './monitor-fixtures.ts'

setUpMonitor()

const ofRival = historyOf({ 'white noise': ranksUntilToday(12, 9, 8), 'sleep stories': ranksUntilToday(31) })
const ofEach = ({ body }: { body: { trackId: string } }) => (body.trackId === rival.trackId ? ofRival : history)

const newestDay = () => {
  const [, first] = within(screen.getByRole('table', { name: 'Rank history' })).getAllByRole('row')
  return within(first!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

describe('ranks of competitors', () => {
  beforeEach(() => respond(getRankHistory, ofEach))

  test('the chart compares the app with its competitors for one keyword, and asks for theirs only then', async () => {
    await open()
    expect(asked(getRankHistory)).toHaveLength(1)
    await userEvent.click(screen.getByRole('checkbox', { name: 'sleep stories' }))
    await userEvent.click(screen.getByRole('button', { name: 'Competitors' }))
    expect(await screen.findByRole('img', { name: 'Rank history of sleep stories' })).toBeVisible()
    expect(screen.getByText('of this app and 1 competitor', { exact: false })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }))
    expect(await screen.findByRole('columnheader', { name: rival.name })).toBeVisible()
    expect(newestDay()).toEqual(['#4', '#31'])
    await userEvent.click(screen.getByRole('button', { name: 'Competitors' }))
    expect(screen.queryByRole('columnheader', { name: rival.name })).not.toBeInTheDocument()
  })

  test('a competitor whose ranks don’t load is named, and asked for again', async () => {
    respond(getRankHistory, ({ body }) => (body.trackId === rival.trackId ? refusal('APP_NOT_FOUND') : history))
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Competitors' }))
    const note = await screen.findByText(/Couldn't load the ranks of Dusk Harbour/)
    respond(getRankHistory, ofEach)
    await userEvent.click(within(note).getByRole('button', { name: 'Try again' }))
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }))
    expect(await screen.findByRole('columnheader', { name: rival.name })).toBeVisible()
    expect(newestDay()).toEqual(['#27', '#8'])
  })
})

describe('the details of a keyword', () => {
  test('its course beside competitors, the first ten apps of the search, and a way to all of them', async () => {
    respond(getRankHistory, ofEach)
    respond(getQuotas, [])
    const apps = [found(rival.trackId, 'Dusk Harbour'), found(app.trackId, 'Moorlight')]
    const others = Array.from({ length: 20 }, (_, index) => found(String(100 + index), `Other ${index}`))
    respond(getLiveSearch, { apps: [...apps, ...others], before: null, days: [], provenance: null })
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'white noise' }))
    const dialog = await screen.findByRole('dialog', { name: 'white noise' })
    const course = await within(dialog).findByRole('region', { name: 'Rank history' })
    expect(within(course).getByRole('img', { name: 'Rank history of white noise' })).toBeVisible()
    expect(await within(course).findByText('Dusk Harbour')).toBeVisible()
    const first = within(dialog).getByRole('region', { name: 'First apps of the search' })
    const items = await within(first).findAllByRole('listitem')
    expect(items).toHaveLength(10)
    expect(items[0]).toHaveTextContent('1DDusk HarbourCompetitor')
    expect(items[1]).toHaveTextContent('Your app')
    await userEvent.click(within(first).getByRole('button', { name: 'Live search' }))
    const search = await screen.findByRole('dialog', { name: 'Live search' })
    expect(within(search).getByRole('searchbox')).toHaveValue('white noise')
    expect(screen.queryByRole('dialog', { name: 'white noise' })).not.toBeInTheDocument()
  })
})
