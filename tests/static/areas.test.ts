import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routeTree } from '#web/routeTree.gen.ts'
import { requireProject } from '#web/shell/guards.ts'

const { routesById, routesByPath } = createRouter({ routeTree, history: createMemoryHistory() })

/** Whether the code of a page is a file of its own, which comes when the page is wanted. */
const isLazy = (component: { preload?: unknown } | undefined) => typeof component?.preload === 'function'

const pagesOf = (area: string) =>
  Object.entries(routesByPath).filter(([path]) => path === `/${area}` || path.startsWith(`/${area}/`))

test('MENU-004: every page of an area is loaded when it is opened', () => {
  const areas = ['dashboard', 'plans', 'home', 'ua', 'rr', 'connection', 'creatives', 'settings', 'pages']
  const pages = [...areas, 'analyze-market', 'easter-egg'].flatMap(pagesOf)
  expect(pages.map(([path]) => path)).toEqual(expect.arrayContaining(['/home', '/rr/ratings', '/settings/account']))
  expect(pages.filter(([, { options }]) => !isLazy(options.component)).map(([path]) => path)).toEqual([])
})

test('MENU-005: so are the pages about keywords, which nobody opens without an app', () => {
  const pages = pagesOf('analyze-keywords')
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.filter(([, { options }]) => !isLazy(options.component))).toEqual([])
  expect(routesById['/_app/analyze-keywords'].options.beforeLoad).toBe(requireProject)
})
