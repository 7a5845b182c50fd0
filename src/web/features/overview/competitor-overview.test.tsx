import { screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { getCompetitors } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork, refuse } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { CompetitorOverview } from './competitor-overview.tsx'
import { project } from './fixtures.tsx'

const open = () => drawPage(<CompetitorOverview project={project} locale="en-US" />)
afterEach(() => {
  getQueryClient().clear()
  connectivity.set('online')
})

test('OV-048, OP-101: without competitors it says so, and its button opens the search for one', async () => {
  getQueryClient().setQueryData(competitorsRead(project.projectId, 'en-US').queryKey, {
    data: { content: [], pageNumber: 1, pageSize: 300, totalPages: 1 },
    at: Date.now(),
  })
  open()
  expect(await screen.findByRole('heading', { name: 'No competitors yet' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add Competitors' }))
  expect(await screen.findByRole('dialog', { name: 'Add competitor' })).toBeVisible()
})

test('a failed list is not an empty one: it can be tried again', async () => {
  refuse(getCompetitors, 'PROJECT_NOT_FOUND')
  signIn(tokensOf(ada))
  open()
  expect(await screen.findByText("Couldn't load the competitors")).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('OP-86: offline with nothing saved it says so calmly', async () => {
  connectivity.set('offline')
  noNetwork()
  signIn(tokensOf(ada))
  open()
  expect(await screen.findByText(/Not saved on this device/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'No competitors yet' })).toBeNull()
})
