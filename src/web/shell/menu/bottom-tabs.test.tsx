import { screen } from '@testing-library/react'
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
