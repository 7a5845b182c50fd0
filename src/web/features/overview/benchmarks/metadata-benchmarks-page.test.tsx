import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BenchmarkedApp, getMetadataBenchmarks } from '#contract/market/metadata-benchmarks.ts'
import { getTopChart } from '#contract/market/top-charts.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { getBenchmarks } from '#contract/overview/sections.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { app, details, measured } from '../fixtures.tsx'
import { MetadataBenchmarksPage } from './metadata-benchmarks-page.tsx'

const other = (place: number, part: Partial<BenchmarkedApp> = {}): BenchmarkedApp => ({
  trackId: String(place),
  title: `App ${place}`,
  iconUrl: null,
  place,
  shortDescription: null,
  promotionalText: null,
  description: 100 * place,
  screenshots: 5,
  videos: 0,
  isFree: true,
  hasPurchases: null,
  lastReleaseDate: null,
  ...part,
})
const answer = (apps: BenchmarkedApp[] | null, of = apps?.length ?? 0) => ({
  apps,
  of,
  day: '2026-11-30' as const,
  provenance: measured,
})

const open = () => drawPage(<MetadataBenchmarksPage app={{ ...app, locale: 'en-US' }} />)

beforeEach(() => {
  signIn(tokensOf(ada))
  respond(getAppDetails, details)
  respond(getTopChart, { categories: [], places: null, comparedTo: null, provenance: null })
  respond(getBenchmarks, { categoryMetrics: { iconUrls: null, palette: null }, provenance: null })
})
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

test('MKT-003, MKT-015, LIM-018: the category of the own app is asked for in the one country selected, and the own app is not compared with itself', async () => {
  respond(getMetadataBenchmarks, answer([other(1), other(2, { trackId: app.trackId }), other(3)]))
  open()
  expect(await screen.findByRole('table', { name: 'Your listing next to 2 apps' })).toBeVisible()
  expect(asked(getMetadataBenchmarks).at(-1)?.query).toMatchObject({
    category: details.categories[0]!.name,
    locale: 'en-US',
    top: '30',
  })
  expect(screen.queryByRole('combobox', { name: /countr/i })).toBeNull()
})

test('MKT-003: a field that is known of no app says so instead of a 0; how many listings are known is said', async () => {
  respond(getMetadataBenchmarks, answer([other(1), other(2)], 30))
  open()
  const row = (await screen.findByRole('cell', { name: 'Subtitle' })).closest('tr')!
  expect(within(row).getByText('Not known for these apps')).toBeVisible()
  expect(screen.getByText(/2 of 30 listings are known/)).toBeVisible()
})

test('MKT-003: a habit leads to its apps', async () => {
  respond(getMetadataBenchmarks, answer([other(1, { title: 'Calm: Sleep' }), other(2)]))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Name before the description in the title' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Calm: Sleep')).toBeVisible()
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
})

test('MKT-003: without a chart there is a next step; offline without anything saved the page says when it comes', async () => {
  respond(getMetadataBenchmarks, answer(null))
  open()
  expect(await screen.findByText(/Choose another category or country/)).toBeVisible()
  getQueryClient().clear()
  noNetwork()
  connectivity.set('offline')
  await userEvent.click(screen.getByRole('radio', { name: 'Top 50' }))
  expect(await screen.findByText("Benchmarks load when you're back online")).toBeVisible()
})
