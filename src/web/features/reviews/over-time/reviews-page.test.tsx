import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCompetitors } from '#contract/projects.ts'
import { getTrackedKeywords, type TrackedKeyword } from '#contract/keywords/tracked.ts'
import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import { getCompetitorReviews, type CompetitorReviews } from '#contract/reviews/competitors.ts'
import { getReviewInbox, getReviewModel, getReviews, type ReviewInbox } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { moorlight, reviewOf } from '../summaries/summary-fixtures.ts'
import { ReviewsPage } from './reviews-page.tsx'

const now = Date.now()
/** A review that was written so many days ago. */
const ago = (days: number, given: Partial<OwnReview> = {}): OwnReview => {
  const writtenAt = new Date(now - days * DAY_MS).toISOString()
  return reviewOf({ id: `r${days}-${given.rating ?? 5}`, writtenAt, changedAt: writtenAt, rating: 5, ...given })
}
/** 4 stars on average with 4.11 in the 30 days before, 3 with 4.12 in the last 30. */
const dropped = [
  ...[31, 35, 40, 45].map((days) => ago(days, { rating: 4, version: '4.11.0' })),
  ...[1, 5, 10, 15].map((days) => ago(days, { rating: 3, version: '4.12.0' })),
]

const dusk = { trackId: '2001', store: 'APP_STORE' as const, name: 'Dusk Harbour', iconUrl: null, developerName: null }
const publicReviews: CompetitorReviews = {
  reviews: [
    { rating: 4, writtenAt: ago(1).writtenAt, answeredAt: null },
    { rating: 2, writtenAt: ago(1).writtenAt, answeredAt: null },
  ],
  completeFrom: dayOf(now - 20 * DAY_MS),
  locales: ['en-US', 'de-DE'],
  tellsAnswers: false,
  provenance: {
    kind: 'measured',
    asOf: new Date(now).toISOString(),
    stale: false,
    method: null,
    inputs: [],
  },
}

const trackedKeyword = (keyword: string): TrackedKeyword => ({
  keyword,
  rank: null,
  change: null,
  volume: null,
  difficulty: null,
  relevancy: null,
  appsCount: null,
  type: null,
  trackedSince: '2026-01-01T00:00:00Z',
  isStarred: false,
  note: '',
  tags: [],
  owner: null,
  maxReach: null,
  competitorRanks: {},
})

