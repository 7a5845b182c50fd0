import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { subscription } from '#web/features/account/fixtures.ts'
import { getQueryClient } from '#web/data/query-client.ts'
import { featuresRead, subscriptionRead } from '#web/data/reads.ts'
import { session } from '#web/data/session-store.ts'
import { ada, fakeApi, noNetwork } from '#tests/support/fake-api.ts'
import { MenuList } from './menu-list.tsx'

afterEach(() => getQueryClient().clear())

/** Entries with the badge, of all there are. */
async function locked(features: string[], planId: 'free' | 'paid'): Promise<{ badges: string[]; entries: number }> {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  fakeApi(noNetwork)
  session.set({ identity: ada, state: 'in' })
  getQueryClient().setQueryData(featuresRead(ada).queryKey, { data: features, at: Date.now() })
  getQueryClient().setQueryData(subscriptionRead(ada).queryKey, { data: { ...subscription, planId }, at: Date.now() })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <MenuList /> }),
    history: createMemoryHistory(),
  })
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  const links = within(await screen.findByRole('navigation')).getAllByRole('link')
  const badges = links.flatMap(({ textContent }) => /^(.+)Upgrade$/.exec(textContent)?.[1] ?? [])
  unmount()
  return { badges, entries: links.length }
}

test('SUB-020, MENU-030: the free plan locks some entries, which say so; a plan with their feature locks none', async () => {
  const free = await locked(['competitors'], 'free')
  expect(free.badges).toContain('App overview')
  expect(free.badges.length).toBeLessThan(free.entries)
  expect((await locked(['app-overview', 'competitors'], 'paid')).badges).toEqual([])
  expect((await locked(['competitors'], 'paid')).badges).toEqual(free.badges)
})
