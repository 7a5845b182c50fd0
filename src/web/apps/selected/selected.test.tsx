import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '#tests/support/render.tsx'
import { beforeEach, expect, test, vi } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getProjects, type Project } from '#contract/projects.ts'
import { noNetwork, respond } from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { session } from '#web/session/session-store.ts'
import { selection, type Selection } from '#web/offline/selection.ts'
import { emptyOutbox } from '#web/offline/outbox/entry.ts'
import { recordWaiting } from '#web/offline/outbox/lost-changes.ts'
import { outbox, overlays } from '#web/offline/outbox/outbox.ts'
import { searchTexts } from '#web/app/boot/router.ts'
import { withSelectedCompetitor, withSelectedApp, SelectedSearch } from './selected-search.ts'
import { useFollowSelected } from './use-follow-selected.ts'
import { selectIn, type Choice } from './use-select.ts'
import { useSelectedCompetitor } from './use-selected.ts'

const project = (trackId: string, countries: string[]): Project => ({
  projectId: `${trackId.padStart(8, '0')}-1111-4111-8111-111111111111`,
  trackId,
  store: 'APP_STORE',
  title: `App ${trackId}`,
  iconUrl: null,
  developerName: null,
  countries,
})
const one = project('1', ['en-US', 'de-DE'])
const two = project('2', ['ja-JP', 'de-DE'])
const unselected = selection.get()

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  localStorage.clear()
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  selection.set(unselected)
  overlays.set([])
  outbox.set(emptyOutbox)
  noNetwork()
  respond(refreshToken, tokensOf(ada))
  respond(getProjects, [one, two])
})

/** The shell: says what is shown, and what is missing. */
function Shown() {
  const identity = useIdentity()
  return identity && <ShownTo identity={identity} />
}

function ShownTo({ identity }: { identity: typeof ada }) {
  const { project, locale, missing } = useFollowSelected(identity)
  const competitor = useSelectedCompetitor()
  return (
    <>
      <output>{`${project?.title} ${locale} ${competitor ?? ''}`.trim()}</output>
      <p role="note">{JSON.stringify(missing)}</p>
    </>
  )
}

interface Opening {
  known?: Project[]
  signedIn?: boolean
  selected?: Selection
}

/** Opens an address; `known`: the apps that the device knows of, `selected`: what was selected there before. */
async function open(address: string, { known, signedIn = true, selected }: Opening = {}) {
  if (signedIn) session.set({ identity: ada, state: 'in' })
  if (selected) selection.set(selected)
  if (known) getQueryClient().setQueryData(projectsRead(ada).queryKey, { data: known, at: Date.now() })
  const root = createRootRoute({ component: Shown })
  const page = (path: string, selects: 'app' | 'competitor' | null) =>
    createRoute({
      getParentRoute: () => root,
      path,
      ...(selects && {
        validateSearch: SelectedSearch,
        search: { middlewares: selects === 'app' ? [withSelectedApp] : [withSelectedApp, withSelectedCompetitor] },
      }),
      staticData: { page: { title: msg`Page`, selects } },
    })
  const router = createRouter({
    routeTree: root.addChildren([page('/a', 'app'), page('/b', 'app'), page('/c', 'competitor'), page('/d', null)]),
    history: createMemoryHistory({ initialEntries: [address] }),
    ...searchTexts,
  })
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  const hrefOf = (to: string) => router.buildLocation({ to }).href
  return {
    close: unmount,
    select: (choice: Choice) => act(() => selectIn(router, choice)),
    back: () => act(() => router.history.back()),
    href: () => router.history.location.href,
    length: () => router.history.length,
    hrefOf,
    goTo: (to: string) => act(() => router.navigate({ to })),
    visit: (href: string) => act(() => router.history.push(href)),
  }
}

const shows = (text: string) => vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
const misses = (missing: object | null) =>
  vi.waitFor(() => expect(screen.getByRole('note')).toHaveTextContent(JSON.stringify(missing)))
const settled = (expected: () => unknown, value: unknown) => vi.waitFor(() => expect(expected()).toEqual(value))

