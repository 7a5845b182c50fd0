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
import { act, render, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getSubscription } from '#contract/account.ts'
import { getLinks, type Links } from '#contract/links.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { routeTree } from '#web/routeTree.gen.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import { HowItWorks } from './how-it-works.tsx'
import { type Page, usePageTitle } from '../layout/page.ts'
import { pageHelps } from './page-helps.ts'

const timeline: Page = { title: { id: 'App timeline' }, selects: 'app', help: 'timeline', video: 'timeline' }

async function openHelp(page: Page, links: Partial<Links>) {
  session.set({ identity: ada, state: 'in' })
  respond(refreshToken, tokensOf(ada))
  respond(getLinks, { ...noLinks, ...links })
  respond(getSubscription, subscription)
  drawPage(<HowItWorks page={page} identity={ada} />)
  await userEvent.click(await screen.findByRole('button', { name: 'How it works' }))
  return screen.findByRole('region', { name: 'How it works' })
}
const link = (name: string) => screen.queryByRole('link', { name })

afterEach(() => getQueryClient().clear())

describe('how it works', () => {
  test('BAR-001, BAR-004: says what the page shows and what its figures mean', async () => {
    const help = await openHelp(timeline, {})
    expect(help).toHaveTextContent(/^What happened to the app in the selected country/)
    expect(help).toHaveTextContent('A change has the date of the day we found it.')
    expect(link('Documentation')).toBeNull()
    expect(link('Video guide')).toBeNull()
  })

  test('BAR-001, BAR-005: leads to the page of the documentation and to the video guide, where the operator has them', async () => {
    await openHelp(timeline, { docs: 'https://docs.example.com/aso/', videos: 'https://videos.example.com' })
    expect(await screen.findByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      'https://docs.example.com/aso/timeline',
    )
    expect(link('Video guide')).toHaveAttribute('href', 'https://videos.example.com/timeline')
  })

  test('BAR-005: a page without a video guide leads to none', async () => {
    const { video: _, ...page } = timeline
    await openHelp(page, { docs: 'https://docs.example.com', videos: 'https://videos.example.com' })
    expect(await screen.findByRole('link', { name: 'Documentation' })).toBeInTheDocument()
    expect(link('Video guide')).toBeNull()
  })

  test('Esc closes it and gives the focus back', async () => {
    await openHelp(timeline, {})
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'How it works' })).toBeNull()
    expect(screen.getByRole('button', { name: 'How it works' })).toHaveFocus()
  })

  test('BAR-001: the data of every page names its help', () => {
    const { routesById } = createRouter({ routeTree })
    const pages = Object.values(routesById).flatMap(({ id, options }) =>
      options.staticData?.page ? [[id, options.staticData.page.help]] : [],
    )
    expect(pages.length).toBeGreaterThan(15)
    expect(pages.filter(([, help]) => !help || !Object.hasOwn(pageHelps, help))).toEqual([])
  })
})

describe('the title', () => {
  const Title = () => {
    const title = usePageTitle()
    useTitle(title)
    return (
      <>
        <h1>{title}</h1>
        <Outlet />
      </>
    )
  }

  test("BAR-002, BAR-003: it is the product's where a page has none, and changes when navigation has ended", async () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    let arrive = () => {}
    const slow = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const root = createRootRoute({ component: Title })
    const home = createRoute({ getParentRoute: () => root, path: '/' })
    const page = createRoute({
      getParentRoute: () => root,
      path: '/analyze-market/timeline',
      loader: () => slow,
      staticData: { page: timeline },
    })
    const router = createRouter({ routeTree: root.addChildren([home, page]), history: createMemoryHistory() })
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    )
    const heading = await screen.findByRole('heading')
    expect(heading).toHaveTextContent('Storeglass')
    expect(document.title).toBe('Storeglass')
    const going = router.navigate({ to: '/analyze-market/timeline' })
    await act(async () => {})
    expect(heading).toHaveTextContent('Storeglass')
    arrive()
    await act(() => going)
    expect(heading).toHaveTextContent('App timeline')
    expect(document.title).toBe('App timeline · Storeglass')
  })
})
