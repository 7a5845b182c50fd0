import { screen, within } from '#tests/support/render.tsx'
import { ownApp } from '#web/apps/selected-app.ts'
import userEvent from '@testing-library/user-event'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '#tests/support/render.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFeaturings, getVersions } from '#contract/overview/overview.ts'
import { AppEventType, getEvents, type AppEvent } from '#contract/overview/sections.ts'
import { getListingChanges } from '#contract/overview/history.ts'
import { getCompetitors, type Project } from '#contract/projects.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { TimelinePage } from './timeline-page.tsx'

const project: Project = {
  projectId: '66666666-6666-4666-8666-666666666666',
  trackId: '1',
  store: 'APP_STORE',
  title: 'Moorlight',
  iconUrl: null,
  developerName: null,
  countries: ['en-US'],
}
const rival = { trackId: '2', store: 'APP_STORE' as const, name: 'Dusk Harbour', iconUrl: null, developerName: null }

function open() {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/analyze-market/timeline',
    component: () => <TimelinePage app={{ ...ownApp(project), locale: 'en-US' }} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/analyze-market/timeline'] }),
  })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  return router
}

beforeEach(() => {
  signIn(tokensOf(ada))
  respond(getVersions, {
    versions: [{ version: '1.4', releasedAt: '2026-11-10T09:00:00Z', releaseNotes: null, texts: null }],
  })
  respond(getListingChanges, { changes: [], provenance: null })
  respond(getEvents, { events: [], provenance: null })
  respond(getFeaturings, {
    days: 90,
    countries: ['US', 'DE'],
    featured: [
      { country: 'US', date: '2026-11-12', place: 'CATEGORY' },
      { country: 'DE', date: '2026-11-11', place: 'TODAY' },
    ],
    provenance: null,
  })
  respond(getCompetitors, { content: [rival], pageNumber: 1, pageSize: 300, totalPages: 1 })
})
afterEach(() => {
  getQueryClient().clear()
})

test('MKT-011, OV-039: featurings of the selected country stand among versions, with the place', async () => {
  open()
  expect(await screen.findByText('Version 1.4')).toBeVisible()
  expect(await screen.findByText('Featured by the store')).toBeVisible()
  expect(screen.getByText('Category page')).toBeVisible()
  expect(screen.queryByText('Today tab')).toBeNull()
})

test('from an edit of the last 90 days one reaches the ranks before and after it; from an earlier one not', async () => {
  const [recent, earlier] = [dayFromToday(-20), dayFromToday(-200)]
  respond(getVersions, { versions: [] })
  respond(getListingChanges, {
    changes: [recent, earlier].map((day) => ({ part: 'title' as const, day, before: 'Rest', after: 'Sleep' })),
    provenance: null,
  })
  open()
  await vi.waitFor(() => expect(screen.getAllByText('Title changed')).toHaveLength(2))
  const [link, ...more] = within(screen.getAllByText('Title changed')[0]!.closest('li')!).getAllByRole('link')
  expect(link).toHaveAttribute('href', `/analyze-keywords/keyword-monitoring?edit=${recent}&period=last-90-days`)
  expect(more).toEqual([])
  expect(within(screen.getAllByText('Title changed')[1]!.closest('li')!).queryByRole('link')).toBeNull()
})

const event = (type: AppEventType): AppEvent => ({
  id: type,
  trackId: '1',
  type,
  title: `Night of ${type}`,
  shortDescription: null,
  imageUrl: null,
  from: `${dayFromToday(-3)}T00:00:00Z`,
  to: `${dayFromToday(3)}T00:00:00Z`,
  country: 'US',
})
const nights = () => screen.queryAllByText(/^Night of /).map(({ textContent }) => textContent)

test('MKT-012, MKT-015: events are filtered by their seven types', async () => {
  respond(getEvents, { events: AppEventType.options.map(event), provenance: null })
  open()
  await vi.waitFor(() => expect(nights()).toHaveLength(7))
  expect(screen.queryByRole('combobox', { name: 'Type of event' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Events' }))
  const types = screen.getByRole('combobox', { name: 'Type of event' })
  expect(
    within(types)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All types',
    'Live event',
    'Premiere',
    'Challenge',
    'Competition',
    'New season',
    'Major update',
    'Special event',
  ])
  await userEvent.selectOptions(types, 'New season')
  expect(nights()).toEqual(['Night of NEW_SEASON'])
  await userEvent.click(screen.getByRole('radio', { name: 'All' }))
  expect(nights()).toHaveLength(7)
})

test('OV-039: a competitor can be chosen, and stands in the address', async () => {
  const router = open()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'App shown' }), 'Dusk Harbour')
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ competitor: '2' }))
})

test('on a phone what is shown is chosen from a list, which shares its line with the app', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  open()
  expect(await screen.findByText('Version 1.4')).toBeVisible()
  expect(screen.queryByRole('radiogroup')).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Store features')
  expect(screen.getByText('Featured by the store')).toBeVisible()
  expect(screen.queryByText('Version 1.4')).toBeNull()
})
