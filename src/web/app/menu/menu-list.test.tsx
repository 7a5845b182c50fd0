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
import { act, fireEvent, render, screen, within } from '#tests/support/render.tsx'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { getLinks, type Links } from '#contract/links.ts'
import { createLoginToken } from '#contract/auth/login-token.ts'
import { refreshToken, type Identity } from '#contract/auth/auth.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { featuresRead, subscriptionRead } from '#web/data/queries/reads.ts'
import { session } from '#web/session/session-store.ts'
import { asked, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { MenuList } from './menu-list.tsx'

beforeEach(() => {
  // The test's document has no top layer.
  HTMLElement.prototype.showPopover = () => {}
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
})
afterEach(() => {
  getQueryClient().clear()
  vi.restoreAllMocks()
})

interface Options {
  at?: string
  who?: Identity
  features?: string[]
  planId?: 'free' | 'paid'
  collapsed?: boolean
  links?: Links
  onNavigate?: () => void
}

const reviewPages = ['/rr/reply-to-reviews', '/rr/automation', '/rr/review-summaries', '/rr/reviews'] as const
const paths = [
  '/',
  '/app-overview',
  '/analyze-market/timeline',
  '/analyze-market/featurings',
  '/rr/ratings',
  ...reviewPages,
  '/plans',
]

/** The menu on a page of the app. */
async function drawMenu({ at = '/', who = ada, planId = 'paid', features, links, ...props }: Options = {}) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  respond(refreshToken, tokensOf(who))
  respond(createLoginToken, { token: 'once', expiresAt: '2026-11-21T00:01:00.000Z' })
  respond(getLinks, links ?? noLinks)
  respond(getFeatures, features ?? [])
  respond(getSubscription, { ...subscription, planId })
  session.set({ identity: who, state: 'in' })
  const known = (data: unknown) => ({ data, at: Date.now() })
  getQueryClient().setQueryData(featuresRead(who).queryKey, known(features ?? ['app-overview', 'competitors']))
  getQueryClient().setQueryData(subscriptionRead(who).queryKey, known({ ...subscription, planId }))
  const root = createRootRoute({
    component: () => (
      <>
        <MenuList {...props} />
        <Outlet />
      </>
    ),
  })
  const routeTree = root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path })))
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) })
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
  return { menu, router, unmount }
}

const group = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true'

async function badges(options: Options, badge: string): Promise<string[]> {
  const { menu, unmount } = await drawMenu(options)
  for (const name of ['Market', 'Keywords']) if (!isOpen(name)) fireEvent.click(group(name))
  const found = menu
    .getAllByRole('link')
    .flatMap(({ textContent }) => (textContent.endsWith(badge) ? [textContent.slice(0, -badge.length)] : []))
  unmount()
  return found
}

describe('what the plan holds', () => {
  const at = '/analyze-market/timeline'

  test('SUB-020, MENU-030: an entry whose feature is not enabled has the badge "Upgrade"; a plan with it locks none', async () => {
    expect(await badges({ at, features: ['competitors'] }, 'Upgrade')).toContain('App timeline')
    expect(await badges({ at }, 'Upgrade')).toEqual([])
  })

  test('MENU-031: so has one that is locked for the free plan, on the free plan', async () => {
    const free = await badges({ at, planId: 'free' }, 'Upgrade')
    expect(free).toContain('App Overview')
    expect(free).not.toContain('Keyword research')
    expect(await badges({ at, planId: 'free', who: { ...ada, internal: true } }, 'Upgrade')).toEqual([])
  })

  test('MENU-032: otherwise what is new has the badge "New"', async () => {
    expect(await badges({ at }, 'New')).toEqual(['App timeline', 'Featured'])
    expect(await badges({ at, planId: 'free' }, 'New')).toEqual([])
  })

  test('MENU-010, MENU-023, MENU-024, OP-29: a lock opens a popover with title, picture, three benefits and the way to the plans', async () => {
    await drawMenu({ planId: 'free' })
    fireEvent.click(screen.getByRole('button', { name: 'App Overview: what the plan adds' }))
    const popover = within(await screen.findByRole('dialog', { name: 'App Overview' }))
    expect(popover.getByRole('heading', { name: 'App Overview' })).toBeInTheDocument()
    expect(popover.getAllByRole('listitem')).toHaveLength(3)
    expect(document.querySelector('[role=dialog] svg[viewBox="0 0 256 96"]')).not.toBeNull()
    expect(popover.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans')
    fireEvent.keyDown(popover.getByRole('link', { name: 'See plans' }), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'App Overview: what the plan adds' })).toHaveFocus()
  })

  test('MENU-024: the mouse over a locked entry opens its popover, and off it closes it', async () => {
    const { menu } = await drawMenu({ planId: 'free' })
    const row = menu.getByRole('link', { name: /^App Overview/ })
    fireEvent.pointerOver(row, { pointerType: 'mouse' })
    expect(await screen.findByRole('dialog', { name: 'App Overview' })).toBeInTheDocument()
    fireEvent.pointerOut(row, { pointerType: 'mouse', relatedTarget: document.body })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(row).toHaveAttribute('href', '/app-overview/my-app')
  })
})

