import { screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { CompetitorItem } from './competitor-item.tsx'

const competitor = {
  trackId: '900',
  store: 'APP_STORE' as const,
  name: 'Dusk Harbour',
  iconUrl: null,
  developerName: null,
}

test("OV-004: a competitor's name leads to its overview, by keyboard too, and the way to remove it comes after", async () => {
  const onRemove = vi.fn<() => void>()
  drawPage(
    <ul>
      <CompetitorItem projectId="p" competitor={competitor} onRemove={onRemove} />
    </ul>,
  )
  const link = await screen.findByRole('link', { name: 'Dusk Harbour' })
  expect(link).toHaveAttribute('href', '/app-overview/competitors-app?competitor=900')
  expect(screen.getByRole('img', { name: 'App Store' })).toBeVisible()
  await userEvent.tab()
  expect(link).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Remove Dusk Harbour' })).toHaveFocus()
  expect(onRemove).not.toHaveBeenCalled()
})
