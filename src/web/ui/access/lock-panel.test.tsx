import { fireEvent, screen } from '#tests/support/render.tsx'
import { IconChartLine } from '@tabler/icons-react'
import { afterEach, expect, test, vi } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { ANALYTICS_EVENT } from '#web/data/third-parties/analytics.ts'
import { LockPanel } from './lock-panel.tsx'

const sample = 'Sample'
afterEach(() => vi.unstubAllEnvs())

test('OV-051, SUB-018: says what is locked and leads to the plans, which is told; what lies behind can not be reached', async () => {
  drawPage(
    <LockPanel
      title="App Overview"
      points={['One', 'Two', 'Three'].map((text) => ({ icon: IconChartLine, text }))}
      sample={<button type="button">{sample}</button>}
    >
      {sample}
    </LockPanel>,
  )
  expect(await screen.findByRole('region', { name: 'App Overview' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['One', 'Two', 'Three'])
  expect(screen.queryByRole('button', { name: sample })).toBeNull()
  expect(screen.getByText(sample, { selector: 'button' }).closest('[inert]')).not.toBeNull()

  vi.stubEnv('PROD', true)
  const heard: unknown[] = []
  document.addEventListener(ANALYTICS_EVENT, (event) => heard.push((event as CustomEvent).detail), { once: true })
  const upgrade = screen.getByRole('link', { name: 'Upgrade' })
  expect(upgrade).toHaveAttribute('href', '/plans')
  fireEvent.click(upgrade)
  expect(heard).toEqual([{ name: 'upgrade_click', from: 'locked_page' }])
})