describe('groups', () => {
  test('MENU-016, MENU-017, MENU-039: open are the group of the page and what is expanded by default', async () => {
    await drawMenu({ at: '/rr/ratings' })
    expect(isOpen('Reviews and ratings')).toBe(true)
    expect(isOpen('Keywords')).toBe(true)
    expect(isOpen('Market')).toBe(false)
    expect(screen.getByRole('link', { name: 'Ratings' })).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('link', { name: 'App timeline' })).toBeNull()
  })

  test('MENU-018: a group that opens closes the others, but not that of the page', async () => {
    await drawMenu({ at: '/rr/ratings' })
    fireEvent.click(group('Market'))
    expect([isOpen('Market'), isOpen('Keywords'), isOpen('Reviews and ratings')]).toEqual([true, false, true])
    fireEvent.click(group('Market'))
    expect(isOpen('Market')).toBe(false)
  })

  test('MENU-013, MENU-018: a group in a group opens without closing the one it stands in', async () => {
    await drawMenu()
    fireEvent.click(group('Coming soon'))
    fireEvent.click(group('Ads'))
    expect(screen.getByRole('link', { name: 'Search ads Soon' })).toBeInTheDocument()
    expect(isOpen('Coming soon')).toBe(true)
  })

  test('MENU-016: the group of a page that one came to in another way opens', async () => {
    const { router } = await drawMenu()
    await act(() => router.navigate({ to: '/rr/ratings' }))
    expect(isOpen('Reviews and ratings')).toBe(true)
  })

  test.each([
    ['/rr/reply-to-reviews', 'Reply to reviews'],
    ['/rr/automation', 'Reply to reviews'],
    ['/rr/review-summaries', 'Review summaries'],
    ['/rr/reviews', 'Reviews'],
    ['/rr/ratings', 'Ratings'],
  ] as const)('MENU-016, MENU-052, MENU-053, MENU-079: %s is found in its group as "%s"', async (at, name) => {
    const { menu } = await drawMenu({ at })
    expect(isOpen('Reviews and ratings')).toBe(true)
    expect(menu.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([name])
  })

  test('MENU-037: the entry of the page is scrolled into view once the page has come', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.tagName === 'NAV' ? new DOMRect(0, 60, 260, 400) : new DOMRect(0, 500, 260, 34)
    })
    const { router } = await drawMenu({ at: '/analyze-market/timeline' })
    const nav = screen.getByRole('navigation')
    nav.scrollTop = 0
    await act(() => router.navigate({ to: '/rr/ratings' }))
    expect(nav.scrollTop).toBe(500 + 34 - (60 + 400))
  })
})

