import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getListingChanges, getOverviewTrends } from '#contract/overview/history.ts'
import {
  getAppDetails,
  getAppPerformance,
  getAsoScore,
  getAverageRating,
  getFeaturings,
  getRankedKeywords,
  getTop30Keywords,
} from '#contract/overview/overview.ts'
import { getCompetitors } from '#contract/projects.ts'
import { getProfile } from '#contract/profile.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { refuse, respond } from '#tests/support/network/index.ts'
import { readingOrder } from '#tests/support/reading-order.ts'
import { screen, waitFor } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { app, details } from '../fixtures.tsx'
import { OverviewPage } from './overview-page.tsx'

const parts = [
  getAppPerformance,
  getAsoScore,
  getAverageRating,
  getFeaturings,
  getListingChanges,
  getOverviewTrends,
  getProfile,
  getRankedKeywords,
  getTop30Keywords,
]

beforeEach(() => {
  // Sections below the fold are not loaded ahead.
  vi.stubGlobal('requestIdleCallback', () => 0)
  signIn(tokensOf(ada))
  for (const part of parts) refuse(part, 'FORBIDDEN')
  respond(getCompetitors, { content: [], pageNumber: 1, pageSize: 300, totalPages: 1 })
  respond(getAppDetails, details)
})
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  vi.unstubAllGlobals()
})

test('is read in the order in which it is seen: the app, its figures, its competitors, its sections', async () => {
  const { container } = drawPage(<OverviewPage app={app} locale="en-US" />)
  await screen.findByRole('table', { name: 'Keyword density' })
  await waitFor(() => expect(screen.getByRole('group', { name: 'Average rating' })).toBeVisible())
  expect(readingOrder(container, ['heading', 'group', 'navigation', 'table'])).toEqual([
    'heading Moorlight: Sleep & Wind Down',
    'group Downloads',
    'group Revenue',
    'group App featuring',
    'group Total ranked keywords',
    'group Average rating',
    'heading Competitors',
    'navigation Sections',
    'heading Metadata',
    'heading Title',
    'heading Subtitle',
    'heading Promotional text',
    'heading Description',
    'heading Keyword density',
    'table Keyword density',
    'heading App details',
  ])
})
