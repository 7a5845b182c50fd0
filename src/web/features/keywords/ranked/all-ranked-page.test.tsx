import { screen, within } from '#tests/support/render.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getRankedKeywords } from '#contract/overview/overview.ts'
import { getCompetitors } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { AllRankedPage } from './all-ranked-page.tsx'
import { appIn, metrics, trackedAnswer } from '../fixtures.ts'

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

function draw() {
  respond(getCompetitors, { content: [], pageNumber: 1, pageSize: 300, totalPages: 1 })
  respond(getTrackedKeywords, trackedAnswer([]))
  refuse(getRankedKeywords, 'APP_NOT_FOUND')
  drawPage(<AllRankedPage app={appIn('en-US')} keyword="" />)
}
const table = () => screen.findByRole('table', { name: /^Keywords that Moorlight/ }, { timeout: 6000 })
const rain = { rank: 3, change: 1, volume: 40, difficulty: 30, relevancy: 90, appsCount: 12, type: 'GENERIC' } as const

test('KEY-029: while the server counts it says so, and asks again', async () => {
  let times = 0
  respond(getAllRankedKeywords, () => {
    times += 1
    if (times === 1) return { status: 'IN_PROGRESS' as const, retryAfterSeconds: 1 }
    const keywords = [metrics('rain', rain), metrics('sleep', { rank: 1 })]
    return { status: 'DONE' as const, keywords, provenance: null }
  })
  draw()
  expect(await screen.findByText('Counting…')).toBeVisible()
  const rows = within(await table()).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['sleep', 'rain'])
  expect(asked(getAllRankedKeywords)).toHaveLength(2)
  await vi.waitFor(() => expect(screen.queryByText('Counting…')).toBeNull())
})

test('KEY-008: the columns', async () => {
  respond(getAllRankedKeywords, { status: 'DONE', keywords: [metrics('rain', rain)], provenance: null })
  draw()
  const heads = within(await table()).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Keyword',
    'Rank',
    'Change',
    'Volume',
    'Difficulty',
    'Relevancy',
    'Apps',
    'Type',
    'Tracking',
  ])
})
