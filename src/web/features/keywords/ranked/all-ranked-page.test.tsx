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

const pool = {
  searched: 2310,
  total: 4000,
  days: 14,
  perDay: 7200,
  readyAt: '2026-03-02T14:00:00.000Z',
  nextDay: null,
}

test('KEY-006: of a live store it says in how many of the searched terms, and grows while more are searched for', async () => {
  let times = 0
  respond(getAllRankedKeywords, () => {
    times += 1
    const keywords = [metrics('rain', rain), ...(times === 1 ? [] : [metrics('sleep', { rank: 1 })])]
    const more = times === 1 ? { retryAfterSeconds: 1 } : {}
    return { status: 'DONE' as const, keywords, provenance: null, pool, ...more }
  })
  draw()
  expect(
    await screen.findByText(/Ranked in 1 of 2,310 searched terms \(14 days\); 4,000 terms are known/),
  ).toBeVisible()
  expect(screen.getByText(/Up to 7,200 searches a day/)).toBeVisible()
  expect(await screen.findByText(/Ranked in 2 of 2,310/, {}, { timeout: 6000 })).toBeVisible()
  expect(asked(getAllRankedKeywords)).toHaveLength(2)
})

test('KEY-006: as long as nothing was searched for, it says what is being done and what comes first', async () => {
  respond(getAllRankedKeywords, { status: 'DONE', keywords: null, provenance: null, pool: { ...pool, searched: 0 } })
  draw()
  expect(await screen.findByText('The store is being searched')).toBeVisible()
  expect(screen.getByText(/Keywords that you track come first/)).toBeVisible()
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
