import { screen, waitFor } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { getSignInOptions } from '#contract/auth/sign-in-options.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, respond } from '#tests/support/network/index.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { LogInPage } from '../log-in-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

afterEach(() => getQueryClient().clear())

const options = { providers: [], recaptchaSiteKey: null, demo: false, trial: true, terms: null, privacy: null }

test('AUTH-009: sign-up leads to log-in, and log-in to sign-up', async () => {
  respond(getSignInOptions, options)
  const { unmount } = drawPage(<SignUpPage />)
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  unmount()
  drawPage(<LogInPage />)
  expect(await screen.findByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/sign-up')
})

test('SUB-014: who signs up learns of the trial, how long it lasts and what follows', async () => {
  respond(getSignInOptions, options)
  drawPage(<SignUpPage />)
  expect(await screen.findByText(/free for 14 days, without a card\. After that you're on the Free plan/)).toBeVisible()
})

test('where the server has neither plans nor terms, sign-up speaks of neither', async () => {
  respond(getSignInOptions, { ...options, trial: false })
  drawPage(<SignUpPage />)
  await waitFor(() => expect(asked(getSignInOptions)).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Sign up' })).toBeVisible()
  expect(screen.queryByText(/free for 14 days|terms of use|privacy/)).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('who signs up agrees to what the server has, and can read it', async () => {
  respond(getSignInOptions, { ...options, privacy: 'https://example.com/privacy' })
  drawPage(<SignUpPage />)
  expect(await screen.findByRole('checkbox', { name: 'I agree to the privacy policy' })).not.toBeChecked()
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', 'https://example.com/privacy')
  expect(screen.queryByText(/terms of use/)).toBeNull()
})
