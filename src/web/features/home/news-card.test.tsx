import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { getRankHistory, type DailyRanks } from '#contract/keywords/rank-history.ts'
import { getTrackedKeywords, type TrackedKeyword } from '#contract/keywords/tracked.ts'
import { getCompetitorChanges, type ChangedCompetitor } from '#contract/market/competitor-changes.ts'
import { getListingChanges, getOverviewTrends, type ListingChange } from '#contract/overview/history.ts'
import { getProfile } from '#contract/profile.ts'
import { getCompetitors, type Project } from '#contract/projects.ts'
import { DAY_MS, dayOf, daysBefore } from '#contract/protocol/days.ts'
import { KEYWORD_HISTORY_DAYS } from '#contract/protocol/limits.ts'
import { getReviewInbox, getReviews } from '#contract/reviews/reading.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { screen, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { VISIT_ENDS_AFTER_MS } from '#web/apps/saved-visits.ts'
import { look } from '#web/apps/visits.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { saveAnswers, writeAnswers } from '#web/data/cache/save-answers.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { NewsCard } from './news-card.tsx'

const project: Project = {
  projectId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c11',
  trackId: '1500000001',
  store: 'APP_STORE',
  title: 'Moorlight',
  iconUrl: null,
  developerName: null,
  countries: ['en-US'],
}
const hushwick = { trackId: '2', store: 'APP_STORE' as const, name: 'Hushwick', iconUrl: null, developerName: null }
const now = Date.now()
const today = dayOf(now)

