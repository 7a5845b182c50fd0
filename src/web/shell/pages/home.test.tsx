import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { getListingChanges, getOverviewTrends } from '#contract/overview/history.ts'
import {
  getAppDetails,
  getAppPerformance,
  getAsoScore,
  getTop30Keywords,
  getAverageRating,
  getFeaturings,
  getRankedKeywords,
} from '#contract/overview/overview.ts'
import { getCompetitors, getProjects } from '#contract/projects.ts'
import { getLinks, type Links } from '#contract/links.ts'
import { getCompetitorChanges } from '#contract/market/competitor-changes.ts'
import { getProfile } from '#contract/profile.ts'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { Home } from './home.tsx'

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

/** What the page asks of an app; here each part fails. */
const figures = [
  getAppPerformance,
  getAverageRating,
  getFeaturings,
  getListingChanges,
  getOverviewTrends,
  getRankedKeywords,
]
const rest = [getAppDetails, getAsoScore, getCompetitorChanges, getProfile, getSubscription, getTop30Keywords]

function open(features: string[], projects = [project], links: Links = noLinks) {
  respond(getFeatures, features)
  respond(getProjects, projects)
  respond(getLinks, links)
  respond(getCompetitors, competitors)
  for (const part of [...figures, ...rest]) refuse(part, 'FORBIDDEN')
  drawPage(<Home identity={ada} />)
}

// The panel comes late: bringing it is not what is tested.
beforeAll(() => import('../access/overview-lock.tsx'), 60_000)
beforeEach(() => signIn(tokensOf(ada)))
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
})

test('MENU-012, OP-05: the start page tells what is new, each with its day, and leads to all releases where there is an address', async () => {
  const releases = 'https://example.com/releases'
  open(['app-overview'], [project], { ...noLinks, releaseNotes: releases })
  const notes = within(await screen.findByRole('region', { name: 'Release notes' }))
  const entries = notes.getAllByRole('listitem')
  expect(entries.length).toBeGreaterThanOrEqual(3)
  for (const entry of entries) expect(entry).toHaveTextContent(/\d\d\. \w+ \d{4}$/)
  expect(await notes.findByRole('link', { name: 'All releases' })).toHaveAttribute('href', releases)
})

test('MENU-012, OV-050: on the free plan a panel stands in place of figures and changes, and nothing is asked for them', async () => {
  open([])
  expect(await screen.findByRole('heading', { name: 'App overview' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add competitors' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Downloads' })).toBeNull()
  expect(figures.flatMap((part) => asked(part))).toEqual([])
})
