import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getQuotas } from '#contract/billing/plans.ts'
import { getAppDetails, getAppPerformance, getAverageRating, getRankedKeywords } from '#contract/overview/overview.ts'
import { getCompetitors, type Project } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { act, screen } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { emptyOutbox, type OutboxEntry } from '#web/offline/outbox/entry.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { details, project } from '../fixtures.tsx'
import { CompetitorsPage } from './competitors-page.tsx'

const named = (name: string, index: number) => ({
  trackId: `150000001${index}`,
  store: 'APP_STORE' as const,
  name,
  iconUrl: null,
  developerName: 'Rainwright',
})
const listed = (...names: string[]) => ({ content: names.map(named), pageNumber: 1, pageSize: 300, totalPages: 1 })
const quotas = (limit: number | null) => [{ slotType: 'COMPETITOR' as const, used: 2, limit }]

interface Given {
  competitors?: ReturnType<typeof listed>
  limit?: number | null
  of?: Project
}

function open({ competitors = listed('Hushwick', 'Pillomoor'), limit = 10, of = project }: Given = {}) {
  respond(getQuotas, quotas(limit))
  respond(getCompetitors, competitors)
  drawPage(<CompetitorsPage identity={ada} project={of} locale="en-US" withFigures={false} />)
}

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  outbox.set(emptyOutbox)
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

test('OV-049, COMP-009: the competitors of the app in the selected country, each with its ways on, and how many the plan holds', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Hushwick' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/app-overview\/competitors-app\?competitor=\d+$/),
  )
  expect(screen.getByRole('link', { name: 'Compare with Pillomoor' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/app-overview\/compare\?competitor=\d+$/),
  )
  expect(screen.getByRole('button', { name: 'Remove Pillomoor' })).toBeVisible()
  expect(await screen.findByText('2 of 10')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add competitor' })).toBeVisible()
  expect(asked(getCompetitors).map(({ query }) => query.locale)).toContain('en-US')
})

test('COMP-001: each app with what it is compared by, the own one first; what is not known is not 0', async () => {
  respond(getQuotas, quotas(10))
  respond(getCompetitors, listed('Hushwick'))
  respond(getAverageRating, {
    avgRating: 4.5,
    ratingCount: 9,
    delta: -0.02,
    country: 'US',
    days: 30,
    provenance: null,
  })
  refuse(getAppPerformance, 'APP_NOT_FOUND')
  respond(getRankedKeywords, ({ body }) => ({
    status: 'DONE' as const,
    keywordsCount: body.trackId === project.trackId ? 1234 : null,
    delta: body.trackId === project.trackId ? 5 : null,
    provenance: null,
  }))
  respond(getAppDetails, { ...details, lastReleaseDate: '2026-02-26T00:00:00Z' })
  drawPage(<CompetitorsPage identity={ada} project={project} locale="en-US" withFigures />)
  await vi.waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /Your appRating4\.50 down 0\.020\.02Downloads, 30 days–Ranked keywords1,234 up 55Last update26\. February 2026(Compare)?$/,
      ),
      expect.stringMatching(
        /^HHushwick.*Rating4\.50 .*Downloads, 30 days–Ranked keywords–Last update26\. February 2026Compare$/,
      ),
    ]),
  )
})

test('COMP-001: downloads of the own store and estimated ones are told apart', async () => {
  respond(getQuotas, quotas(10))
  respond(getCompetitors, listed('Hushwick'))
  for (const endpoint of [getAverageRating, getRankedKeywords, getAppDetails]) refuse(endpoint, 'APP_NOT_FOUND')
  const told = { downloadsLast30Days: 812, downloadsLast30DaysDelta: null }
  const own = { ...told, estimatedDownloadsLast30Days: 640, lastDay: '2026-02-28' as const, estimateError: null }
  respond(getAppPerformance, ({ params }) => ({
    ...told,
    revenueLast30Days: null,
    revenueLast30DaysDelta: null,
    revenueCurrency: null,
    ...(params.trackId === project.trackId && { own }),
    provenance: { downloads: null, revenue: null },
  }))
  drawPage(<CompetitorsPage identity={ada} project={project} locale="en-US" withFigures />)
  await vi.waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Downloads, 30 days812 Your figures'),
      expect.stringContaining('Downloads, 30 days812 Our estimate'),
    ]),
  )
})

