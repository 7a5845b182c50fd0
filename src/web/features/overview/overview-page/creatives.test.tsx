import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { screen, waitFor } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { getBenchmarks, getEvents } from '#contract/overview/sections.ts'
import { asked, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { app, details, project, show } from '../fixtures.tsx'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { Section } from './creatives.tsx'

function open(store: typeof project.store, internal: boolean) {
  signIn(tokensOf({ ...ada, internal }))
  respond(getEvents, { events: [], provenance: null })
  respond(getBenchmarks, { categoryMetrics: { iconUrls: null, palette: null }, provenance: null })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  show(
    <RouterContextProvider router={router}>
      <Section app={{ ...app, store }} locale="de-DE" details={{ ...details, store }} problem={null} />
    </RouterContextProvider>,
  )
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

test('OV-035 to OV-039: the creatives of the App Store, with the events of the selected country', async () => {
  open('APP_STORE', false)
  expect(headings()).toEqual(['Icon', 'Header', 'Trailer & screenshots', 'In-app events'])
  expect(screen.getAllByRole('region', { name: 'Trailer & screenshots' })).toHaveLength(1)
  await waitFor(() => expect(asked(getEvents)).not.toEqual([]))
  expect(asked(getEvents)[0]?.query).toEqual({
    store: 'APP_STORE',
    countries: ['DE'],
    trackIds: [project.trackId],
    from: dayFromToday(-30),
    to: dayFromToday(30),
  })
})

test('OV-040, C-11: promotional content of Google Play is for internal users only', () => {
  open('GOOGLE_PLAY', false)
  expect(headings()).toEqual(['Icon', 'Feature graphic', 'Trailer & screenshots'])
  expect(asked(getEvents)).toEqual([])
})

test('OV-040, C-11: internal users see it', () => {
  open('GOOGLE_PLAY', true)
  expect(headings()).toEqual(['Icon', 'Feature graphic', 'Trailer & screenshots', 'Promotional content'])
})
