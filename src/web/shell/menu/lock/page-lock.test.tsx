import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { linkedItems } from '../menu-entry.ts'
import { menuSections } from '../menu-items.tsx'
import { lockTexts } from './lock-texts.ts'
import PageLock from './page-lock.tsx'

const locked = linkedItems(menuSections).filter(
  ({ lockedForFreePlan, to }) => lockedForFreePlan && to !== '/app-overview',
)

test.each(locked)(
  'OV-051: on the free plan $to names itself, three things it is good for, and the way to the plans',
  async ({ to, label, popover }) => {
    drawPage(<PageLock />, to)
    const panel = within(await screen.findByRole('region', { name: label.message ?? '' }))
    const { about, points } = lockTexts[popover ?? 'overview']
    expect(panel.getByText(about.message ?? '')).toBeVisible()
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      points.map(({ text }) => text.message),
    )
    expect(panel.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/plans')
  },
)

test('MENU-024: no page is praised in the words of another one', () => {
  const abouts = locked.map(({ popover }) => popover)
  expect(new Set([...abouts, 'overview']).size).toBe(abouts.length + 1)
})
