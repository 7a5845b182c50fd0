import { act, screen, waitFor } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { BottomTabs } from './bottom-tabs.tsx'

test('MENU-009, MENU-052: a phone’s tabs lead to the own app, keywords, reviews and competitors', async () => {
  drawPage(<BottomTabs onMenu={() => {}} menuOpen={false} />)
  expect(await screen.findByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/app-overview/my-app')
  expect(screen.getByRole('link', { name: 'Keywords' })).toHaveAttribute('href', '/analyze-keywords/keyword-research')
  expect(screen.getByRole('link', { name: 'Reviews' })).toHaveAttribute('href', '/rr/reply-to-reviews')
  expect(screen.getByRole('link', { name: 'Competitors' })).toHaveAttribute('href', '/app-overview/competitors-app')
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['/analyze-keywords/keyword-monitoring', 'Keywords', true],
  ['/analyze-keywords/keyword-research', 'Keywords', 'page'],
  ['/rr/reply-to-reviews', 'Reviews', 'page'],
  ['/rr/automation', 'Reviews', true],
  ['/rr/ratings', 'Reviews', true],
  ['/app-overview/compare', 'Competitors', true],
] as const)('MENU-009: on %s the tab %s is the current one', async (address, name, current) => {
  const { router } = drawPage(<BottomTabs onMenu={() => {}} menuOpen={false} />)
  await screen.findByRole('link', { name: 'Reviews' })
  await act(async () => router.history.push(address))
  await waitFor(() => expect(screen.getByRole('link', { name, current })).toBeVisible())
})
