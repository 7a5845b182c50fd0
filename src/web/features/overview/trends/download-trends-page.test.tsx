import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SOURCES, getStoreSources } from '#contract/market/sources.ts'
import { getListingChanges, getPerformanceHistory, type PerformanceHistory } from '#contract/overview/history.ts'
import { getAppPerformance, getFeaturings, getVersions } from '#contract/overview/overview.ts'
import { getEvents } from '#contract/overview/sections.ts'
import { getCompetitors } from '#contract/projects.ts'
import { daysFrom } from '#contract/protocol/days.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refusal, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { measured, project } from '../fixtures.tsx'
import { DownloadTrendsPage } from './download-trends-page.tsx'

const rival = { trackId: '2', store: 'APP_STORE' as const, name: 'Dusk Harbour', iconUrl: null, developerName: null }
const estimated = { ...measured, kind: 'estimated' as const, method: 'downloads' as const }
const history = (downloads: number, more: Partial<PerformanceHistory> = {}): PerformanceHistory => ({
  days: daysFrom('2026-03-01', '2026-03-14').map((date) => ({ date, downloads, revenue: 2 * downloads })),
  revenueCurrency: 'USD',
  provenance: { downloads: estimated, revenue: estimated },
  ...more,
})

function open() {
  respond(getCompetitors, { content: [rival], pageNumber: 1, pageSize: 300, totalPages: 1 })
  drawPage(<DownloadTrendsPage project={project} locale="en-US" />)
}
const rowOf = async (name: string) => (await screen.findByRole('cell', { name })).closest('tr')!
const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  signIn(tokensOf(ada))
  respond(getPerformanceHistory, ({ params }) =>
    params.trackId === '2' ? history(300) : history(100, { own: { lastDay: '2026-03-14' } }),
  )
  respond(getVersions, { versions: [] })
  respond(getListingChanges, { changes: [], provenance: null })
  respond(getFeaturings, { days: 90, countries: [], featured: [], provenance: null })
  respond(getEvents, { events: [], provenance: null })
})
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
  vi.unstubAllGlobals()
})

test('totals of each app with what they are: own figures, or an estimate with how far it may be off', async () => {
  open()
  await screen.findByText('2,100 – 8,400')
  expect(textsOf(await rowOf(rival.name))).toEqual(
    expect.arrayContaining(['4,200', '2,100 – 8,400', '300', '75.0%', 'Our estimate']),
  )
  expect(textsOf(await rowOf(project.title))).toEqual(expect.arrayContaining(['1,400', '100', '25.0%', 'Your figures']))
})

test('on a phone a row has two cells, with the share and the range of error below the name', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  open()
  const share = await screen.findByText('Share: 75.0%')
  expect(textsOf(share.closest('tr')!)).toEqual([
    `D${rival.name}Share: 75.0%Likely between: 2,100 – 8,400`,
    expect.stringMatching(/^4,200.*Our estimate$/),
  ])
})

test('revenue and the selected country are asked for and told in their currency', async () => {
  open()
  await screen.findByText('75.0%')
  await userEvent.click(screen.getByRole('radio', { name: 'Revenue' }))
  expect(textsOf(await rowOf(rival.name))[1]).toBe('$8,400')
  await userEvent.click(screen.getByRole('radio', { name: 'United States' }))
  expect(await screen.findByText('75.0%')).toBeVisible()
  expect(asked(getPerformanceHistory).map(({ query }) => query.country)).toContain('US')
})

test('an app of which nothing can be had says so in its row; the others stay', async () => {
  respond(getPerformanceHistory, ({ params }) => (params.trackId === '2' ? refusal('APP_NOT_FOUND') : history(100)))
  open()
  expect(await screen.findByRole('cell', { name: '1,400' })).toBeVisible()
  expect(await within(await rowOf(rival.name)).findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('offline without anything saved, the page says when it comes', async () => {
  noNetwork()
  connectivity.set('offline')
  open()
  expect(await screen.findByText("Daily values load when you're back online")).toBeVisible()
})

test('on the live market, figures that are not known say what they need, and what is off', async () => {
  signIn(tokensOf({ ...ada, market: 'live' }))
  respond(getStoreSources, { on: [...DEFAULT_SOURCES], chosenBy: 'nobody' })
  respond(getPerformanceHistory, history(0, { days: null }))
  respond(getAppPerformance, {
    downloadsLast30Days: null,
    downloadsLast30DaysDelta: null,
    revenueLast30Days: null,
    revenueLast30DaysDelta: null,
    revenueCurrency: null,
    provenance: { downloads: null, revenue: null },
  })
  open()
  expect(await screen.findByText(/^Estimated once the app is in a chart/)).toBeVisible()
  expect(await screen.findByText(/^Switched off on this server: App Store charts on the web/)).toBeVisible()
})

test('where nobody tells single days, the last 30 days of each app stand as a whole', async () => {
  respond(getPerformanceHistory, history(0, { days: null }))
  respond(getAppPerformance, ({ params }) => ({
    downloadsLast30Days: params.trackId === '2' ? 9000 : 3000,
    downloadsLast30DaysDelta: 0.1,
    revenueLast30Days: null,
    revenueLast30DaysDelta: null,
    revenueCurrency: null,
    provenance: { downloads: estimated, revenue: null },
  }))
  open()
  expect(await screen.findByText(/Stores don't publish daily figures/)).toBeVisible()
  expect(await screen.findByText('4,500 – 18,000')).toBeVisible()
  expect(textsOf(await rowOf(rival.name))).toEqual(expect.arrayContaining(['9,000', '300', '75.0%', 'Our estimate']))
  await userEvent.click(screen.getByRole('radio', { name: 'Revenue' }))
  expect(textsOf(await rowOf(rival.name))[1]).toBe('Not known')
})
