import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getRankedKeywords } from '#contract/overview/overview.ts'
import { getCompetitors } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { rankedKeywordsRead } from '#web/data/queries/ranked-keywords.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { appIn, metrics, trackedAnswer } from '../fixtures.ts'
import { SavedRankedPage } from './saved-ranked-page.tsx'

const app = appIn('en-US')

beforeEach(() => {
  signIn(tokensOf(ada))
  respond(getCompetitors, { content: [], pageNumber: 1, pageSize: 300, totalPages: 1 })
  respond(getTrackedKeywords, trackedAnswer([]))
})
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

const draw = () => drawPage(<SavedRankedPage app={app} keyword="" lock="Not in the Free plan" />)

test('ERR-057: a list that was saved before the plan changed is read and exported, and nothing is requested', async () => {
  const { trackId, store, locale } = app
  const { queryKey } = rankedKeywordsRead(getAllRankedKeywords, { trackId, store, locale })
  const data = { status: 'DONE', keywords: [metrics('rain', { rank: 3 })], provenance: null }
  getQueryClient().setQueryData(queryKey, { data, at: Date.now() - 86_400_000 })
  draw()
  const table = await screen.findByRole('table', { name: /^Keywords that Moorlight/ })
  expect(within(table).getByRole('rowheader')).toHaveTextContent('rain')
  expect(screen.getByText(/saved on this device earlier and isn't updated/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans')
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
  const files: Blob[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:file', revokeObjectURL() {} })
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
  expect(await files[0]?.text()).toContain('rain')
  expect([...asked(getAllRankedKeywords), ...asked(getRankedKeywords)]).toEqual([])
})

test('ERR-057: without a list on the device, the plan’s lock is shown', async () => {
  draw()
  expect(await screen.findByText('Not in the Free plan')).toBeVisible()
  expect(asked(getAllRankedKeywords)).toEqual([])
})
