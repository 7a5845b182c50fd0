import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSignInOptions } from '#contract/auth/sign-in-options.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { LogInPage } from '../log-in-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

const options = { providers: [], recaptchaSiteKey: null, demo: false }

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
