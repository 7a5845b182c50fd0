// @vitest-environment happy-dom
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { subscription } from '#web/features/account/fixtures.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { subscriptionRead } from '#web/data/queries/reads.ts'
import { signIn } from '#web/session/session.ts'
import { routeTree } from '#web/routeTree.gen.ts'
import { requireProject } from '#web/app/access/guards.ts'
import { searchTexts } from '#web/app/boot/router.ts'
import { noNetwork } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'

const routerAt = (address: string) =>
  createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }), ...searchTexts })
const { routesById, routesByPath } = routerAt('/')

/** The areas of the specification. */
const areas = ['dashboard', 'plans', 'home', 'ua', 'rr', 'connection', 'creatives', 'settings', 'pages'] as const
const furtherAreas = ['analyze-market', 'easter-egg'] as const
/** Areas without any page yet. */
const notThereYet = new Set<string>(['ua'])

/** Whether the code of a page is a file of its own, which comes when the page is wanted. */
const isLazy = (component: { preload?: unknown } | undefined) => typeof component?.preload === 'function'

/** A bare address that leads on has nothing to show. */
const pagesOf = (area: string) =>
  Object.entries(routesByPath).filter(
    ([path, { options }]) => (path === `/${area}` || path.startsWith(`/${area}/`)) && options.component,
  )

afterEach(() => getQueryClient().clear())

test.each([...areas, ...furtherAreas])('MENU-004: area %s: its pages are loaded when they are opened', (area) => {
  const pages = pagesOf(area)
  expect(pages.length === 0).toBe(notThereYet.has(area))
  // Home is a page that the app starts with.
  const others = pages.filter(([path]) => path !== '/home')
  expect(others.filter(([, { options }]) => !isLazy(options.component)).map(([path]) => path)).toEqual([])
})

test('MENU-005: so are the pages about keywords, which nobody opens without an app', () => {
  const pages = pagesOf('analyze-keywords')
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.filter(([, { options }]) => !isLazy(options.component))).toEqual([])
  expect(routesById['/_app/analyze-keywords'].options.beforeLoad).toBe(requireProject)
})

test('KEY-007: research, monitoring and all ranked keywords have an address each', () => {
  const names = ['keyword-research', 'keyword-monitoring', 'all-ranked']
  const addresses = pagesOf('analyze-keywords').map(([path]) => path)
  expect(addresses).toEqual(expect.arrayContaining(names.map((name) => `/analyze-keywords/${name}`)))
})

test.each([
  ['/analyze-keywords', '/analyze-keywords/keyword-research'],
  ['/analyze-market', '/analyze-market/competitors'],
  ['/app-overview', '/app-overview/my-app'],
  ['/creatives', '/creatives/changelog'],
  ['/dashboard', '/dashboard/downloads'],
  ['/rr', '/rr/reply-to-reviews'],
  ['/settings', '/settings/account'],
])('%s leads on to %s, with the app and country that the address names', async (bare, page) => {
  noNetwork()
  signIn(tokensOf(ada))
  getQueryClient().setQueryData(subscriptionRead(ada).queryKey, { data: subscription, at: 1 })
  const router = routerAt(`${bare}?app=1001&country=DE`)
  await router.load()
  expect(router.state.location.href).toBe(`${page}?app=1001&country=DE`)
})