test('OP-37: an address selects its app and country, and the device remembers them', async () => {
  const tab = await open('/a?app=2&country=DE', { known: [one, two] })
  await shows('App 2 de-DE')
  expect(tab.href()).toBe('/a?app=2&country=DE')
  expect(selection.get()).toMatchObject({ projectId: two.projectId, locale: 'de-DE' })
})

test('OP-37: the address names what is selected, in its place in the history; links carry it', async () => {
  const tab = await open('/a#details', { known: [one, two] })
  await settled(tab.href, '/a?app=1&country=US#details')
  tab.select({ projectId: two.projectId })
  await shows('App 2 ja-JP')
  await settled(tab.href, '/a?app=2&country=JP#details')
  expect(tab.hrefOf('/b')).toBe('/b?app=2&country=JP')
  expect(tab.hrefOf('/d')).toBe('/d')
  expect(tab.length()).toBe(1)
})

test('OP-37: an address without names gets what was selected last', async () => {
  const selected = { ...unselected, projectId: two.projectId, locale: 'de-DE' }
  const tab = await open('/a', { known: [one, two], selected })
  await shows('App 2 de-DE')
  expect(tab.href()).toBe('/a?app=2&country=DE')
})

test('OP-86: a country that a waiting change tracks stays selected until the queue has been read, and after', async () => {
  recordWaiting(ada.userId, 1)
  const selected = { ...unselected, projectId: one.projectId, locale: 'es-ES' }
  const tab = await open('/a', { known: [one], selected })
  await shows('App 1 es-ES')
  act(() => {
    overlays.set([
      (id, _, data) => (id === getProjects.id ? [{ ...one, countries: [...one.countries, 'es-ES'] }] : data),
    ])
    outbox.set({ ...emptyOutbox, ready: true, waiting: 1 })
  })
  await shows('App 1 es-ES')
  expect(tab.href()).toBe('/a?app=1&country=ES')
})

test('a country that is tracked no more gives way once the queue has been read', async () => {
  recordWaiting(ada.userId, 1)
  const selected = { ...unselected, projectId: one.projectId, locale: 'es-ES' }
  const tab = await open('/a', { known: [one], selected })
  await shows('App 1 es-ES')
  act(() => outbox.set({ ...emptyOutbox, ready: true }))
  await shows('App 1 en-US')
  await settled(tab.href, '/a?app=1&country=US')
  expect(tab.length()).toBe(1)
})

test('OP-37: where nothing is selected in the address, the next page names it', async () => {
  const tab = await open('/d', { known: [one, two] })
  await shows('App 1 en-US')
  tab.select({ projectId: two.projectId, locale: 'de-DE' })
  await shows('App 2 de-DE')
  expect(tab.href()).toBe('/d')
  await tab.goTo('/a')
  await settled(tab.href, '/a?app=2&country=DE')
})

test('OP-37: back in the history selects what was selected there', async () => {
  const tab = await open('/a?app=2&country=DE', { known: [one, two] })
  await shows('App 2 de-DE')
  await tab.goTo('/b')
  tab.select({ projectId: one.projectId, locale: 'en-US' })
  await settled(tab.href, '/b?app=1&country=US')
  tab.back()
  await shows('App 2 de-DE')
  expect(tab.href()).toBe('/a?app=2&country=DE')
})

test('OP-37: where a competitor is chosen the address names it; elsewhere it is the page’s own', async () => {
  const tab = await open('/c?app=2&country=DE&competitor=77', { known: [one, two] })
  await shows('App 2 de-DE 77')
  tab.select({ competitorTrackId: '88' })
  await shows('App 2 de-DE 88')
  await settled(tab.href, '/c?app=2&country=DE&competitor=88')
  expect(tab.hrefOf('/b')).toBe('/b?app=2&country=DE')
  expect(tab.hrefOf('/c')).toBe('/c?app=2&country=DE&competitor=88')
})

test('OP-37: a competitor that a page is about is not the chosen one', async () => {
  const tab = await open('/a?competitor=99', { known: [one, two] })
  await settled(tab.href, '/a?app=1&country=US&competitor=99')
  expect(selection.get().competitorTrackId).toBeNull()
})

