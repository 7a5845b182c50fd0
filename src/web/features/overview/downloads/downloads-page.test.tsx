import { screen, waitFor, within } from '#tests/support/render.tsx'
import { ownApp } from '#web/apps/selected-app.ts'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEFAULT_SOURCES, getStoreSources } from '#contract/market/sources.ts'
import { getAppPerformance, type OwnFigures } from '#contract/overview/overview.ts'
import {
  getOverviewTrends,
  getPerformanceHistory,
  getStorefrontPerformance,
  type OverviewTrends,
  type StorefrontPerformances,
} from '#contract/overview/history.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refusal, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { measured, project } from '../fixtures.tsx'
import { DownloadsPage } from './downloads-page.tsx'

const provenance = { downloads: measured, revenue: measured }
const performance = {
  downloadsLast30Days: 65_000,
  downloadsLast30DaysDelta: 0.064,
  revenueLast30Days: 49_000,
  revenueLast30DaysDelta: null,
  revenueCurrency: 'USD',
  provenance,
}
const days = [
  { date: '2026-03-01' as const, downloads: 40, revenue: 12 },
  { date: '2026-03-02' as const, downloads: 50, revenue: 10 },
]
const trends: OverviewTrends = {
  downloads: days.map(({ date, downloads }) => ({ date, value: 10 * downloads })),
  revenue: null,
  rankedKeywords: null,
  averageRating: null,
}
const country = (code: string, downloads: number | null, revenue: number | null) => ({
  country: code,
  downloadsLast30Days: downloads,
  downloadsLast30DaysDelta: downloads === null ? null : -0.25,
  revenueLast30Days: revenue,
  revenueLast30DaysDelta: null,
  days: code === 'US' ? days : null,
})
const storefronts: StorefrontPerformances = {
  storefronts: [country('US', 900, 80), country('JP', 400, 2000), country('DE', null, 0)],
  revenueCurrency: 'USD',
  provenance,
}

/** Downloads of a day a year ago, worldwide and in one country. */
const past = (country: string | undefined) => ({
  days: [{ date: '2025-03-01' as const, downloads: country === 'US' ? 7 : 70, revenue: 1 }, ...days],
  revenueCurrency: 'USD',
  provenance,
})

interface Answers {
  trends?: OverviewTrends | null
  storefronts?: StorefrontPerformances | null
  /** What the own store tells. */
  own?: OwnFigures
}

function open({ own, ...answers }: Answers = {}) {
  const given = { trends, storefronts, ...answers }
  respond(getPerformanceHistory, ({ query }) => ({
    ...past(query.country),
    ...(own && { own: { lastDay: own.lastDay } }),
  }))
  respond(getStorefrontPerformance, given.storefronts ?? refusal('APP_NOT_FOUND'))
  respond(
    getOverviewTrends,
    given.trends ? { ...given.trends, ...(own && { own: { lastDay: own.lastDay } }) } : refusal('APP_NOT_FOUND'),
  )
  respond(getAppPerformance, { ...performance, ...(own && { own }) })
  drawPage(<DownloadsPage app={{ ...ownApp(project), locale: 'en-US' }} />)
}
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

test('OV-073: each country with its figure and change; what is not known is not 0', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'Downloads by country' })
  expect(cells(table)).toEqual([
    ['United States', '900', 'down 25.0%25.0%'],
    ['Japan', '400', 'down 25.0%25.0%'],
    ['Germany', '–', '–'],
  ])
  await userEvent.click(screen.getByRole('radio', { name: 'Revenue' }))
  expect(
    cells(screen.getByRole('table', { name: 'Revenue by country' })).map(([name, value]) => [name, value]),
  ).toEqual([
    ['Japan', '$2,000'],
    ['United States', '$80'],
    ['Germany', '$0'],
  ])
})

test('OV-073: what other countries bring comes last, so that all add up to the world; estimates of their own do not', async () => {
  const elsewhere = { downloadsLast30Days: 63_700, revenueLast30Days: null }
  open({ storefronts: { ...storefronts, elsewhere } })
  const table = await screen.findByRole('table', { name: 'Downloads by country' })
  expect(cells(table).at(-1)).toEqual(['Other countries', '63,700', '–'])
  await userEvent.click(screen.getByRole('radio', { name: 'Revenue' }))
  expect(screen.getByRole('table', { name: 'Revenue by country' })).not.toHaveTextContent('Other countries')
})

