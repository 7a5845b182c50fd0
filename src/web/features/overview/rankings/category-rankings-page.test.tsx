import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getStoreSources } from '#contract/market/sources.ts'
import { getCategoryRankings } from '#contract/overview/sections.ts'
import { getCompetitors } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refusal, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { measured, project } from '../fixtures.tsx'
import { CategoryRankingsPage } from './category-rankings-page.tsx'

const competitor = (trackId: string, name: string) => ({
  trackId,
  store: 'APP_STORE' as const,
  name,
  iconUrl: null,
  developerName: null,
})
const series = (category: string, rank: number) => ({
  category,
  displayName: category,
  points: [{ date: dayFromToday(0), rank }],
})
const rankings: Record<string, ReturnType<typeof series>[]> = {
  [project.trackId]: [series('HEALTH', 12), series('OVERALL', 90)],
  '1500000003': [series('HEALTH', 8)],
  '1500000004': [series('LIFESTYLE', 30)],
}

function open(content = [competitor('1500000003', 'Hushwick'), competitor('1500000004', 'Pillomoor')]) {
  respond(getCompetitors, { content, pageNumber: 1, pageSize: 300, totalPages: 1 })
  respond(getCategoryRankings, ({ query }) => {
    const series = rankings[query.trackId]
    return series ? { series, provenance: measured } : refusal('APP_NOT_FOUND')
  })
  drawPage(<CategoryRankingsPage project={project} locale="en-US" />)
}
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const asTable = async () => userEvent.click(await screen.findByRole('button', { name: 'View as table' }))

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
  vi.unstubAllGlobals()
})

test('OV-075: a column for each app that is in the chart; of the others it is said that they are not', async () => {
  open()
  await screen.findByText('Not in this chart')
  await asTable()
  expect(columns()).toEqual(['Day', project.title, 'Hushwick'])
  expect(screen.getAllByRole('region', { name: 'Category ranking history' })).toHaveLength(1)
  expect(
    within(screen.getAllByRole('row')[1]!)
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['#12', '#8'])
  await userEvent.click(screen.getByRole('radio', { name: 'LIFESTYLE' }))
  expect(columns()).toEqual(['Day', 'Pillomoor'])
})

test('COMP-014: a competitor is taken out of the chart and put back', async () => {
  open()
  await screen.findByText('Not in this chart')
  await asTable()
  const chip = screen.getByRole('button', { name: 'Hushwick' })
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(chip)
  expect(columns()).toEqual(['Day', project.title])
  await userEvent.click(chip)
  expect(columns()).toEqual(['Day', project.title, 'Hushwick'])
})

test('OV-041, MKT-013, MKT-015: free, paid and grossing charts, each of which is asked for', async () => {
  open()
  for (const name of ['Free', 'Paid']) expect(await screen.findByRole('radio', { name })).toBeVisible()
  await userEvent.click(await screen.findByRole('radio', { name: 'Grossing' }))
  expect(asked(getCategoryRankings).filter(({ query }) => query.categoryGroup === 'GROSSING')).toHaveLength(3)
})

test('OV-048: without competitors the own places stand alone, with the way to add some', async () => {
  open([])
  expect(await screen.findByRole('link', { name: 'Add competitors' })).toHaveAttribute(
    'href',
    '/analyze-market/competitors',
  )
  await asTable()
  expect(columns()).toEqual(['Day', project.title])
})

test('a live store: on the first day it is said when positions are compared; before, that nothing was read, and what is off', async () => {
  signIn(tokensOf({ ...ada, market: 'live' }))
  respond(getStoreSources, { on: ['documented', 'productPages', 'feeds'], chosenBy: 'staff' })
  open([])
  expect(await screen.findByText(/^Recorded since .* The first comparison comes after /)).toBeVisible()
  const unread = [{ ...series('HEALTH', 1), points: [] }]
  respond(getCategoryRankings, { series: unread, provenance: null })
  await userEvent.click(screen.getByRole('radio', { name: 'Grossing' }))
  expect(await screen.findByText(/^Charts are read within minutes/)).toBeVisible()
  expect(await screen.findByText(/^Switched off on this server: App Store charts on the web\./)).toBeVisible()
  expect(screen.queryByText('Not in this chart')).toBeNull()
})

test('a live store without any source of charts is not said to read them', async () => {
  signIn(tokensOf({ ...ada, market: 'live' }))
  respond(getStoreSources, { on: ['documented', 'productPages'], chosenBy: 'nobody' })
  open([])
  respond(getCategoryRankings, { series: [{ ...series('HEALTH', 1), points: [] }], provenance: null })
  await userEvent.click(await screen.findByRole('radio', { name: 'Grossing' }))
  expect(await screen.findByText(/^Switched off on this server: .*App Store feeds of reviews and charts/)).toBeVisible()
  expect(screen.queryByText(/^Charts are read within minutes/)).toBeNull()
})

test('OV-075: offline rankings that were never seen come with the connection', async () => {
  connectivity.set('offline')
  noNetwork()
  drawPage(<CategoryRankingsPage project={project} locale="en-US" />)
  expect(await screen.findByText("Rankings load when you're back online")).toBeVisible()
})

test.each([
  [false, Node.DOCUMENT_POSITION_FOLLOWING],
  [true, Node.DOCUMENT_POSITION_PRECEDING],
])('the chart comes first on a phone (%s), else the competitors to choose from', async (matches, place) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches && query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  open()
  const chips = await screen.findByRole('group', { name: 'Competitors' })
  expect(chips.compareDocumentPosition(screen.getByRole('radiogroup', { name: 'Period' }))).toBe(place)
})
