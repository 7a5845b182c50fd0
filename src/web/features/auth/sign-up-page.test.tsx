import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { fakeApi, json } from '#tests/support/fake-api.ts'
import { LogInPage } from './log-in-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

const options = { google: null, apple: null, recaptchaSiteKey: null, demo: false }

test('AUTH-009: sign-up leads to log-in, and log-in to sign-up', async () => {
  fakeApi(() => json(options))
  const { unmount } = drawPage(<SignUpPage />)
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  unmount()
  drawPage(<LogInPage />)
  expect(await screen.findByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/sign-up')
})

test('SUB-014: who signs up learns of the trial, how long it lasts and what follows', async () => {
  fakeApi(() => json(options))
  drawPage(<SignUpPage />)
  expect(await screen.findByText(/free for 14 days, without a card\. After that you're on the Free plan/)).toBeVisible()
})
