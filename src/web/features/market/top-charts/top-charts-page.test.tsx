import { screen, within } from '#tests/support/render.tsx'
import { ownApp } from '#web/apps/selected-app.ts'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCompetitors, type Project } from '#contract/projects.ts'
import { getTopChart, type ChartPlace } from '#contract/market/top-charts.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { TopChartsPage } from './top-charts-page.tsx'

const project: Project = {
  projectId: '66666666-6666-4666-8666-666666666666',
  trackId: '1',
  store: 'APP_STORE',
  title: 'Moorlight',
  iconUrl: null,
  developerName: null,
  countries: ['en-US'],
}
const app = { ...ownApp(project), locale: 'en-US' }
const place = (trackId: string, rank: number, before: number | null): ChartPlace => ({
  trackId,
  store: 'APP_STORE',
  title: `App ${trackId}`,
  developerName: null,
  iconUrl: null,
  category: 'Weather',
  price: 'Free',
  rank,
  before,
})
const categories = [{ name: 'WEATHER', displayName: 'Weather' }]
const chart = (places: ChartPlace[] | null) =>
  respond(getTopChart, { categories, places, comparedTo: '2026-11-20', provenance: null })
const rival = { trackId: '2', store: 'APP_STORE' as const, name: 'App 2', iconUrl: null, developerName: null }
const competitors = { content: [rival], pageNumber: 1, pageSize: 300, totalPages: 1 }

beforeEach(() => {
  signIn(tokensOf(ada))
  respond(getCompetitors, competitors)
})
afterEach(() => {
  getQueryClient().clear()
  connectivity.set('online')
})

const prices = () => screen.getAllByRole('radio').map((one) => one.closest('div')?.textContent)

test('MENU-068, MKT-013, MKT-015: free, paid and grossing charts, the places with what was won and lost, own app and competitors marked', async () => {
  chart([place('2', 1, 3), place('1', 2, 1), place('3', 3, null)])
  drawPage(<TopChartsPage app={app} />)
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  await screen.findByText('Competitor')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1up 22.*App 2Competitor/),
    expect.stringMatching(/^2down 11.*App 1Your app/),
    expect.stringMatching(/^3New.*App 3Weather/),
  ])
  expect(screen.getAllByRole('img', { name: 'App Store' }).length).toBeGreaterThanOrEqual(rows.length)
  const jumps = within(screen.getByRole('list', { name: 'Your app and its competitors' })).getAllByRole('button')
  expect(jumps.map(({ textContent }) => textContent)).toEqual(['#1 App 2', '#2 App 1'])
  await userEvent.click(jumps[1]!)
  expect(rows[1]).toHaveFocus()
  expect(prices()).toEqual(['Free', 'Paid', 'Grossing'])
  await userEvent.click(screen.getByRole('radio', { name: 'Grossing' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Weather')
  await vi.waitFor(() =>
    expect(asked(getTopChart).at(-1)?.query).toMatchObject({ categoryGroup: 'GROSSING', category: 'WEATHER' }),
  )
})

test('MENU-068: a chart that is not known, one that failed and one that is not on the device are three things', async () => {
  chart(null)
  const first = drawPage(<TopChartsPage app={app} />)
  expect(await screen.findByText('No data available')).toBeVisible()
  first.unmount()
  getQueryClient().clear()
  refuse(getTopChart, 'VALIDATION_FAILED')
  const second = drawPage(<TopChartsPage app={app} />)
  expect(await screen.findByText("Couldn't load this chart")).toBeVisible()
  second.unmount()
  getQueryClient().clear()
  connectivity.set('offline')
  noNetwork()
  drawPage(<TopChartsPage app={app} />)
  expect(await screen.findByText(/loads when you're back online/)).toBeVisible()
})