test('COMP-015: where all places are taken it is said, with the way to the plans', async () => {
  open({ limit: 2 })
  expect(await screen.findByText('2 of 2')).toBeVisible()
  expect(screen.getByText(/All competitor slots are in use/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'see plans' })).toHaveAttribute('href', '/plans')
  expect(screen.queryByRole('button', { name: 'Add competitor' })).toBeNull()
})

const entry = (state: OutboxEntry['state'], trackId: string, title: MessageDescriptor): OutboxEntry => ({
  seq: Number(trackId),
  id: trackId,
  name: 'addCompetitor',
  payload: undefined,
  state,
  entities: [competitorEntity(project.projectId, { store: 'APP_STORE', trackId })],
  title,
  scope: null,
  createdAt: null,
  attempts: 0,
  nextAttemptAt: 0,
  refusal:
    state === 'refused' ? { code: 'INSUFFICIENT_SLOTS', message: msg`No room for another one.`, details: {} } : null,
})

test('COMP-013, COMP-015: one whose adding waits says so in its row; one that was refused has a row that says why', async () => {
  open()
  await screen.findByRole('link', { name: 'Hushwick' })
  const entries = [
    entry('waiting', '1500000010', msg`Add competitor Hushwick`),
    entry('refused', '1500000099', msg`Add competitor Nappery`),
  ]
  act(() => outbox.set({ ...emptyOutbox, ready: true, entries, waiting: 1, attention: 1 }))
  const [pending, listed, refused, ...more] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(pending).toMatch(/Hushwick.*Not sent yet/)
  expect(listed).toContain('Pillomoor')
  expect(listed).not.toContain('Not sent yet')
  expect(refused).toBe('Add competitor NapperyNeeds your attentionNo room for another one.')
  expect(more).toEqual([])
  expect(await screen.findByText('2 of 10')).toBeVisible()
})

test('COMP-015: where the only one was refused, the page says so and not that there are none', async () => {
  act(() =>
    outbox.set({ ...emptyOutbox, ready: true, entries: [entry('refused', '1500000099', msg`Add competitor Nappery`)] }),
  )
  open({ competitors: listed() })
  expect(await screen.findByText('Needs your attention')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add competitor' })).toBeVisible()
})

test('TEAM-002: who may only view the app changes nothing', async () => {
  open({ of: { ...project, permission: 'view' } })
  expect(await screen.findByText('You can view this app but not change it.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('OV-048: without competitors the page asks to add some', async () => {
  open({ competitors: listed() })
  expect(await screen.findByRole('button', { name: 'Add Competitors' })).toBeVisible()
})

test('COMP-009: offline a country that was never opened shows the competitors that another one told', async () => {
  connectivity.set('offline')
  getQueryClient().setQueryData(competitorsRead(project.projectId, 'de-DE').queryKey, {
    data: listed('Hushwick'),
    at: 1,
  })
  noNetwork()
  drawPage(<CompetitorsPage identity={ada} project={project} locale="en-US" withFigures={false} />)
  expect(await screen.findByRole('link', { name: 'Hushwick' })).toBeVisible()
})

test('COMP-003: offline without any answer it is said that the list is not saved', async () => {
  connectivity.set('offline')
  noNetwork()
  drawPage(<CompetitorsPage identity={ada} project={project} locale="en-US" withFigures={false} />)
  expect(await screen.findByText(/Not saved on this device. The competitors load/)).toBeVisible()
})
