import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { appUpdate, markUnsaved } from '#web/offline/updates/app-update.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { Messages } from '../feedback/messages.tsx'

const part = 'The part'
const frame = 'The frame'

afterEach(() => {
  vi.restoreAllMocks()
  markUnsaved('form', false)
  appUpdate.set({ ready: false, apply: () => {} })
})

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
  draw(lazyWithRetry(load))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(part)).toBeVisible()
  expect(screen.getByText(frame)).toBeVisible()
})

describe('a part that is missing again at another try', () => {
  const tryAgain = async () => {
    vi.spyOn(connectivity, 'get').mockReturnValue('online')
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    draw(lazyWithRetry(vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    return reload
  }

  test('loads the page anew, for a browser may remember that the file was not there', async () => {
    const reload = await tryAgain()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  test('reloads nothing away that is typed in: the reload is offered', async () => {
    markUnsaved('form', true)
    const reload = await tryAgain()
    await vi.waitFor(() => expect(appUpdate.get().ready).toBe(true))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    appUpdate.get().apply()
    expect(reload).toHaveBeenCalledOnce()
  })
})

test('a part that came once stands at once the next time', async () => {
  const Part = lazyWithRetry(async () => ({ default: () => part }))
  const { unmount } = draw(Part)
  await screen.findByText(part)
  unmount()
  draw(Part)
  expect(screen.getByText(part)).toBeVisible()
})
