import { act, screen, waitFor } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { restart } from '#web/features/onboarding/guide/guide.ts'
import { changeGuide, guide, registerGuide } from '#web/features/onboarding/guide/guide-store.ts'
import { appUpdate } from '#web/offline/updates/app-update.ts'
import { TourStart } from './late-parts.tsx'
import { REST_MS } from './when-page-rests.ts'

beforeEach(() => document.body.insertAdjacentHTML('beforeend', '<main><div id="metadata"></div></main>'))
beforeEach(() => document.body.insertAdjacentHTML('beforeend', '<button data-tour="connection"></button>'))
afterEach(() => {
  guide.set(null)
  document.body.replaceChildren()
})

test('after the guide it starts, and never again once it was ended', async () => {
  await registerGuide(Date.now())
  await changeGuide(() => restart(Date.now(), null))
  const { unmount } = drawPage(<TourStart />)
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }, { timeout: 5 * REST_MS }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(guide.get()?.isTourDue).toBe(false)
  unmount()
  drawPage(<TourStart />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it gives way to the offer of a new version, and comes again after it', async () => {
  await registerGuide(Date.now())
  await changeGuide(() => restart(Date.now(), null))
  drawPage(<TourStart />)
  expect(await screen.findByRole('dialog', {}, { timeout: 5 * REST_MS })).toBeVisible()
  act(() => appUpdate.set({ ready: true, apply: () => {} }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(guide.get()?.isTourDue).toBe(true)
  act(() => appUpdate.set({ ready: false, apply: () => {} }))
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('without a guide that was finished there is none', async () => {
  drawPage(<TourStart />)
  await act(() => registerGuide(Date.now()))
  expect(screen.queryByRole('dialog')).toBeNull()
})
