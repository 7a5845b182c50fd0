import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '#tests/support/render.tsx'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { refusal, respond, type Answer } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { OverviewGate, SubscriptionGate } from './overview-gate.tsx'

/** Opens a page behind a gate, on a device that knows no subscription yet. */
function open(gate: () => ReactNode, answer: Answer<typeof getSubscription>) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  signIn(tokensOf(ada))
  respond(refreshToken, tokensOf(ada))
  respond(getFeatures, ['app-overview'])
  respond(getSubscription, answer)
  const root = createRootRoute({ component: Outlet })
  const gated = createRoute({ getParentRoute: () => root, id: 'gated', component: gate })
  const page = createRoute({ getParentRoute: () => gated, path: '/page', component: () => 'The page' })
  const plans = createRoute({ getParentRoute: () => root, path: '/plans', component: () => 'The plans' })
  const router = createRouter({
    routeTree: root.addChildren([gated.addChildren([page]), plans]),
    history: createMemoryHistory({ initialEntries: ['/page'] }),
  })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  return router
}

afterEach(() => getQueryClient().clear())

describe.each([
  ['the overview', OverviewGate],
  ['pages that every plan holds', SubscriptionGate],
])('before %s', (_, gate) => {
  test('SUB-005: a subscription that was fetched without an id leads to the plans', async () => {
    const router = open(gate, { ...subscription, statusDetails: { subscriptionId: null } })
    expect(await screen.findByText('The plans')).toBeVisible()
    expect(router.state.location.pathname).toBe('/plans')
  })

  test('SUB-006: so does a server that refuses to tell it', async () => {
    open(gate, refusal('FORBIDDEN'))
    expect(await screen.findByText('The plans')).toBeVisible()
  })

  test('SUB-005: one with an id lets in', async () => {
    const router = open(gate, subscription)
    expect(await screen.findByText('The page')).toBeVisible()
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0))
    expect(router.state.location.pathname).toBe('/page')
  })
})
