import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { BottomTabs } from './bottom-tabs.tsx'

test('MENU-008, MENU-009: a phone’s tabs lead home, to the own app and to the competitors', async () => {
  drawPage(<BottomTabs onMenu={() => {}} menuOpen={false} />)
  expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home')
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/app-overview/my-app')
  expect(screen.getByRole('link', { name: 'Competitors' })).toHaveAttribute('href', '/app-overview/competitors-app')
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['/analyze-keywords/keyword-monitoring', 'Keywords', true],
  ['/analyze-keywords/keyword-research', 'Keywords', 'page'],
  ['/app-overview/compare', 'Competitors', true],
] as const)('MENU-008: on %s the tab %s is the current one', async (address, name, current) => {
  const { router } = drawPage(<BottomTabs onMenu={() => {}} menuOpen={false} />)
  await screen.findByRole('link', { name: 'Home' })
  await act(async () => router.history.push(address))
  await waitFor(() => expect(screen.getByRole('link', { name, current })).toBeVisible())
})
