import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { fakeApi, json } from '#tests/support/fake-api.ts'
import { SignUpPage } from './sign-up-page.tsx'

test('SUB-014: who signs up learns of the trial, how long it lasts and what follows', async () => {
  fakeApi(() => json({ google: null, apple: null, recaptchaSiteKey: null, demo: false }))
  drawPage(<SignUpPage />)
  expect(await screen.findByText(/free for 14 days, without a card\. After that you're on the Free plan/)).toBeVisible()
})