function open(reviews: readonly OwnReview[], title = moorlight.title, given: Partial<ReviewInbox> = {}) {
  respond(getReviewModel, { isConfigured: false, host: null })
  respond(getCompetitors, { content: [dusk], pageNumber: 1, pageSize: 300, totalPages: 1 })
  const months = Map.groupBy(reviews, ({ writtenAt }) => writtenAt.slice(0, 7))
  respond(getReviewInbox, {
    source: 'console',
    connection: null,
    problem: null,
    readAt: null,
    total: reviews.length,
    toAnswer: 0,
    toApprove: 0,
    months: [...months].map(([month, all]) => ({ month, count: all.length, changedAt: new Date(now).toISOString() })),
    ...given,
  })
  respond(getReviews, ({ query }) => ({
    content: [...(months.get(query.month ?? '') ?? [])],
    pageNumber: 1,
    pageSize: 1000,
    totalPages: 1,
  }))
  respond(getTrackedKeywords, {
    keywords: [],
    tags: [],
    slots: { used: 3, limit: 50 },
    measuring: null,
    provenance: null,
  })
  drawPage(<ReviewsPage app={{ ...ownApp({ ...moorlight, title }), locale: 'en-US' }} />)
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

// The drawing comes late: bringing it is not what is tested.
beforeAll(() => import('#web/ui/charts/day-chart.tsx'), 60_000)
beforeEach(() => signIn(tokensOf(ada)))
afterEach(async () => {
  connectivity.set('online')
  for (const { seq } of outbox.get().entries) await undo(seq)
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

describe('MENU-079: reviews over time', () => {
  test('REV-001: where the store withholds its list, that and the way to the reviews stand in place of "none"', async () => {
    open([], undefined, { source: 'market', withheldIn: ['JP'] })
    const note = await screen.findByText(/withholds its list of reviews at present in these countries: Japan/)
    expect(within(note).getByRole('link', { name: 'Connect your store' })).toBeVisible()
    expect(screen.queryByText(/as soon as the store has some/)).toBeNull()
  })

  test('volume, stars, answered share and time to answer of each week stand in the table', async () => {
    const answered = ago(3, {
      reply: {
        text: 'Thanks.',
        state: 'published',
        origin: 'person',
        ruleId: null,
        writtenAt: new Date(now - 3 * DAY_MS + 6 * 3_600_000).toISOString(),
        stateAt: new Date(now).toISOString(),
        sendAt: null,
        problem: null,
        held: null,
      },
    })
    open([answered, ago(3, { rating: 4 })])
    await userEvent.click(await screen.findByRole('button', { name: 'View as table' }))
    const rows = rowsOf(screen.getByRole('table', { name: 'Reviews over time' }))
    expect(rows.filter((row) => row?.endsWith('24.5050%6 hours'))).toHaveLength(1)
    expect(rows.filter((row) => row?.endsWith('0–––'))).not.toHaveLength(0)
  })

  test('they are split by version, with a legend', async () => {
    open(dropped)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Split by' }), 'By version')
    const names = within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem')
    expect(names.map(({ textContent }) => textContent)).toEqual(['4.11.0', '4.12.0'])
  })

  test('chosen competitors stand beside the own app: what the store does not tell is not known, and never 0', async () => {
    open([ago(1, { country: 'US' }), ago(1, { country: 'JP', rating: 1 })])
    respond(getCompetitorReviews, publicReviews)
    const chip = await screen.findByRole('button', { name: 'Dusk Harbour', pressed: false })
    await userEvent.click(chip)
    expect(
      await screen.findByText(/Dusk Harbour: known since .*, the store's public list goes no further/),
    ).toBeVisible()
    expect(screen.getByText("Dusk Harbour: the store doesn't provide replies")).toBeVisible()
    expect(screen.getByText(/Countries of all lines: United States and Germany\..*Public store data/)).toBeVisible()
    const names = within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem')
    expect(names.map(({ textContent }) => textContent)).toEqual([moorlight.title, 'Dusk Harbour'])

    await userEvent.click(screen.getByRole('button', { name: 'View as table' }))
    const rows = rowsOf(screen.getByRole('table', { name: 'Reviews over time' }))
    // The own review from Japan is left out, for the competitor's of Japan were not read.
    expect(rows.filter((row) => row?.endsWith(`${moorlight.title}15.000%–`))).toHaveLength(1)
    expect(rows.filter((row) => row?.endsWith('Dusk Harbour23.00––'))).toHaveLength(1)
    expect(rows.filter((row) => row?.endsWith('Dusk Harbour––––')).length).toBeGreaterThan(8)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Split by' }), 'By version')
    expect(screen.queryByRole('group', { name: 'Competitors' })).toBeNull()
  })

  test('a competitor whose reviews can not be had says why, and is asked again', async () => {
    open([ago(1)])
    refuse(getCompetitorReviews, 'APP_NOT_FOUND')
    await userEvent.click(await screen.findByRole('button', { name: 'Dusk Harbour' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    respond(getCompetitorReviews, { ...publicReviews, reviews: null, locales: [], provenance: null })
    await userEvent.click(again)
    expect(await screen.findByText('Dusk Harbour: no public reviews are known')).toBeVisible()
    expect(screen.queryByText(/of all lines/)).toBeNull()
  })

  test('offline, what the device has of a competitor is drawn, and what it has not is said', async () => {
    open([ago(1)])
    await screen.findByRole('button', { name: 'Dusk Harbour' })
    noNetwork()
    connectivity.set('offline')
    await userEvent.click(screen.getByRole('button', { name: 'Dusk Harbour' }))
    expect(await screen.findByText('Dusk Harbour: not saved on this device')).toBeVisible()
  })

  test('a change of the average is explained by versions, exactly', async () => {
    open(dropped)
    const table = await screen.findByRole('table', { name: 'Contributions to the change' })
    expect(rowsOf(table)).toEqual([
      '4.11.04 → 04.00 → –−0.500',
      '4.12.00 → 4– → 3.00−0.500',
      'All reviews4 → 44.00 → 3.00−1.000',
    ])
    await userEvent.click(screen.getByRole('radio', { name: 'Countries' }))
    expect(rowsOf(screen.getByRole('table', { name: 'Contributions to the change' }))[0]).toBe(
      'United States4 → 44.00 → 3.00−1.000',
    )
  })

  test('a phrase that people use is tracked with one press', async () => {
    const bodies = ['I love the rain sounds here', 'The rain sounds are great', 'Best rain sounds, so calm']
    open(bodies.map((body, index) => ago(index + 1, { id: `k${index}`, body })))
    const button = await screen.findByRole('button', { name: 'Track rain sounds' })
    await vi.waitFor(() => expect(button).toBeEnabled())
    connectivity.set('offline')
    await userEvent.click(button)
    await vi.waitFor(() =>
      expect(outbox.get().entries).toMatchObject([{ name: 'addKeywords', payload: { keywords: ['rain sounds'] } }]),
    )
    expect(await screen.findByText('Tracked')).toBeVisible()
  })

  test('a phrase that is tracked says so, and where all slots are taken none is offered', async () => {
    const bodies = ['I love the rain sounds here', 'The rain sounds are great', 'Best rain sounds, so calm']
    const more = ['The sleep timer is kind', 'Love my sleep timer', 'A sleep timer for all']
    open([...bodies, ...more].map((body, index) => ago(index + 1, { id: `k${index}`, body })))
    respond(getTrackedKeywords, {
      keywords: [trackedKeyword('rain sounds')],
      tags: [],
      slots: { used: 50, limit: 50 },
      measuring: null,
      provenance: null,
    })
    expect(await screen.findByRole('button', { name: 'Track sleep timer' })).toBeDisabled()
    expect(await screen.findByText('Tracked')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Track rain sounds' })).toBeNull()
    expect(screen.getByText('All keyword slots are in use.')).toBeVisible()
  })

  test('without reviews, and offline without saved ones, it says so', async () => {
    open([])
    expect(await screen.findByRole('heading', { name: 'No reviews in the last 12 months' })).toBeVisible()
  })

  test('offline, what is not saved is said', async () => {
    noNetwork()
    connectivity.set('offline')
    drawPage(<ReviewsPage app={{ ...ownApp(moorlight), locale: 'en-US' }} />)
    expect(await screen.findByText('Not saved on this device')).toBeVisible()
  })
})
