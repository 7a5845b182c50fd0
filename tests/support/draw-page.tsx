import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '#tests/support/render.tsx'
import type { ReactNode } from 'react'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { searchTexts } from '#web/app/boot/router.ts'

/**
 * Draws something with what stands around every page: English texts, and a router whose links lead nowhere. With an
 * address it is a page about an app, whose address names what is selected.
 */
export function drawPage(page: ReactNode, { address }: { address?: string } = {}) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const root = createRootRoute(address === undefined ? { component: () => page } : {})
  const aboutApp = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: SelectedSearch,
    search: { middlewares: [withSelectedApp] },
    component: () => page,
    staticData: { page: { title: { id: 'Page' }, selects: 'app' } },
  })
  const router = createRouter({
    routeTree: address === undefined ? root : root.addChildren([aboutApp]),
    history: createMemoryHistory({ initialEntries: [address ?? '/'] }),
    ...searchTexts,
  })
  const drawn = render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  return { ...drawn, router }
}
