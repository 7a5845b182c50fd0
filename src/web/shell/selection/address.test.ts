import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '#contract/projects.ts'
import { fakeApi, isRefresh, json, noNetwork } from '#tests/support/fake-api.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'

import type { Selection } from '#web/offline/selection.ts'
import { searchTexts } from './search-texts.ts'

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

i18n.loadAndActivate({ locale: 'en', messages: {} })

/** What the server says the organisation has. */
let projects: Project[]

beforeEach(() => {
  localStorage.clear()
  projects = [one, two]
  fakeApi((asked) =>
    isRefresh(asked) ? json(tokensOf(ada)) : asked.url.endsWith('/projects') ? json(projects) : noNetwork(),
  )
})

interface Opening {
  known?: Project[]
  signedIn?: boolean
  selected?: Selection
}

/** Opens an address; `known`: the apps that the device knows of, `selected`: what was selected there before. */
async function open(address: string, { known, signedIn = true, selected }: Opening = {}) {
  vi.resetModules()
  const { followAddress, showInAddress } = await import('./address.ts')
  const { session } = await import('#web/session/session-store.ts')
  // Calls take their token from it.
  await import('#web/session/token.ts')
  const { select, selection } = await import('#web/offline/selection.ts')
  const { getQueryClient } = await import('#web/data/cache/query-client.ts')
  const { projectsRead } = await import('#web/data/queries/reads.ts')
  const { resolveCurrent } = await import('./current.ts')
  const { missing } = await import('./missing.ts')
  const root = createRootRoute()
  const page = (path: string, selects: 'app' | 'competitor' | null) =>
    createRoute({ getParentRoute: () => root, path, staticData: { page: { title: msg`Page`, selects } } })
  const router = createRouter({
    routeTree: root.addChildren([page('/a', 'app'), page('/b', 'app'), page('/c', 'competitor'), page('/d', null)]),
    history: createMemoryHistory({ initialEntries: [address] }),
    ...searchTexts,
  })
  if (signedIn) session.set({ identity: ada, state: 'in' })
  if (selected) selection.set(selected)
  if (known) getQueryClient().setQueryData(projectsRead(ada).queryKey, { data: known, at: 1 })
  followAddress(router)
  router.history.subscribe(() => void router.load())
  await router.load()
  const hrefOf = (to: string) => router.buildLocation({ to }).href
  return {
    router,
    session,
    select,
    selection,
    missing: missing.get,
    logIn: () => session.set({ identity: ada, state: 'in' }),
    /** The shell draws what is selected. */
    draw: () => {
      const current = resolveCurrent(projects, selection.get())
      showInAddress(current.project?.trackId ?? null, current.locale)
      return `${current.project?.title} ${current.locale}`
    },
    href: () => router.history.location.href,
    hrefOf,
    goTo: (to: string) => {
      router.history.push(hrefOf(to))
      return router.load()
    },
  }
}

const settled = (expected: () => unknown, value: unknown) => vi.waitFor(() => expect(expected()).toEqual(value))

test('OP-37: opening an address selects its app and country before anything is drawn', async () => {
  const tab = await open('/a?app=2&country=DE', { known: [one, two] })
  expect(tab.selection.get()).toMatchObject({ projectId: two.projectId, locale: 'de-DE' })
  expect(tab.draw()).toBe('App 2 de-DE')
  expect(tab.href()).toBe('/a?app=2&country=DE')
})

test('OP-37: the address follows what is selected, in its place in the history; links carry it', async () => {
  const tab = await open('/a#details', { known: [one, two] })
  tab.draw()
  await settled(tab.href, '/a?app=1&country=US#details')
  tab.select({ projectId: two.projectId })
  tab.draw()
  expect(tab.hrefOf('/b')).toBe('/b?app=2&country=JP')
  expect(tab.hrefOf('/d')).toBe('/d')
  await settled(tab.href, '/a?app=2&country=JP#details')
  expect(tab.router.history.length).toBe(1)
})

test('OP-37: back in the history selects what was selected there', async () => {
  const tab = await open('/a?app=2&country=DE', { known: [one, two] })
  tab.draw()
  await tab.goTo('/b')
  tab.select({ projectId: one.projectId, locale: 'en-US' })
  tab.draw()
  await settled(tab.href, '/b?app=1&country=US')
  tab.router.history.back()
  await settled(() => tab.selection.get().projectId, two.projectId)
  expect(tab.draw()).toBe('App 2 de-DE')
  expect(tab.href()).toBe('/a?app=2&country=DE')
})

