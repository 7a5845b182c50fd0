import userEvent from '@testing-library/user-event'
import { inTimeZone } from '#tests/support/in-time-zone.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getOwnPerformance, type OwnPerformance, type OwnSource } from '#contract/connections/own-performance.ts'
import { getListingChanges } from '#contract/overview/history.ts'
import { getVersions } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { act, screen, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { AppPerformancePage } from './app-performance-page.tsx'

const project: Project = {
  projectId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c11',
  trackId: '1500000001',
  store: 'APP_STORE',
  title: 'Moorlight: Sleep & Wind Down',
  iconUrl: null,
  developerName: 'Low Fen Studio',
  countries: ['en-US'],
}
const lastDay = '2026-02-28' as const
type Triple = [impressions: number | null, pageViews: number | null, installs: number | null]

/** 60 days of a source; the newer 30 with other installs. */
const daysOf = (source: OwnSource, [impressions, pageViews, installs]: Triple, newInstalls = installs) =>
  Array.from({ length: 60 }, (_, index) => ({
    day: daysBefore(Date.parse(lastDay), 59 - index),
    source,
    impressions,
    pageViews,
    installs: index < 30 ? installs : newInstalls,
  }))
const inOrder = (...lists: OwnPerformance['days'][]) => lists.flat().toSorted((a, b) => a.day.localeCompare(b.day))

const now = { impressions: 900, pageViews: 300, installs: 120 }
const compared = { now, before: { ...now, installs: 105 } }
const ready: OwnPerformance = {
  state: 'ready',
  connection: { id: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c12', name: 'Low Fen' },
  requestedAt: null,
  lastDay,
  days: inOrder(daysOf('search', [30, 10, 3], 4), daysOf('ads', [10, 5, 2]), daysOf('other', [1, null, null])),
  countries: [
    { country: 'US', periods: { '7': compared, '30': compared, '90': compared } },
    {
      country: 'DE',
      periods: { '7': { now, before: null }, '30': { now, before: null }, '90': { now, before: null } },
    },
  ],
  proceeds: [
    { currency: 'USD', amount: 31_480 },
    { currency: 'EUR', amount: 9120 },
  ],
  provenance: { kind: 'own', asOf: '2026-03-01T06:00:00.000Z', stale: false, method: null, inputs: [] },
}
const nothing = { ...ready, lastDay: null, days: [], countries: [], proceeds: [], provenance: null }

function open(answer: OwnPerformance, { store = project.store, country = null as string | null } = {}) {
  respond(getOwnPerformance, ({ query }) =>
    query.country === 'DE' ? { ...answer, days: daysOf('search', [7, 4, 1]) } : answer,
  )
  respond(getVersions, {
    versions: [{ version: '4.12', releasedAt: '2026-02-10T08:00:00.000Z', releaseNotes: null, texts: null }],
  })
  refuse(getListingChanges, 'APP_NOT_AVAILABLE')
  const onCountry = vi.fn<(country: string | null) => void>()
  const app = { ...ownApp({ ...project, store }), locale: 'en-US' }
  drawPage(<AppPerformancePage app={app} country={country} onCountry={onCountry} />)
  return onCountry
}
const steps = async () =>
  within(await screen.findByRole('list', { name: 'From impression to install' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
const sources = () => screen.getByRole('table', { name: 'By source' })

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  vi.useRealTimers()
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

describe('MENU-062: App store performance', () => {
  test('each step with its rate and its change against the days before', async () => {
    open(ready)
    expect(await steps()).toEqual([
      'Impressions1.2Kno change compared with the previous days0.0%',
      'Product page views450no change compared with the previous days0.0%37.5% of impressions',
      'Installs180up 20.0% compared with the previous days20.0%40.0% of page views',
    ])
    expect(screen.getByText('App Store Connect, up to 28. February')).toBeVisible()
  })

  test('the figures are of a UTC day, whatever the time zone', async () => {
    inTimeZone('America/Los_Angeles')
    open(ready)
    await userEvent.click(await screen.findByRole('button', { name: 'How is this calculated?' }))
    expect(await screen.findByText(/01\. March 2026/)).toBeVisible()
  })

  test('each source with its share, conversion and change in points; what is not told is a dash, not 0', async () => {
    open(ready)
    await steps()
    expect(cells(sources())).toEqual([
      ['App Store search', '900', '73.2%', '120', '40.0%', 'up 10.0 pts compared with the previous days10.0 pts'],
      ['Ads', '300', '24.4%', '60', '40.0%', 'no change compared with the previous days0.0 pts'],
      ['Other', '30', '2.4%', '–', '–', '–'],
    ])
    expect(screen.getByText('Days with few devices are left out by Apple')).toBeVisible()
  })

  test('a source that is pressed is what the funnel and the chart show; pressed again, all of them', async () => {
    open(ready)
    await steps()
    await userEvent.click(within(sources()).getByRole('button', { name: 'Ads' }))
    expect((await steps())[2]).toMatch(/^Installs60/)
    expect(screen.getByRole('combobox', { name: 'Source' })).toHaveValue('ads')
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }))
    const table = () => screen.getByRole('table', { name: 'Conversion by source' })
    expect(
      within(table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Day', 'Ads'])
    await userEvent.click(within(sources()).getByRole('button', { name: 'Ads' }))
    expect((await steps())[2]).toMatch(/^Installs180/)
    expect(within(table()).getAllByRole('columnheader')).toHaveLength(3)
  })

  test('a step that is pressed orders both tables', async () => {
    open(ready)
    await steps()
    const list = screen.getByRole('list', { name: 'From impression to install' })
    await userEvent.click(within(list).getByRole('button', { name: 'Product page views' }))
    expect(within(sources()).getByRole('columnheader', { name: 'Page views' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    expect(cells(sources())[0]?.slice(0, 3)).toEqual(['App Store search', '300', '66.7%'])
    expect(cells(screen.getByRole('table', { name: 'By country' }))[0]?.slice(0, 2)).toEqual(['United States', '300'])
  })

  test('the chart has the releases of its days, which lead to the timeline', async () => {
    open(ready)
    expect(await screen.findByRole('img', { name: 'Conversion by source' })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Release 4.12, 10. February 2026' })).toHaveAttribute(
      'href',
      '/analyze-market/timeline',
    )
  })

  test('7 and 90 days; without all of the days before there is no change', async () => {
    open(ready)
    await steps()
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }))
    expect((await steps())[2]).toMatch(/^Installs42no change/)
    await userEvent.click(screen.getByRole('radio', { name: '90 days' }))
    expect((await steps())[2]).toBe('Installs33036.7% of page views')
    expect(screen.getByText(/since 31. December 2025/)).toBeVisible()
  })

  test('all countries stand on top of the list; a pressed country is asked for', async () => {
    const onCountry = open(ready)
    await steps()
    const options = within(screen.getByRole('combobox', { name: 'Country' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['All countries', 'Germany', 'United States'])
    await userEvent.click(screen.getByRole('button', { name: 'Germany' }))
    expect(onCountry).toHaveBeenCalledWith('DE')
  })

  test('of one country the funnel is that country', async () => {
    open(ready, { country: 'DE' })
    expect((await steps())[0]).toMatch(/^Impressions210/)
    expect(screen.getByRole('button', { name: 'Germany' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('Google Play counts no impressions: the funnel starts with the visitors', async () => {
    open({ ...ready, days: daysOf('search', [null, 10, 3]) }, { store: 'GOOGLE_PLAY' })
    expect((await steps()).map((text) => text?.replace(/no change.*?%/, ''))).toEqual([
      "ImpressionsGoogle Play doesn't count impressions",
      'Store listing visitors300',
      'Installs9030.0% of page views',
    ])
    expect(cells(sources())[0]?.slice(0, 2)).toEqual(['Google Play search', '300'])
    expect(screen.queryByText(/left out by Apple/)).toBeNull()
  })

  test('proceeds stand in their currencies, and are not added up', async () => {
    open(ready)
    await steps()
    const proceeds = screen.getByRole('region', { name: 'Proceeds' })
    expect(proceeds).toHaveTextContent('US Dollar$31,480Euro€9,120')
  })
})

describe('MENU-062: App store performance without figures', () => {
  test('no connection: the way to make one', async () => {
    open({ ...nothing, state: 'none', connection: null })
    expect(await screen.findByRole('link', { name: 'Connect App Store Connect' })).toHaveAttribute(
      'href',
      '/connection/my-apps',
    )
  })

  test('a missing right is named, with the way to its connection', async () => {
    open({ ...nothing, state: 'permission' }, { store: 'GOOGLE_PLAY' })
    expect(await screen.findByText(/View app information and download bulk reports/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the connection' })).toHaveAttribute(
      'href',
      `/connection/my-apps?connection=${ready.connection?.id}`,
    )
  })

  test('waiting for the first report: since when', async () => {
    open({ ...nothing, state: 'waiting', requestedAt: '2026-02-27T12:00:00.000Z' })
    expect(await screen.findByText('Reports come within a day or two of connecting')).toBeVisible()
    expect(screen.getByText(/Requested on 27. February 2026/)).toBeVisible()
  })

  test('the first report is shown when it is there, on a page that waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    open({ ...nothing, state: 'waiting', requestedAt: '2026-02-27T12:00:00.000Z' })
    expect(await screen.findByText('Reports come within a day or two of connecting')).toBeVisible()
    respond(getOwnPerformance, ready)
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect((await steps())[2]).toMatch(/^Installs180/)
  })

  test('a broken connection keeps the figures until then', async () => {
    open({ ...ready, state: 'broken' })
    expect((await steps())[2]).toMatch(/^Installs180/)
    expect(screen.getByText(/The last import failed/)).toBeVisible()
  })

  test('a refused read can be tried again', async () => {
    open(ready)
    refuse(getOwnPerformance, 'PROJECT_NOT_FOUND')
    expect(await screen.findByText("Couldn't load your store's figures")).toBeVisible()
    respond(getOwnPerformance, ready)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await steps())[2]).toMatch(/^Installs180/)
  })

  test('offline a device that never saw them says so', async () => {
    open(ready)
    connectivity.set('offline')
    noNetwork()
    expect(await screen.findByText(/Not saved on this device/)).toBeVisible()
  })

  test('offline the saved figures stay, with their age, and can be taken as a file', async () => {
    open(ready)
    await steps()
    connectivity.set('offline')
    noNetwork()
    expect(await screen.findByText(/^Saved /)).toBeVisible()
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    URL.createObjectURL = () => 'blob:x'
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Days by source as CSV' }))
    expect(save).toHaveBeenCalledOnce()
    save.mockRestore()
  })
})