const keyword = (name: string): TrackedKeyword => ({
  keyword: name,
  rank: null,
  change: null,
  volume: 50,
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

/** The ranks of the days before yesterday, of yesterday and of today, by keyword. */
type Last = Record<string, [before: number, yesterday: number, today: number]>

const historyOf = (last: Last) => ({
  from: daysBefore(Date.parse(today), KEYWORD_HISTORY_DAYS - 1),
  ranks: Object.fromEntries(
    Object.entries(last).map(([name, [before, ...days]]): [string, DailyRanks] => [
      name,
      [...Array.from({ length: KEYWORD_HISTORY_DAYS - 2 }, () => before), ...days],
    ]),
  ),
  provenance: null,
})

interface Told {
  own: Last
  theirs?: Last
  changes?: ListingChange[]
  changed?: Partial<ChangedCompetitor> | null
}

function answer({ own, theirs = {}, changes = [], changed = {} }: Told) {
  respond(getTrackedKeywords, {
    keywords: Object.keys(own).map(keyword),
    tags: [],
    slots: { used: 1, limit: 100 },
    measuring: null,
    provenance: null,
  })
  respond(getRankHistory, ({ body }) => historyOf(body.trackId === project.trackId ? own : theirs))
  respond(getListingChanges, { changes, provenance: null })
  respond(getOverviewTrends, {
    downloads: null,
    revenue: null,
    rankedKeywords: null,
    averageRating: [
      { date: daysBefore(now, 1), value: 4.7 },
      { date: today, value: 4.72 },
    ],
  })
  respond(getCompetitors, {
    content: changed === null ? [] : [hushwick],
    pageNumber: 1,
    pageSize: 300,
    totalPages: 1,
  })
  const nothing = { versions: [], changes: [], events: [], featured: [] }
  respond(getCompetitorChanges, {
    days: 30,
    competitors: changed === null ? [] : [{ ...hushwick, ...nothing, ...changed }],
    provenance: null,
  })
  refuse(getProfile, 'FORBIDDEN')
  refuse(getReviewInbox, 'APP_NOT_FOUND')
  refuse(getReviews, 'APP_NOT_FOUND')
}

const open = () => drawPage(<NewsCard project={project} locale="en-US" withListing />)
const card = async () => within(await screen.findByRole('region', { name: 'What moved' }))

beforeEach(() => {
  // Competitors' ranks come once the browser is idle.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  return signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  getQueryClient().clear()
  connectivity.set('online')
  session.set({ identity: null, state: 'out' })
})

test('OP-05: winners and losers since yesterday, those that most searchers notice first, each with the way to its history', async () => {
  answer({ own: { rain: [12, 12, 8], calm: [60, 60, 50], sleep: [2, 2, 14], fog: [5, 5, 5] } })
  open()
  const list = await card()
  expect(await list.findByRole('link', { name: '2 up, 1 down' })).toBeVisible()
  expect(list.getByText('1 new in the first 10')).toBeVisible()
  expect(list.getByText('1 left the first 10')).toBeVisible()
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.slice(0, 3)).toEqual([
    expect.stringMatching(/^rain.*New in the first 10.*12.*8.*up 4/),
    expect.stringMatching(/^calm.*60.*50/),
    expect.stringMatching(/^sleep.*Left the first 10.*2.*14.*down 12/),
  ])
  const { pathname, searchParams } = new URL(list.getByRole('link', { name: 'rain' }).getAttribute('href')!, 'http://x')
  expect([pathname, searchParams.get('q')]).toEqual(['/analyze-keywords/keyword-monitoring', 'rain'])
  expect(list.getByRole('link', { name: /^Rating 4\.72 up 0\.02/ })).toHaveAttribute('href', '/rr/ratings')
})

test('where nothing moved it says so, of keywords and of competitors', async () => {
  answer({ own: { rain: [9, 9, 9], fog: [5, 5, 5] }, theirs: { rain: [3, 3, 3] } })
  open()
  const list = await card()
  expect(await list.findByText('None of your 2 keywords moved.')).toBeVisible()
  expect(
    await list.findByText(/^No competitor has changed its listing or moved for your keywords since /),
  ).toBeVisible()
})

test('an own edit of the days before is a likely cause, with the way to the ranks around it', async () => {
  const day = daysBefore(now, 2)
  const title: ListingChange = { part: 'title', day, before: 'Moorlight', after: 'Moorlight: Rain' }
  answer({ own: { 'rain sounds': [12, 12, 8], fog: [5, 5, 6] }, changes: [title] })
  open()
  const list = await card()
  expect(await list.findByText(/Title changed, a likely cause of moves since\./)).toBeVisible()
  expect(list.getByRole('link', { name: 'Ranks before and after' })).toHaveAttribute(
    'href',
    expect.stringContaining(`edit=${day}`),
  )
  await list.findByText(/Likely cause: /)
  const [rain, fog] = list.getAllByRole('listitem')
  expect(rain).toHaveTextContent(/Likely cause: Title changed/)
  expect(fog).not.toHaveTextContent(/Likely cause/)
})

test('a competitor that passed the app and has just edited its listing is a likely cause; its edits and moves lead on', async () => {
  answer({
    own: { rain: [4, 4, 6] },
    theirs: { rain: [9, 9, 3] },
    changed: { changes: [{ part: 'screenshots', day: today, before: 'a', after: 'b' }] },
  })
  open()
  const list = await card()
  expect(await list.findByText(/Likely cause: Hushwick, Screenshots changed/)).toBeVisible()
  expect(list.getByRole('link', { name: 'Hushwick: Screenshots changed' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/analyze-market\/timeline\?competitor=/),
  )
  const moves = list.getByRole('link', { name: 'Hushwick: 1 up, 0 down for your keywords' })
  expect(moves).toHaveAttribute('href', expect.stringMatching(/^\/app-overview\/compare\?.*#keywords$/))
  expect(list.getByText('passed you, you: 6')).toBeVisible()
})

test('without keywords and competitors it leads to where one finds them', async () => {
  answer({ own: {}, changed: null })
  open()
  const list = await card()
  expect(await list.findByRole('link', { name: 'Find keywords' })).toHaveAttribute(
    'href',
    '/analyze-keywords/keyword-research',
  )
  expect(await list.findByRole('link', { name: 'Add competitors' })).toHaveAttribute(
    'href',
    '/analyze-market/competitors',
  )
})

test('a visit of some days ago can be compared with, too', async () => {
  answer({ own: { rain: [20, 9, 8] } })
  await look('news APP_STORE 1500000001 en-US', { at: now - 5 * DAY_MS, changes: [] }, now - 5 * DAY_MS)
  expect(VISIT_ENDS_AFTER_MS).toBeLessThan(DAY_MS)
  open()
  const list = await card()
  expect(await list.findByText('up 1')).toBeInTheDocument()
  await userEvent.click(await list.findByRole('radio', { name: 'Your last visit' }))
  expect(await list.findByText('up 12')).toBeInTheDocument()
})

test('new reviews to answer lead to the inbox', async () => {
  answer({ own: { rain: [9, 9, 9] } })
  respond(getReviewInbox, {
    source: 'console',
    connection: null,
    problem: null,
    readAt: null,
    total: 40,
    toAnswer: 12,
    toApprove: 0,
    months: [],
  })
  const review = (id: string, writtenAt: string) => ({
    id,
    trackId: project.trackId,
    store: project.store,
    source: 'console' as const,
    rating: 2,
    title: null,
    body: 'Too loud',
    author: null,
    country: null,
    language: null,
    languageFrom: null,
    version: null,
    device: null,
    likes: null,
    writtenAt,
    changedAt: writtenAt,
    earlier: [],
    reply: null,
    changedAfterReply: false,
    isDone: false,
  })
  const content = [review('r2', `${today}T00:00:00.000Z`), review('r1', `${daysBefore(now, 9)}T09:00:00.000Z`)]
  respond(getReviews, { content, pageNumber: 1, pageSize: 50, totalPages: 1 })
  open()
  const list = await card()
  expect(await list.findByRole('link', { name: '1 new review to answer' })).toHaveAttribute(
    'href',
    '/rr/reply-to-reviews?view=to-answer',
  )
})

test('offline, what was seen is still there; what never was says that it loads later', async () => {
  const stop = saveAnswers()
  answer({ own: { rain: [12, 12, 8] } })
  const { unmount } = open()
  await (await card()).findByRole('link', { name: 'rain' })
  await writeAnswers()
  stop()
  unmount()
  getQueryClient().clear()
  noNetwork()
  connectivity.set('offline')
  const again = open()
  await vi.waitFor(async () => expect(await (await card()).findByRole('link', { name: 'rain' })).toBeVisible())
  again.unmount()
  getQueryClient().clear()
  drawPage(<NewsCard project={{ ...project, trackId: '77' }} locale="de-DE" withListing />)
  expect(await screen.findByText("What moved loads when you're back online")).toBeVisible()
})
