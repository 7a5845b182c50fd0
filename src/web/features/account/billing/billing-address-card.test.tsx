import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getBillingData, updateBillingData } from '#contract/billing/billing.ts'
import { session } from '#web/session/session-store.ts'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { billingData as data } from '../fixtures.ts'
import { BillingAddressCard } from './billing-address-card.tsx'

test('the cursor goes into the form that opens, and back to the button that opened it', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  session.set({ identity: ada, state: 'in' })
  respond(refreshToken, tokensOf(ada))
  respond(getBillingData, data)
  respond(updateBillingData, data)
  const billing = { data, updatedAt: 0, error: null, isLoading: false, isRefreshing: false, refresh: () => {} }
  render(
    <I18nProvider i18n={i18n}>
      <BillingAddressCard identity={ada} billing={billing} />
    </I18nProvider>,
  )
  const press = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  expect(document.body).toHaveFocus()
  press('Change')
  expect(screen.getByLabelText('First name')).toHaveFocus()
  press('Cancel')
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus()
  press('Change')
  press('Save address')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus())
})