test('OP-37: where a competitor is chosen the address names it; elsewhere it is the page’s own', async () => {
  const tab = await open('/c?app=2&country=DE&competitor=77', { known: [one, two] })
  expect(tab.selection.get()).toMatchObject({ projectId: two.projectId, competitorTrackId: '77' })
  tab.draw()
  tab.select({ competitorTrackId: '88' })
  await settled(tab.href, '/c?app=2&country=DE&competitor=88')
  const other = await open('/a?competitor=99', { known: [one, two] })
  other.draw()
  await settled(other.href, '/a?competitor=99&app=1&country=US')
  expect(other.selection.get().competitorTrackId).toBeNull()
})

test('OP-37: an app that the device does not know of yet is asked for, and selected', async () => {
  const tab = await open('/a?app=2&country=JP', { known: [one] })
  tab.draw()
  await settled(() => tab.selection.get(), expect.objectContaining({ projectId: two.projectId, locale: 'ja-JP' }))
  expect(tab.href()).toBe('/a?app=2&country=JP')
  expect(tab.missing()).toBeNull()
})

test('OP-37: an address opened before the log-in is selected after it', async () => {
  const tab = await open('/a?app=2&country=DE', { signedIn: false })
  await tab.goTo('/d')
  tab.logIn()
  await settled(() => tab.selection.get(), expect.objectContaining({ projectId: two.projectId, locale: 'de-DE' }))
})

test('OP-37: an address with an app that is not there keeps saying so until something else is selected', async () => {
  const tab = await open('/a?app=3&country=DE', { known: [one, two] })
  tab.draw()
  await settled(tab.missing, { app: '3' })
  expect(tab.href()).toBe('/a?app=3&country=DE')
  await tab.goTo('/b')
  expect(tab.missing()).toBeNull()
  expect(tab.href()).toBe('/b?app=1&country=US')
})

test('OP-37: an address keeps its country while that is not tracked, until another one is selected', async () => {
  const tab = await open('/a?app=2&country=FR', { known: [one, two] })
  expect(tab.draw()).toBe('App 2 ja-JP')
  await settled(tab.missing, { projectId: two.projectId, country: 'FR' })
  tab.draw()
  expect(tab.href()).toBe('/a?app=2&country=FR')
  tab.select({ locale: 'de-DE' })
  tab.draw()
  expect(tab.missing()).toBeNull()
  await settled(tab.href, '/a?app=2&country=DE')
})

test('OP-37: a country is looked at without being tracked, also after a reload, until another one is selected', async () => {
  const tab = await open('/a?app=2&country=FR', { known: [one, two] })
  tab.draw()
  await settled(tab.missing, { projectId: two.projectId, country: 'FR' })
  tab.select({ viewedLocale: 'fr-FR' })
  expect(tab.draw()).toBe('App 2 fr-FR')
  expect(tab.missing()).toBeNull()
  expect(tab.hrefOf('/b')).toBe('/b?app=2&country=FR')
  await tab.goTo('/b')
  expect(tab.draw()).toBe('App 2 fr-FR')
  const selected = tab.selection.get()
  const reloaded = await open(tab.href(), { known: [one, two], selected })
  expect(reloaded.draw()).toBe('App 2 fr-FR')
  expect(reloaded.missing()).toBeNull()
  reloaded.select({ locale: 'ja-JP' })
  expect(reloaded.draw()).toBe('App 2 ja-JP')
})

test('OP-37: back in the history leads from a country that is only looked at to the selected one', async () => {
  const tab = await open('/a?app=2&country=JP', { known: [one, two] })
  tab.draw()
  tab.router.history.push('/a?app=2&country=FR')
  await settled(tab.missing, { projectId: two.projectId, country: 'FR' })
  tab.select({ viewedLocale: 'fr-FR' })
  tab.draw()
  tab.router.history.back()
  await settled(() => tab.selection.get().viewedLocale, null)
  expect(tab.draw()).toBe('App 2 ja-JP')
})

test('another user’s links do not carry what the one before had selected', async () => {
  const tab = await open('/a?app=2&country=DE', { known: [one, two] })
  tab.draw()
  expect(tab.hrefOf('/b')).toBe('/b?app=2&country=DE')
  tab.session.set({ identity: bob, state: 'in' })
  expect(tab.hrefOf('/b')).toBe('/b')
})
