import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '#tests/support/render.tsx'
import { beforeEach, expect, test, vi } from 'vitest'
import { verifyAccount } from '#contract/auth/auth.ts'
import { ANALYTICS_EVENT } from '#web/data/third-parties/analytics.ts'
import { session } from '#web/session/session-store.ts'
import { asked, refusal, respond, respondAt, type Answer } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { VerifyAccount } from './verify-account.tsx'

/** Opens a mailed link, and confirms; each is another one, for a code is asked only once. */
async function confirmBy(code: string, answer: Answer<typeof verifyAccount>) {
  openLink(code, answer)
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm account' }))
}

function openLink(code: string, answer: Answer<typeof verifyAccount>) {
  respond(verifyAccount, answer)
  const component = () => <VerifyAccount userId={ada.userId} code={code} />
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
}

beforeEach(() => {
  respondAt('/dev/mailbox', () => new Response(null, { status: 404 }))
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  session.set({ identity: null, state: 'out' })
})

test('a program that opens the links of mails confirms nothing and is not logged in', async () => {
  openLink('scanned', tokensOf(ada))
  expect(await screen.findByRole('button', { name: 'Confirm account' })).toBeVisible()
  expect(asked(verifyAccount)).toEqual([])
  expect(session.get().state).toBe('out')
})

test('AUTH-039: a confirmed account brings its tokens, and leads home signed in', async () => {
  await confirmBy('good', tokensOf(ada))
  const home = await screen.findByRole('link', { name: 'Continue now' })
  expect(home).toHaveAttribute('href', '/')
  expect(asked(verifyAccount)).toMatchObject([{ method: 'POST', body: { code: 'good' } }])
  fireEvent.click(home)
  await waitFor(() => expect(session.get()).toEqual({ identity: ada, state: 'in' }))
})

test('AUTH-040: a confirmed account is told to the analytics', async () => {
  vi.stubEnv('PROD', true)
  const heard: unknown[] = []
  const hear = (event: Event) => heard.push((event as CustomEvent).detail)
  document.addEventListener(ANALYTICS_EVENT, hear)
  await confirmBy('told', tokensOf(ada))
  await screen.findByRole('link', { name: 'Continue now' })
  document.removeEventListener(ANALYTICS_EVENT, hear)
  vi.unstubAllEnvs()
  expect(heard).toEqual([{ name: 'account_verification', status: 'finished' }])
})

test('AUTH-020: it leads home after three seconds, not before', async () => {
  vi.useFakeTimers()
  try {
    openLink('slow', tokensOf(ada))
    while (!screen.queryByRole('button', { name: 'Confirm account' })) await vi.advanceTimersByTimeAsync(0)
    fireEvent.click(screen.getByRole('button', { name: 'Confirm account' }))
    while (!screen.queryByRole('link', { name: 'Continue now' })) await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(2999)
    expect(session.get().state).toBe('out')
    await vi.advanceTimersByTimeAsync(1)
    expect(session.get()).toEqual({ identity: ada, state: 'in' })
  } finally {
    vi.useRealTimers()
  }
})

test('ERR-009, OP-88: a link that can not be used says so in the words of the product', async () => {
  await confirmBy('used', refusal('VERIFICATION_INVALID'))
  const said = await screen.findByRole('alert')
  expect(said).toHaveTextContent('Something went wrong. Please try verify your account again.')
  expect(screen.getByRole('button', { name: 'Resend' })).toBeVisible()
})

test('ERR-010: one that is too old says that, and where to get another', async () => {
  await confirmBy('late', refusal('VERIFICATION_EXPIRED'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired. Get a new one below.')
  expect(screen.getByRole('button', { name: 'Resend' })).toBeVisible()
})
