import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { getListingChanges, getOverviewTrends } from '#contract/overview/history.ts'
import { getRankedKeywords, getTop30Keywords } from '#contract/overview/overview.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { Connection } from '#contract/connections/connection.ts'
import { getCompetitors, getProjects, type Project } from '#contract/projects.ts'
import { getLinks, type Links } from '#contract/links.ts'
import { getCompetitorChanges } from '#contract/market/competitor-changes.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getConnections } from '#contract/connections/connections.ts'
import { getReviewInbox, getReviews } from '#contract/reviews/reading.ts'
import { getProfile } from '#contract/profile.ts'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { overviewQueries } from '#web/features/overview/reads.ts'
import { connectionOf, listOf } from '#web/features/connections/fixtures.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { loadCommands, commands } from '#web/commands/registry.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { saveAnswers, writeAnswers } from '#web/data/cache/save-answers.ts'
import { overlays } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { Route } from './home.tsx'

const Home = Route.options.component!

const project = {
  projectId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c11',
  trackId: '1500000001',
  store: 'APP_STORE' as const,
  title: 'Moorlight',
  iconUrl: null,
  developerName: null,
  countries: ['en-US'],
}
const competitors = { content: [], pageNumber: 1, pageSize: 300, totalPages: 1 }

const inbox = {
  source: 'console' as const,
  connection: { id: '88888888-8888-4888-8888-888888888888', name: 'Low Fen Studio' },
  problem: null,
  readAt: null,
  total: 40,
  toAnswer: 12,
  toApprove: 1,
  months: [],
}
const works = connectionOf({ name: 'Low Fen Studio' })

/** What the page asks of an app; here each part fails. */
const figures = [
  ...Object.values(overviewQueries(ownApp(project), 'en-US')).map(({ meta }): Endpoint => meta.endpoint),
  getListingChanges,
  getOverviewTrends,
  getRankedKeywords,
].filter((one) => one !== getCompetitors)
const rest = [
  getCompetitorChanges,
  getProfile,
  getRankHistory,
  getReviews,
  getSubscription,
  getTop30Keywords,
  getTrackedKeywords,
]

interface Options {
  projects?: Project[]
  links?: Links
  who?: Identity
  connections?: Connection[]
}

function open(
  features: string[],
  { projects = [project], links = noLinks, who = ada, connections = [works] }: Options = {},
) {
  respond(getFeatures, features)
  respond(getProjects, projects)
  respond(getLinks, links)
  respond(getCompetitors, competitors)
  respond(getReviewInbox, inbox)
  respond(getConnections, listOf(...connections))
  for (const part of [...figures, ...rest]) refuse(part, 'FORBIDDEN')
  signIn(tokensOf(who))
  return drawPage(<Home />)
}
const tasks = async () => within(await screen.findByRole('region', { name: 'Open tasks' }))

afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

test('MENU-012, OP-05: the start page greets, with the five figures, open tasks and what changed; each part fails alone', async () => {
  open(['app-overview'])
  expect(await screen.findByRole('heading', { name: /^Good (morning|afternoon|evening), Ada$/ })).toBeVisible()
  for (const card of ['Downloads', 'Revenue', 'App featuring', 'Total ranked keywords', 'Average rating'])
    expect(screen.getByRole('group', { name: card })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Add competitors' })).toHaveAttribute(
    'href',
    '/analyze-market/competitors',
  )
  expect(await screen.findByText("Couldn't load what changed")).toBeVisible()
  expect(await screen.findByText("Couldn't load what moved")).toBeVisible()
})

test('MENU-012, OP-05: the start page tells what is new, each with its day, and leads to all releases where there is an address', async () => {
  const releases = 'https://example.com/releases'
  open(['app-overview'], { links: { ...noLinks, releaseNotes: releases } })
  const notes = within(await screen.findByRole('region', { name: 'Release notes' }))
  const entries = notes.getAllByRole('listitem')
  expect(entries.length).toBeGreaterThanOrEqual(3)
  for (const entry of entries) expect(entry).toHaveTextContent(/\d\d\. \w+ \d{4}$/)
  expect(await notes.findByRole('link', { name: 'All releases' })).toHaveAttribute('href', releases)
})

