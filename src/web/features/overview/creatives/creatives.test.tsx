import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '#tests/support/fake-api.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { app, details, project, show } from '../fixtures.tsx'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { Section } from './creatives.tsx'

const answers: Record<string, unknown> = {
  events: { events: [], provenance: null },
  benchmarks: { categoryMetrics: { iconUrls: null, palette: null }, provenance: null },
}

function open(store: typeof project.store, internal: boolean) {
  signIn(tokensOf({ ...ada, internal }))
  const api = fakeApi(({ url }) => json(answers[/(\w+)\?/.exec(url)?.[1] ?? '']))
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  show(
    <RouterContextProvider router={router}>
      <Section app={{ ...app, store }} locale="de-DE" details={{ ...details, store }} problem={null} />
    </RouterContextProvider>,
  )
  return api
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  vi.unstubAllGlobals()
})

test('OV-035 to OV-039: the creatives of the App Store, with the events of the selected country', async () => {
  const { asked } = open('APP_STORE', false)
  expect(headings()).toEqual(['Icon', 'Header', 'Trailer & screenshots', 'In-app events'])
  expect(screen.getAllByRole('region', { name: 'Trailer & screenshots' })).toHaveLength(1)
  await waitFor(() => expect(asked.map(({ url }) => url.split('?')[0])).toContain('/api/appevents/v1/events'))
  const query = new URLSearchParams(asked.find(({ url }) => url.includes('/events'))?.url.split('?')[1])
  expect(Object.fromEntries(query)).toEqual({
    store: 'APP_STORE',
    countries: 'DE',
    trackIds: project.trackId,
    from: dayFromToday(-30),
    to: dayFromToday(30),
  })
})

test('OV-040, C-11: promotional content of Google Play is for internal users only', () => {
  const { asked } = open('GOOGLE_PLAY', false)
  expect(headings()).toEqual(['Icon', 'Feature graphic', 'Trailer & screenshots'])
  expect(asked.filter(({ url }) => url.includes('/events'))).toEqual([])
})

test('OV-040, C-11: internal users see it', () => {
  open('GOOGLE_PLAY', true)
  expect(headings()).toEqual(['Icon', 'Feature graphic', 'Trailer & screenshots', 'Promotional content'])
})
