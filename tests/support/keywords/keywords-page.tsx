import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getCompetitors, type Competitor, type Project } from '#contract/projects.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { select } from '#web/offline/selection.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { useListView } from '#web/features/keywords/list/use-list-view.ts'
import { appIn, metrics, trackedAnswer } from '#web/features/keywords/fixtures.ts'
import type { KeywordList } from '#web/features/keywords/list/keyword-list.ts'
import { KeywordsPage } from '#web/features/keywords/list/keywords-page.tsx'

export const app = appIn('en-US')

export const unknown: KeywordList = {
  state: 'loading',
  data: undefined,
  updatedAt: null,
  isBusy: false,
  secondsLeft: null,
  error: null,
  refresh: () => {},
}
export const listOf = (keywords: KeywordMetrics[] | null): KeywordList => ({
  ...unknown,
  state: 'ready',
  data: { keywords, provenance: null },
  updatedAt: Date.now(),
})

interface Shown {
  firstText?: string
  tracked?: Partial<ReturnType<typeof trackedAnswer>>
  rivals?: Competitor[]
  project?: Partial<Project>
}

function Page({ app, list, firstText }: { app: AppInCountry; list: KeywordList; firstText: string }) {
  return (
    <KeywordsPage
      app={app}
      about=""
      list={list}
      placesOf={null}
      columns={['keyword', 'rank', 'change', 'volume', 'difficulty', 'type']}
      filters={['volume', 'difficulty', 'type', 'words', 'tracking']}
      page="all-ranked"
      view={useListView({ column: 'rank', descending: false }, firstText)}
      all="All ranked"
      caption="Ranked keywords"
      fileName="moorlight-ranked-keywords"
      none="No ranked keywords in this country"
    />
  )
}

export async function show(list: KeywordList, { firstText = '', tracked = {}, rivals = [], project = {} }: Shown = {}) {
  respond(getCompetitors, { content: rivals, pageNumber: 1, pageSize: 300, totalPages: 1 })
  respond(getTrackedKeywords, trackedAnswer(['white noise'], tracked))
  const drawn = drawPage(<Page app={appIn('en-US', project)} list={list} firstText={firstText} />)
  await screen.findByRole('heading', { name: app.title })
  await vi.waitFor(() => expect(getQueryClient().isFetching()).toBe(0))
  return drawn
}

export const some = [
  metrics('white noise', { rank: 27, change: 6, volume: 81, difficulty: 88, type: 'GENERIC' }),
  metrics('sleep stories', { rank: 1, change: -2, volume: 62, difficulty: 71, type: 'GENERIC' }),
  metrics('moorlight', { rank: 2, volume: 20, type: 'BRAND' }),
]
export const openFilters = () => userEvent.click(screen.getByRole('button', { name: 'Filter' }))
export const choose = (name: string, value: string) =>
  userEvent.selectOptions(within(screen.getByRole('region', { name: 'Filter' })).getByRole('combobox', { name }), value)
export const shown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

/** Call once in each test file. */
export function setUpKeywordsPage(): void {
  beforeEach(() => {
    // Only now is the page of the test before gone, which would ask again.
    getQueryClient().clear()
    return signIn(tokensOf(ada))
  })
  afterEach(async () => {
    select({ pages: {} })
    for (const { seq } of outbox.get().entries) await undo(seq)
    session.set({ identity: null, state: 'out' })
    connectivity.set('online')
  })
}