test('MENU-012, OV-050: on the free plan a panel stands in place of figures and changes, and nothing is asked for them', async () => {
  open([])
  expect(await screen.findByRole('heading', { name: 'App Overview' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add competitors' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Downloads' })).toBeNull()
  expect(figures.flatMap((part) => asked(part))).toEqual([])
})

test('MENU-012, OP-05: reviews to answer and replies to approve lead to their lists, a broken connection to the stores', async () => {
  const broken = connectionOf({ status: 'broken', name: 'Play Console' })
  open(['app-overview'], { connections: [works, broken] })
  const list = await tasks()
  expect(await list.findByRole('link', { name: '12 reviews to answer' })).toHaveAttribute(
    'href',
    '/rr/reply-to-reviews?view=to-answer',
  )
  expect(list.getByRole('link', { name: '1 reply waits for your approval' })).toHaveAttribute(
    'href',
    '/rr/reply-to-reviews?view=to-approve',
  )
  expect(await list.findByRole('link', { name: 'A connection is broken' })).toHaveAttribute(
    'href',
    '/connection/stores',
  )
  expect(list.getByText('Nothing new comes from Play Console until you reconnect it.')).toBeVisible()
})

test('OP-05, OP-64: who may neither reply nor manage connections has no such tasks, and nothing is asked for them', async () => {
  open(['app-overview'], { who: { ...ada, role: 'member' } })
  const list = await tasks()
  expect(await list.findByRole('link', { name: 'Add competitors' })).toBeVisible()
  expect(list.getAllByRole('link')).toHaveLength(1)
  expect([...asked(getReviewInbox), ...asked(getConnections)]).toEqual([])
})

test('OP-05: a member who may reply has the reviews as a task', async () => {
  open(['app-overview'], { who: { ...ada, role: 'member', grants: ['reviews/reply'] } })
  expect(await (await tasks()).findByRole('link', { name: '12 reviews to answer' })).toBeVisible()
  expect(asked(getConnections)).toEqual([])
})

test('OP-05: each source of tasks fails alone', async () => {
  open(['app-overview'])
  refuse(getReviewInbox, 'APP_NOT_FOUND')
  refuse(getConnections, 'FORBIDDEN')
  const list = await tasks()
  expect(await list.findByRole('link', { name: 'Add competitors' })).toBeVisible()
  expect(list.queryByText(/to answer/)).toBeNull()
})

test('OP-05: tasks stand there while others are on their way, and the list says so', async () => {
  let answer = () => {}
  const asking = new Promise<void>((resolve) => (answer = resolve))
  open(['app-overview'])
  respond(getConnections, () => asking.then(() => listOf(works)))
  const list = (await (await tasks()).findByRole('link', { name: '12 reviews to answer' })).closest('ul')
  expect(list).toHaveAttribute('aria-busy', 'true')
  answer()
  await waitFor(() => expect(list).not.toHaveAttribute('aria-busy'))
})

test('OP-05: a reply that waits to be sent is one review less to answer', async () => {
  open(['app-overview'])
  const list = await tasks()
  await list.findByRole('link', { name: '12 reviews to answer' })
  const { trackId, store } = project
  await loadCommands(['sendReply'])
  const command = commands.bind({
    name: 'sendReply',
    version: 1,
    payload: {
      app: { trackId, store },
      appTitle: project.title,
      counts: { toAnswer: -1, toApprove: 0 },
      reviewId: 'r1',
      author: null,
      month: '2026-11',
      text: 'Thanks!',
      seen: { changedAt: '2026-11-20T09:00:00.000Z', reply: null },
      at: '2026-11-21T09:00:00.000Z',
    },
  })
  act(() => overlays.set(command ? [command.overlay] : []))
  expect(await list.findByRole('link', { name: '11 reviews to answer' })).toBeVisible()
  act(() => overlays.set([]))
})

test('OP-05: offline, the tasks of the last visit are there', async () => {
  const stop = saveAnswers()
  const { unmount } = open(['app-overview'])
  await (await tasks()).findByRole('link', { name: '12 reviews to answer' })
  await writeAnswers()
  stop()
  unmount()
  getQueryClient().clear()
  noNetwork()
  drawPage(<Home />)
  await waitFor(async () =>
    expect(await (await tasks()).findByRole('link', { name: '12 reviews to answer' })).toBeVisible(),
  )
})
