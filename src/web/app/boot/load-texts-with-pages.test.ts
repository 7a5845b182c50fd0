import { i18n } from '@lingui/core'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { activate } from '#web/i18n/language.ts'
import { loadTextsWithPages } from './router.ts'

test('a page that is loaded when it is opened waits for the texts of the app; a page of the start does not', async () => {
  const root = createRootRoute()
  const first = createRoute({ getParentRoute: () => root, path: '/first', component: () => null })
  const later = createRoute({
    getParentRoute: () => root,
    path: '/later',
    loader: () => 'its answer',
    component: Object.assign(() => null, { preload: () => Promise.resolve() }),
  })
  const history = createMemoryHistory({ initialEntries: ['/first'] })
  const router = createRouter({ routeTree: root.addChildren([first, later]), history })
  loadTextsWithPages(router)
  const hasTexts = () => Object.values(i18n.messages).flat().includes('Konto behalten')
  await activate('de')
  await router.load()
  expect(hasTexts()).toBe(false)
  history.push('/later')
  await router.load()
  expect(hasTexts()).toBe(true)
  expect(router.state.matches.at(-1)?.loaderData).toBe('its answer')
})
