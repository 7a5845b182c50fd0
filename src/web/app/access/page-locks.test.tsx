import { readFileSync } from 'node:fs'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { linkedItems } from '../menu/menu-entry.ts'
import { menuSections } from '../menu/menu-items.tsx'
import { lockTexts } from '../menu/lock-texts.ts'
import { PageLock } from './page-locks.tsx'

const locked = linkedItems(menuSections).flatMap(({ lockedForFreePlan, to, label, popover }) =>
  lockedForFreePlan && popover && to !== '/app-overview' ? [{ to, label, topic: popover }] : [],
)

test.each(locked)(
  'OV-051: on the free plan $to names itself, three things it is good for, and the way to the plans',
  async ({ to, label, topic }) => {
    // The route names the same topic as its entry in the menu.
    expect(readFileSync(`src/web/routes/_app${to}.tsx`, 'utf8')).toContain(`help: '${topic}'`)
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    const page = { title: label, selects: null, help: topic }
    const routeTree = createRootRoute({ component: PageLock, staticData: { page } })
    const router = createRouter({ routeTree, history: createMemoryHistory() })
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>,
    )
    const panel = within(await screen.findByRole('region', { name: label.message ?? '' }))
    const { about, points } = lockTexts[topic]
    expect(panel.getByText(about.message ?? '')).toBeVisible()
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      points.map(({ text }) => text.message),
    )
    expect(panel.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/plans')
  },
)

test('MENU-024: no page is praised in the words of another one', () => {
  const topics = ['app-overview', ...locked.map(({ topic }) => topic)]
  expect(topics.toSorted()).toEqual(Object.keys(lockTexts).toSorted())
})