describe('entries', () => {
  test('MENU-022: what has no page yet says so where it can be seen, is reached by the keyboard and leads nowhere', async () => {
    const { menu, router } = await drawMenu()
    fireEvent.click(group('Dashboards'))
    const entry = menu.getByRole('link', { name: 'ASO dashboard Soon' })
    expect(entry).toHaveAttribute('title', 'Coming soon!')
    expect(entry).toHaveAttribute('aria-disabled', 'true')
    expect(entry).not.toHaveAttribute('href')
    entry.focus()
    expect(entry).toHaveFocus()
    fireEvent.click(entry)
    expect(router.state.location.pathname).toBe('/')
  })

  test('MENU-022: what has nothing to open stands in one group at the end of the menu', async () => {
    const { menu } = await drawMenu()
    const groups = menu.getAllByRole('button').map(({ textContent }) => textContent)
    expect(groups.at(-1)).toBe('Coming soon')
    expect(groups).not.toContain('Ads')
    expect(menu.queryByRole('heading', { name: 'Ads and reports' })).toBeNull()
    fireEvent.click(group('Coming soon'))
    expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Ads']))
    expect(menu.getByRole('link', { name: 'Reports Soon' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('MENU-020, OP-28: an older frontend is gone to with a token that is good once and the app, never the session’s token', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const legacy = 'https://old.example.com'
    const { menu } = await drawMenu({ links: { ...noLinks, legacy } })
    await vi.waitFor(() =>
      expect(menu.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', `${legacy}/dashboard/reports`),
    )
    fireEvent.click(menu.getByRole('link', { name: 'Reports' }))
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledWith(`${legacy}/login-token?token=once&redirectTo=%2Fdashboard%2Freports`),
    )
    expect(asked(createLoginToken)).toHaveLength(1)
  })

  test('MENU-021, MENU-060: the test section is there while the server says so; its page opens in a new tab', async () => {
    const staff = { ...ada, internal: true }
    const { menu } = await drawMenu({ who: staff, links: { ...noLinks, testMenu: true } })
    expect(await menu.findByRole('heading', { name: 'Test' })).toBeInTheDocument()
    expect(menu.getByRole('link', { name: 'Test pages' })).toHaveAttribute('target', '_blank')
  })

  test('MENU-036: whoever follows an entry is told of, also that of this page', async () => {
    const onNavigate = vi.fn<() => void>()
    const { menu } = await drawMenu({ at: '/rr/ratings', onNavigate })
    fireEvent.click(menu.getByRole('link', { name: 'Ratings' }))
    expect(onNavigate).toHaveBeenCalledOnce()
  })
})

describe('MENU-034: collapsed', () => {
  test('MENU-022, MENU-041: arrow keys reach what has no page yet, too', async () => {
    await drawMenu({ collapsed: true })
    group('Coming soon').focus()
    fireEvent.keyDown(group('Coming soon'), { key: 'ArrowRight' })
    const flyout = within(await screen.findByRole('group', { name: 'Coming soon' }))
    expect(flyout.getByRole('button', { name: 'Ads' })).toHaveFocus()
    fireEvent.keyDown(flyout.getByRole('button', { name: 'Ads' }), { key: 'End' })
    expect(flyout.getByRole('link', { name: 'Reports Soon' })).toHaveFocus()
  })

  test('entries are icons with names, and headings are gone', async () => {
    const { menu } = await drawMenu({ collapsed: true })
    expect(menu.getByRole('link', { name: 'App Overview' })).toHaveTextContent('')
    expect(menu.queryByRole('heading')).toBeNull()
  })

  test('MENU-041, MENU-042: the mouse opens a group beside its icon, and leaving closes it', async () => {
    await drawMenu({ collapsed: true })
    fireEvent.pointerOver(group('Market'), { pointerType: 'mouse' })
    const flyout = within(await screen.findByRole('group', { name: 'Market' }))
    expect(flyout.getByRole('link', { name: /App timeline/ })).toHaveAttribute('href', '/analyze-market/timeline')
    fireEvent.pointerOut(group('Market'), { pointerType: 'mouse', relatedTarget: document.body })
    expect(screen.queryByRole('group', { name: 'Market' })).toBeNull()
  })

  test('MENU-041: arrow keys open a group and go through it; Esc closes it, and so does following an entry', async () => {
    await drawMenu({ collapsed: true })
    group('Market').focus()
    fireEvent.keyDown(group('Market'), { key: 'ArrowRight' })
    const first = await screen.findByRole('link', { name: /Competitors/ })
    expect(first).toHaveFocus()
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(screen.getByRole('link', { name: /App timeline/ })).toHaveFocus()
    fireEvent.keyDown(screen.getByRole('link', { name: /App timeline/ }), { key: 'Escape' })
    expect(group('Market')).toHaveFocus()
    expect(screen.queryByRole('group', { name: 'Market' })).toBeNull()

    fireEvent.click(group('Market'))
    fireEvent.click(await screen.findByRole('link', { name: /App timeline/ }))
    expect(screen.queryByRole('group', { name: 'Market' })).toBeNull()
  })
})
