import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { later } from './later.tsx'
import { Messages } from './messages.tsx'

const part = 'The part'
const frame = 'The frame'

function draw(Part: ComponentType) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return render(
    <I18nProvider i18n={i18n}>
      <p>{frame}</p>
      <Part />
      <Messages />
    </I18nProvider>,
  )
}

test('a part whose file is missing leaves the frame, says so, and comes when it is tried again', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => part })
  draw(later(load))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(part)).toBeVisible()
  expect(screen.getByText(frame)).toBeVisible()
})

test('a part that came once stands at once the next time', async () => {
  const Part = later(async () => ({ default: () => part }))
  const { unmount } = draw(Part)
  await screen.findByText(part)
  unmount()
  draw(Part)
  expect(screen.getByText(part)).toBeVisible()
})