test('OV-073: countries that the own store tells are said to be its, beside revenue that we estimate', async () => {
  open({ storefronts: { ...storefronts, own: { lastDay: '2026-03-02' } } })
  await screen.findByRole('table', { name: 'Downloads by country' })
  expect(screen.getByRole('region', { name: 'By country' })).toHaveTextContent(/^By countryYour figures/)
  const info = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'About By country' }))
    return screen.findByRole('dialog', { name: 'By country' })
  }
  expect(await info()).toHaveTextContent('from your store account')
  await userEvent.click(screen.getByRole('radio', { name: 'Revenue' }))
  expect(await info()).toHaveTextContent('In real stores we estimate each country')
  expect(screen.getByRole('region', { name: 'By country' })).toHaveTextContent(/^By countryOur estimate/)
})

test('OV-021: single days say whose figures they are, in each period and place', async () => {
  const { downloadsLast30Days, downloadsLast30DaysDelta } = performance
  const told = { downloadsLast30Days, downloadsLast30DaysDelta, lastDay: '2026-03-02' as const }
  open({ own: { ...told, estimatedDownloadsLast30Days: 60_000, estimateError: null } })
  const days = await screen.findByRole('region', { name: 'Day by day' })
  await screen.findByRole('button', { name: 'View as table' })
  expect(days).toHaveTextContent(/^Day by dayYour figures/)
  await userEvent.click(screen.getByRole('radio', { name: 'United States' }))
  // What its countries tell was read before.
  expect(days).toHaveTextContent(/^Day by dayOur estimate/)
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }))
  await screen.findByRole('button', { name: 'View as table' })
  expect(days).toHaveTextContent(/^Day by dayYour figures/)
  await userEvent.click(screen.getByRole('radio', { name: 'Revenue' }))
  expect(days).toHaveTextContent(/^Day by dayOur estimate/)
})

test('OV-073: only tracked countries can be chosen', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'Downloads by country' })
  expect(
    within(table)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['United States', 'Germany'])
})

test('OV-021: single days worldwide and in the selected country', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'View as table' }))
  const table = () => screen.getByRole('table', { name: 'Downloads by day' })
  expect(cells(table()).map(([, value]) => value)).toEqual(['500', '400'])
  await userEvent.click(screen.getByRole('radio', { name: 'United States' }))
  expect(cells(table()).map(([, value]) => value)).toEqual(['50', '40'])
})

test('OV-021: up to 400 days, which are asked for only where somebody wants them', async () => {
  open()
  const ofPast = () => asked(getPerformanceHistory).map(({ query }) => query.days)
  await userEvent.click(await screen.findByRole('button', { name: 'View as table' }))
  const first = async () => cells(await screen.findByRole('table', { name: 'Downloads by day' })).at(-1)
  expect(ofPast()).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: '400 days' }))
  expect(await first()).toEqual(['01. March 2025', '70', '–'])
  await userEvent.click(screen.getByRole('radio', { name: 'United States' }))
  expect(await first()).toEqual(['01. March 2025', '7', '–'])
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }))
  await first()
  expect(ofPast()).toEqual(['400', '400', '90'])
  await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
  expect(await first()).toEqual(['01. March 2026', '40', '–'])
})

test('OV-021: offline a period that this device never saw says so, and another can be chosen', async () => {
  open()
  await screen.findByRole('button', { name: 'View as table' })
  connectivity.set('offline')
  noNetwork()
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }))
  expect(await screen.findByText("Daily values load when you're back online")).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
  expect(screen.getByRole('button', { name: 'View as table' })).toBeVisible()
})

test('OV-022: where single days or countries are not known it is said', async () => {
  open({ storefronts: { ...storefronts, storefronts: null } })
  expect(await screen.findByText('No data by country.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Revenue' }))
  expect(screen.getByText('No daily values here.')).toBeVisible()
})

test('on the live market, days and countries that are missing name the sources that are off', async () => {
  signIn(tokensOf({ ...ada, market: 'live' }))
  respond(getStoreSources, { on: [...DEFAULT_SOURCES], chosenBy: 'nobody' })
  open({ trends: { ...trends, downloads: null }, storefronts: { ...storefronts, storefronts: [] } })
  for (const missing of ['No daily values here.', 'No data by country.']) {
    const part = await screen.findByText(missing)
    await waitFor(() => expect(part).toHaveTextContent('Switched off on this server: App Store charts on the web'))
  }
})

test('OV-021: each part fails by itself', async () => {
  open({ storefronts: null })
  expect(await screen.findByText("Couldn't load the countries")).toBeVisible()
  expect(screen.getByRole('group', { name: 'Downloads' })).toHaveTextContent('65K')
})
