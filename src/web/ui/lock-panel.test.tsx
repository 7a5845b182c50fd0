import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { IconChartLine } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { LockPanel } from './lock-panel.tsx'

const sample = 'Sample'

test('OV-051: says what is locked and leads to the plans; what lies behind can be neither read nor reached', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const panel = () => (
    <LockPanel
      title="App Overview"
      points={['One', 'Two', 'Three'].map((text) => ({ icon: IconChartLine, text }))}
      sample={<button type="button">{sample}</button>}
    >
      {sample}
    </LockPanel>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: panel }),
    history: createMemoryHistory(),
  })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  expect(await screen.findByRole('region', { name: 'App Overview' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['One', 'Two', 'Three'])
  expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/plans')
  expect(screen.queryByRole('button', { name: sample })).toBeNull()
  expect(screen.getByText(sample, { selector: 'button' }).closest('[inert]')).not.toBeNull()
})
