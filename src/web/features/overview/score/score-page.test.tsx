import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getAppDetails, getAsoScore, getAverageRating } from '#contract/overview/overview.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork, refusal, respond, type Answer } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { select, selection } from '#web/offline/selection.ts'
import { details, measured, project } from '../fixtures.tsx'
import { ScorePage } from './score-page.tsx'

const components = [{ id: 'title' as const, points: 20, maxPoints: 25 }]
type Scores = Record<string, Answer<typeof getAsoScore>>
const scores: Scores = {
  'en-US': { score: 0.8, components, provenance: measured },
  'de-DE': refusal('APP_NOT_AVAILABLE'),
}

function open(answers: Scores = scores) {
  respond(getAsoScore, ({ query }) => answers[query.locale] ?? refusal('FORBIDDEN'))
  respond(getAverageRating, {
    avgRating: 4.5,
    ratingCount: 900,
    delta: null,
    country: 'US',
    days: 30,
    provenance: measured,
  })
  respond(getAppDetails, details)
  respond(getAllRankedKeywords, { status: 'DONE', keywords: [], provenance: null })
  drawPage(<ScorePage project={project} locale="en-US" />)
}

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

test('OV-016, OV-019: the ring, the points of each part and what to do next', async () => {
  open()
  expect(await screen.findByRole('img', { name: 'ASO score 80 of 100' })).toBeVisible()
  expect(screen.getByRole('table', { name: 'Points of each part' })).toHaveTextContent('20 / 25')
  expect(await screen.findByRole('heading', { name: 'Best next edit' })).toBeVisible()
})

test('OV-071: each tracked country with its score, or why it has none; a press selects it', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'ASO score by country' })
  expect(await within(table).findByText('Not available in this country')).toBeVisible()
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'United States80',
    'GermanyNot available in this country',
  ])
  await userEvent.click(within(table).getByRole('button', { name: 'Germany' }))
  expect(selection.get().locale).toBe('de-DE')
  select({ locale: null })
})

test('OV-071: too little known makes no score', async () => {
  open({ 'en-US': { score: null, components: [], provenance: null } })
  expect(await screen.findByText('No data available')).toBeVisible()
})

test('OV-071: what failed can be tried again', async () => {
  open({})
  expect(await screen.findByText("Couldn't load the score")).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('OV-071: offline a score that was never seen comes with the connection', async () => {
  connectivity.set('offline')
  noNetwork()
  drawPage(<ScorePage project={project} locale="en-US" />)
  expect(await screen.findByText("The score loads when you're back online")).toBeVisible()
})
