import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen, waitFor } from '#tests/support/render.tsx'
import { show } from './fixtures.tsx'
import { SectionNav } from './section-nav.tsx'

/** Where each section's top stands, px from the top of the window. */
let tops: Record<string, number>

beforeEach(() => {
  tops = { metadata: 300, 'app-details': 1200 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 800, 600)
  })
  window.innerHeight = 900
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open() {
  const page = () => (
    <>
      <SectionNav>{null}</SectionNav>
      <div id="metadata" tabIndex={-1} />
      <div id="app-details" tabIndex={-1} />
    </>
  )
  const history = createMemoryHistory()
  const router = createRouter({ routeTree: createRootRoute({ component: page }), history })
  show(<RouterProvider router={router} />)
  await screen.findByRole('navigation', { name: 'Sections' })
  return history
}
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent)

function scroll(next: Record<string, number>) {
  tops = next
  window.dispatchEvent(new Event('scroll'))
}

test('OV-026: the sections that exist, in their order', async () => {
  await open()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Metadata',
    'Creatives',
    'Category rankings',
    'App details',
  ])
  expect(current()).toEqual(['Metadata'])
})

test('OV-027: the section that crosses the middle of the window is the current one', async () => {
  await open()
  scroll({ metadata: -800, 'app-details': 449 })
  await waitFor(() => expect(current()).toEqual(['App details']))
  scroll({ metadata: -700, 'app-details': 451 })
  await waitFor(() => expect(current()).toEqual(['Metadata']))
})

test('OV-028: a chosen one is current at once, takes the focus, and stands in the address', async () => {
  const history = await open()
  await userEvent.click(screen.getByRole('link', { name: 'App details' }))
  expect(current()).toEqual(['App details'])
  expect(document.getElementById('app-details')).toHaveFocus()
  await waitFor(() => expect(history.location.hash).toBe('#app-details'))
  // The way there leads past other sections.
  scroll({ metadata: 300, 'app-details': 1200 })
  expect(current()).toEqual(['App details'])
})

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('OV-028: the page scrolls smoothly, and at once for who wants little motion (%s)', async (matches, behavior) => {
  await open()
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  await userEvent.click(screen.getByRole('link', { name: 'App details' }))
  expect(scrolled).toHaveBeenNthCalledWith(1, { behavior, block: 'start' })
  expect(scrolled.mock.contexts[0]).toBe(document.getElementById('app-details'))
})

test('OV-028: a press lets go of the chosen one: on the way to the top, cards that come do not lead back', async () => {
  await open()
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
  await userEvent.click(screen.getByRole('link', { name: 'App details' }))
  height.mockReturnValue(3200)
  scroll({ metadata: -800, 'app-details': 600 })
  expect(current()).toEqual(['App details'])
  await userEvent.click(document.body)
  height.mockReturnValue(3400)
  scroll({ metadata: 300, 'app-details': 1400 })
  await waitFor(() => expect(current()).toEqual(['Metadata']))
})
