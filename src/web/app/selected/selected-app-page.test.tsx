import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { refreshToken } from '#contract/auth/auth.ts'
import { getProjects } from '#contract/projects.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { project } from '#web/features/overview/fixtures.tsx'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { SelectedAppPage } from './selected-app-page.tsx'

afterEach(() => getQueryClient().clear())

/** Draws a page of the overview's feature. */
function open(features: string[], showsSaved: boolean) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  signIn(tokensOf(ada))
  respond(refreshToken, tokensOf(ada))
  respond(getFeatures, features)
  respond(getSubscription, subscription)
  respond(getProjects, [project])
  const routeTree = createRootRoute({
    component: () => (
      <SelectedAppPage competitor={undefined} showsSaved={showsSaved}>
        {({ title }, lock) => (
          <>
            <p>{lock === null ? `All of ${title}` : `What the device has of ${title}`}</p>
            {lock}
          </>
        )}
      </SelectedAppPage>
    ),
    staticData: { feature: 'app-overview', page: { title: { id: 'All ranked' }, selects: 'app' } },
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
}

test('ERR-057: a page that the plan does not hold is given its lock where it shows what the device has', async () => {
  open([], true)
  expect(await screen.findByText(`What the device has of ${project.title}`)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Upgrade' })).toBeVisible()
})

test('OV-050: any other one is not drawn, the lock stands in its place', async () => {
  open([], false)
  expect(await screen.findByRole('link', { name: 'Upgrade' })).toBeVisible()
  expect(screen.queryByText(new RegExp(project.title))).toBeNull()
})

test('a page that the plan holds has no lock', async () => {
  open(['app-overview'], true)
  expect(await screen.findByText(`All of ${project.title}`)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull()
})
