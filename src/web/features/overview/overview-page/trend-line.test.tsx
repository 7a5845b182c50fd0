import { screen, waitFor } from '#tests/support/render.tsx'
import { beforeEach, expect, test } from 'vitest'
import { getOverviewTrends } from '#contract/overview/history.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { queryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { show } from '../fixtures.tsx'
import { TrendLine } from './trend-line.tsx'

const points = (...values: (number | null)[]) =>
  values.map((value, index) => ({ date: dayOf(Date.UTC(2026, 10, index + 1)), value }))
const nothing = { downloads: null, revenue: null, rankedKeywords: null, averageRating: null }

let count = 0
const line = (figure: 'downloads' | 'averageRating') => {
  count += 1
  return show(<TrendLine listing={{ trackId: String(count), store: 'APP_STORE', locale: 'en-US' }} figure={figure} />)
}

beforeEach(() => {
  signIn(tokensOf(ada, 36_000))
})

test('OV-021: the line is an image whose name tells its course, apart from the change that the card tells', async () => {
  const downloads = points(41_200, 42_000, 43_000, 42_500, null, 44_000, 46_000, 48_210)
  respond(getOverviewTrends, { ...nothing, downloads })
  const { container } = line('downloads')
  expect(await screen.findByRole('img', { name: 'Daily values: from 41,200 to 48,210 in 8 days' })).toBeInTheDocument()
  expect(container).toHaveTextContent(/^$/)
})

test('OV-025: stars keep their hundredths', async () => {
  respond(getOverviewTrends, { ...nothing, averageRating: points(4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.618) })
  line('averageRating')
  expect(await screen.findByRole('img', { name: 'Daily values: from 4.50 to 4.62 in 7 days' })).toBeInTheDocument()
})

test('a figure whose past is not known, or a read that fails, leaves the place empty', async () => {
  respond(getOverviewTrends, nothing)
  const unknown = line('downloads')
  await waitFor(() => expect(queryClient.get().isFetching()).toBe(0))
  expect(unknown.container).toBeEmptyDOMElement()
  refuse(getOverviewTrends, 'APP_NOT_AVAILABLE')
  const failed = line('downloads')
  await waitFor(() => expect(queryClient.get().isFetching()).toBe(0))
  expect(failed.container).toBeEmptyDOMElement()
})
