import { screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getHealth } from '#contract/protocol/health.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, lost, noNetwork, respond, serverIsUp } from '#tests/support/network/index.ts'
import { connectivity, reportAnswered } from '#web/offline/connectivity/connectivity.ts'
import { TryNow } from './try-now.tsx'

afterEach(() => {
  reportAnswered()
})

test('asks for the server at once, shows that it does, and says that there was no answer', async () => {
  connectivity.set('offline')
  const answer = Promise.withResolvers<typeof lost>()
  respond(getHealth, () => answer.promise)
  drawPage(<TryNow />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try now' }))
  expect(screen.getByRole('button', { name: 'Trying…' })).toHaveAttribute('aria-busy', 'true')
  await vi.waitFor(() => expect(asked(getHealth)).toHaveLength(1))
  answer.resolve(lost)
  expect(await screen.findByRole('button', { name: 'Try now' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/^No answer at \d\d:\d\d:\d\d$/)
})

test('is online again where the server answers', async () => {
  connectivity.set('offline')
  noNetwork()
  drawPage(<TryNow />)
  serverIsUp()
  await userEvent.click(await screen.findByRole('button', { name: 'Try now' }))
  await vi.waitFor(() => expect(connectivity.get()).toBe('online'))
})
