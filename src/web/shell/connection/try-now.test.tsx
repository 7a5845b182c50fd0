import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { fakeApi, isHealth, json, noNetwork } from '#tests/support/fake-api.ts'
import { connectivity, reportAnswered } from '#web/offline/connectivity/connectivity.ts'
import { TryNow } from './try-now.tsx'

afterEach(() => {
  reportAnswered()
  vi.unstubAllGlobals()
})

test('asks for the server at once, shows that it does, and says that there was no answer', async () => {
  connectivity.set('offline')
  let fail = () => {}
  const { asked } = fakeApi(() => new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch')))))
  drawPage(<TryNow />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try now' }))
  expect(screen.getByRole('button', { name: 'Trying…' })).toHaveAttribute('aria-busy', 'true')
  expect(asked.filter(isHealth)).toHaveLength(1)
  fail()
  expect(await screen.findByRole('button', { name: 'Try now' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/^No answer at \d\d:\d\d:\d\d$/)
})

test('is online again where the server answers', async () => {
  connectivity.set('offline')
  let answer: () => Response | Promise<Response> = noNetwork
  fakeApi(() => answer())
  drawPage(<TryNow />)
  answer = () => json({ status: 'ok' })
  await userEvent.click(await screen.findByRole('button', { name: 'Try now' }))
  await vi.waitFor(() => expect(connectivity.get()).toBe('online'))
})