test('OP-37: an app that the device does not know of yet is asked for, and selected', async () => {
  const tab = await open('/a?app=2&country=JP', { known: [one] })
  await shows('App 2 ja-JP')
  expect(tab.href()).toBe('/a?app=2&country=JP')
  await misses(null)
})

test('OP-37: an address opened before the log-in is selected after it', async () => {
  const tab = await open('/a?app=2&country=DE', { signedIn: false })
  act(() => session.set({ identity: ada, state: 'in' }))
  await shows('App 2 de-DE')
  expect(tab.href()).toBe('/a?app=2&country=DE')
})

test('OP-37: an address with an app that is not there keeps saying so until something else is selected', async () => {
  const tab = await open('/a?app=3&country=DE', { known: [one, two] })
  await misses({ app: '3' })
  expect(tab.href()).toBe('/a?app=3&country=DE')
  tab.visit('/a?app=4')
  await misses({ app: '4' })
  expect(tab.href()).toBe('/a?app=4')
  await tab.goTo('/b')
  await misses(null)
  expect(tab.href()).toBe('/b?app=1&country=US')
})

test('OP-37: an address keeps its country while that is not tracked, until another one is selected', async () => {
  const tab = await open('/a?app=2&country=FR', { known: [one, two] })
  await shows('App 2 ja-JP')
  await misses({ projectId: two.projectId, country: 'FR' })
  expect(tab.href()).toBe('/a?app=2&country=FR')
  tab.select({ locale: 'de-DE' })
  await misses(null)
  await settled(tab.href, '/a?app=2&country=DE')
})

test('OP-37: a country is looked at without being tracked, also after a reload, until another one is selected', async () => {
  const tab = await open('/a?app=2&country=FR', { known: [one, two] })
  await misses({ projectId: two.projectId, country: 'FR' })
  tab.select({ viewedLocale: 'fr-FR' })
  await shows('App 2 fr-FR')
  await misses(null)
  expect(tab.hrefOf('/b')).toBe('/b?app=2&country=FR')
  await tab.goTo('/b')
  await shows('App 2 fr-FR')
  tab.close()
  const reloaded = await open(tab.href(), { known: [one, two] })
  await shows('App 2 fr-FR')
  reloaded.select({ locale: 'ja-JP' })
  await shows('App 2 ja-JP')
  expect(selection.get().viewedLocale).toBeNull()
})

test('OP-37: back in the history leads from a country that is only looked at to the selected one', async () => {
  const tab = await open('/a?app=2&country=JP', { known: [one, two] })
  await shows('App 2 ja-JP')
  tab.visit('/a?app=2&country=FR')
  await misses({ projectId: two.projectId, country: 'FR' })
  tab.select({ viewedLocale: 'fr-FR' })
  await shows('App 2 fr-FR')
  tab.back()
  await shows('App 2 ja-JP')
  expect(tab.href()).toBe('/a?app=2&country=JP')
})

test('a country that is no longer tracked gives way to another one, and so does an app that was removed', async () => {
  const tab = await open('/a?app=2&country=DE', { known: [one, two] })
  await shows('App 2 de-DE')
  const know = (known: Project[]) =>
    act(() => void getQueryClient().setQueryData(projectsRead(ada).queryKey, { data: known, at: Date.now() }))
  know([one, { ...two, countries: ['ja-JP'] }])
  await shows('App 2 ja-JP')
  await settled(tab.href, '/a?app=2&country=JP')
  know([one])
  await shows('App 1 en-US')
  await settled(tab.href, '/a?app=1&country=US')
  expect(screen.getByRole('note')).toHaveTextContent('null')
})

test('another user’s links do not carry what the one before had selected', async () => {
  const tab = await open('/a?app=2&country=DE', { known: [one, two] })
  await shows('App 2 de-DE')
  expect(tab.hrefOf('/b')).toBe('/b?app=2&country=DE')
  await tab.goTo('/d')
  act(() => session.set({ identity: bob, state: 'in' }))
  expect(tab.hrefOf('/b')).toBe('/b')
})
