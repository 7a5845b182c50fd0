import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getStoreSources } from '#contract/market/sources.ts'
import { getAverageRating, getVersions } from '#contract/overview/overview.ts'
import { getRatingHistory } from '#contract/overview/history.ts'
import { getCompetitors, type Project } from '#contract/projects.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, respond, type Answer } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { RatingsPage } from './ratings-page.tsx'

const project: Project = {
  projectId: '66666666-6666-4666-8666-666666666666',
  trackId: '1',
  store: 'APP_STORE',
  title: 'Moorlight',
  iconUrl: null,
  developerName: null,
  countries: ['de-DE'],
}
const points = [0, 1, 2, 3, 4].map((day) => ({
  date: dayFromToday(day - 4),
  avgRating: 4.7,
  ratingCount: 1000 + 10 * day,
}))
const gained = { days: 30, last: [40, 0, 0, 10, 50], before: [2, 0, 0, 18, 180] }
const history = { points, distribution: [40, 5, 5, 50, 900], gained, provenance: null }
const rival = { trackId: '2', store: 'APP_STORE' as const, name: 'Dusk Harbour', iconUrl: null, developerName: null }

function open(answer: Answer<typeof getRatingHistory> = history) {
  respond(getRatingHistory, answer)
  respond(getCompetitors, { content: [rival], pageNumber: 1, pageSize: 300, totalPages: 1 })
  respond(getVersions, {
    versions: [{ version: '4.12', releasedAt: `${dayFromToday(-2)}T09:00:00Z`, releaseNotes: 'Quieter.', texts: null }],
  })
  respond(getAverageRating, {
    avgRating: 4.7,
    ratingCount: 1,
    delta: null,
    country: 'DE',
    days: 30,
    provenance: null,
  })
  drawPage(<RatingsPage app={{ ...project, project, locale: 'de-DE', isOwn: true }} />)
}

// The drawing comes late: bringing it is not what is tested.
beforeAll(() => import('#web/ui/charts/day-chart.tsx'), 60_000)
beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
})

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

test('OV-025: new ratings by stars beside those of the days before, with their mean', async () => {
  open()
  const rows = rowsOf(await screen.findByRole('table', { name: 'New ratings by stars' }))
  expect(rows).toEqual([
    'StarsLast 30 days30 days before',
    '5 stars50% 5090% 180',
    '4 stars10% 109% 18',
    '3 stars0% 00% 0',
    '2 stars0% 00% 0',
    '1 star40% 401% 2',
    'Allavg. 3.30 100avg. 4.87 200',
  ])
})

test('OV-025: where the store does not tell the stars, that is said', async () => {
  open({ ...history, distribution: null, gained: null })
  expect(await screen.findByText("The store doesn't show how new ratings are distributed by stars.")).toBeVisible()
})

test('on the first day of the live market it is said when the first new ratings by stars come', async () => {
  signIn(tokensOf({ ...ada, market: 'live' }))
  respond(getStoreSources, { on: ['documented', 'productPages'], chosenBy: 'nobody' })
  open({ ...history, points: points.slice(-1), gained: null })
  const card = within(await screen.findByRole('region', { name: 'New ratings' }))
  expect(await card.findByRole('note')).toHaveTextContent(/^Recorded since .* The first comparison comes after /)
  expect(card.queryByText(/doesn't show/)).toBeNull()
})

test('without ratings by stars the page names the source that is off', async () => {
  signIn(tokensOf({ ...ada, market: 'live' }))
  respond(getStoreSources, { on: ['documented'], chosenBy: 'staff' })
  open({ ...history, distribution: null, gained: null })
  expect(await screen.findByText(/^Switched off on this server: App Store product pages\./)).toBeVisible()
})

test('OV-072: a version in the line tells its release notes to who comes by keyboard', async () => {
  open()
  const mark = await screen.findByRole('button', { name: /^4\.12, / })
  mark.focus()
  expect(await screen.findByText('Quieter.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('Quieter.')).toBeNull()
})

test('OV-025: the new ratings of each day stand in the table, and the way to the timeline below', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'View as table' }))
  const [, newest, ...older] = rowsOf(screen.getByRole('table', { name: 'Average rating by day' }))
  expect(newest).toMatch(/4\.70101,040$/)
  expect(older.at(-1)).toMatch(/4\.70–1,000$/)
  expect(screen.getByRole('link', { name: 'App timeline' })).toHaveAttribute('href', '/analyze-market/timeline')
})

test("COMP-014: a competitor's line is asked for once it is chosen", async () => {
  open()
  const ofRival = () => asked(getRatingHistory).filter(({ query }) => query.trackId === '2')
  const chip = await screen.findByRole('button', { name: 'Dusk Harbour' })
  expect(ofRival()).toEqual([])
  await userEvent.click(chip)
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  await vi.waitFor(() => expect(ofRival()).toHaveLength(1))
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
  const ofChart = await screen.findByRole('button', { name: 'View as table' })
  expect(chips.compareDocumentPosition(ofChart)).toBe(place)
})
