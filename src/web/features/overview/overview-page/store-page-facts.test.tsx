import { afterEach, beforeEach, expect, test } from 'vitest'
import { getStorePage, type StorePage } from '#contract/overview/store-page.ts'
import type { AppRef } from '#contract/store.ts'
import { refuse, respond } from '#tests/support/network/index.ts'
import { fireEvent, screen } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { app, show } from '../fixtures.tsx'
import { StorePageFacts } from './store-page-facts.tsx'

const page: StorePage = {
  privacy: [
    { kind: 'TRACKING', categories: ['Identifiers'] },
    { kind: 'LINKED', categories: ['Contact Info', 'Purchases'] },
  ],
  dataSafety: null,
  accessibility: [],
  requirements: [
    { device: 'iPhone', requirement: 'Requires iOS 17.0 or later.' },
    { device: 'iPad', requirement: 'Requires iPadOS 17.0 or later.' },
  ],
  chart: { rank: 35, category: 'Finance', group: 'FREE' },
  trailers: [],
  languages: ['en-US'],
  similar: null,
  retrievedAt: '2026-03-02T10:00:00Z',
  stale: false,
}
/** As it is printed: also what is not on screen. */
function showFacts(of: AppRef, locale: string) {
  const shown = show(<StorePageFacts app={of} locale={locale} />)
  fireEvent(window, new Event('beforeprint'))
  return shown
}
const fields = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  )

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

test('of the App Store: privacy, accessibility, what devices need, place in a chart; none, not provided and not known are apart', async () => {
  respond(getStorePage, { page })
  showFacts(app, 'en-US')
  await screen.findByText('Identifiers')
  expect(fields()).toEqual({
    'Data used to track you': 'Identifiers',
    'Data linked to you': 'Contact Info, Purchases',
    'Data not linked to you': 'None',
    Accessibility: 'Not provided by the developer',
    Compatibility: 'iPhone: Requires iOS 17.0 or later.iPad: Requires iPadOS 17.0 or later.',
    'Chart position': '#35 in Finance, free',
  })
})

test('of Google Play: statements on data safety', async () => {
  const dataSafety = [
    { statement: 'This app may collect', detail: 'Location' },
    { statement: 'Data is encrypted', detail: null },
  ]
  respond(getStorePage, { page: { ...page, privacy: null, accessibility: null, requirements: null, dataSafety } })
  showFacts({ ...app, store: 'GOOGLE_PLAY' }, 'en-US')
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'This app may collect: Location',
    'Data is encrypted',
  ])
})

test('nothing that is known, and a call that failed, are not told as none', async () => {
  respond(getStorePage, { page: null })
  const { unmount } = showFacts(app, 'de-DE')
  expect(await screen.findAllByText('No data available')).toHaveLength(6)
  unmount()
  refuse(getStorePage, 'FORBIDDEN')
  showFacts(app, 'en-US')
  expect(await screen.findByText("Couldn't load the app's store page.")).toBeVisible()
})
