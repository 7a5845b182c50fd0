import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { appUpdate } from '#web/offline/updates/app-update.ts'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { useUpdatePrompt } from './shell.tsx'

function Prompt() {
  useUpdatePrompt()
  return <Messages />
}

test('an offered version stays where it is when there is a newer way to it, and the press takes that', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(
    <I18nProvider i18n={i18n}>
      <Prompt />
    </I18nProvider>,
  )
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  act(() => appUpdate.set({ ready: true, apply: first }))
  const button = await screen.findByRole('button', { name: 'Update now' })
  act(() => appUpdate.set({ ready: true, apply: second }))
  expect(screen.getByRole('button', { name: 'Update now' })).toBe(button)
  await userEvent.click(button)
  expect(second).toHaveBeenCalledOnce()
  expect(first).not.toHaveBeenCalled()
})
