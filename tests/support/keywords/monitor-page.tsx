import { screen, within } from '#tests/support/render.tsx'
import { useState } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import { getChartNotes } from '#contract/keywords/notes.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getKeywordViews } from '#contract/keywords/views.ts'
import { getListingChanges } from '#contract/overview/history.ts'
import { getAppDetails, getFeaturings, getVersions } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { getCompetitors } from '#contract/projects.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { select } from '#web/offline/selection.ts'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { answerOf, app, historyOf, ranksUntilToday, tracked } from '#web/features/keywords/monitor/monitor-fixtures.ts'
import type { MonitorSearch } from '#web/features/keywords/monitor/monitor.tsx'
import { MonitorPage } from '#web/features/keywords/monitor/monitor-page.tsx'

export const rival = {
  trackId: '2',
  store: 'APP_STORE' as const,
  name: 'Dusk Harbour',
  iconUrl: null,
  developerName: null,
}

export const keywords = [
  tracked('white noise', {
    rank: 27,
    volume: 81,
    difficulty: 88,
    relevancy: 60,
    appsCount: 240,
    maxReach: 30_400,
    type: 'GENERIC',
    tags: ['Core'],
    owner: { trackId: '2', store: 'APP_STORE', title: 'Dusk Harbour', iconUrl: null },
    competitorRanks: { '2': 1 },
  }),
  tracked('sleep stories', {
    rank: 4,
    volume: 62,
    maxReach: 16_400,
    type: 'GENERIC',
    competitorRanks: { '2': 31 },
    isStarred: true,
    note: 'For the night',
  }),
  tracked('moorlight', { rank: 1, volume: 20, maxReach: 900, type: 'BRAND', competitorRanks: { '2': null } }),
  tracked('sleep aid', { rank: null, volume: 52, maxReach: 400, type: 'GENERIC' }),
]
export const history = historyOf({
  'white noise': ranksUntilToday(33, 30, 29, 27),
  'sleep stories': ranksUntilToday(2, 4),
  moorlight: ranksUntilToday(0, 1),
  'sleep aid': ranksUntilToday(150, 0),
})

/** Call once in each test file. */
export function setUpMonitor(): void {
  beforeEach(() => {
    getQueryClient().clear()
    connectivity.set('online')
    signIn(tokensOf(ada))
    select({ pages: {} })
    respond(getTrackedKeywords, answerOf(keywords, { tags: [{ name: 'Core', colour: 'violet' }] }))
    respond(getRankHistory, history)
    respond(getCompetitors, { content: [rival], pageNumber: 1, pageSize: 300, totalPages: 1 })
    refuse(getAppDetails, 'APP_NOT_FOUND')
    respond(getVersions, { versions: [] })
    respond(getListingChanges, { changes: [], provenance: null })
    respond(getFeaturings, { days: 90, countries: [], featured: [], provenance: null })
    respond(getChartNotes, [])
    respond(getKeywordViews, [])
    respond(getLiveSearch, { apps: [], before: null, days: [], provenance: null })
  })

  afterEach(() => session.set({ identity: null, state: 'out' }))
}

/** Tells each change of the address. */
export const onSearch = vi.fn<(search: MonitorSearch) => void>()

interface Shown {
  search?: MonitorSearch
  project?: typeof app.project
  store?: Store
}

/** The page with an address of its own. */
export function Page({ search, project = app.project, store = app.store }: Shown) {
  const [address, setAddress] = useState<MonitorSearch>(search ?? {})
  return (
    <>
      <MonitorPage
        app={{ ...app, project, store }}
        search={address}
        onSearch={(next) => {
          onSearch(next)
          setAddress((before) => ({ ...before, ...next }))
        }}
      />
      <button onClick={() => setAddress({})}>Follow a link without filters</button>
    </>
  )
}

export async function open({ keyword = '', project = app.project, store = app.store, ...search }: Opened = {}) {
  drawPage(
    <>
      <Page search={{ q: keyword, ...search }} project={project} store={store} />
      <Messages />
    </>,
  )
  return screen.findByRole('table', { name: 'Tracked keywords' })
}

type Opened = MonitorSearch & { keyword?: string; project?: typeof app.project; store?: Store }

export const shown = () =>
  within(screen.getByRole('table', { name: 'Tracked keywords' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('checkbox').getAttribute('aria-label'))

export const cellsOf = (keyword: string) =>
  [...screen.getByRole('checkbox', { name: keyword }).closest('tr')!.querySelectorAll('td, th')].map(
    (cell) => cell.textContent,
  )

export const commandsOf = (name: string) =>
  outbox
    .get()
    .entries.filter((entry) => entry.name === name)
    .map(({ payload }) => payload)
