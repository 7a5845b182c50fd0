import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '#tests/support/render.tsx'
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getSubscription } from '#contract/account.ts'
import { changePaymentMethod, updateBillingData, type BillingData } from '#contract/billing/billing.ts'
import { getPlans, liveSlots } from '#contract/billing/plans.ts'
import { ApiError } from '#web/api/api-error.ts'
import { session } from '#web/session/session-store.ts'
import { refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { BillingAddressCard } from './billing/billing-address-card.tsx'
import { PaymentMethodCard } from './billing/payment-method-card.tsx'
import { PreferencesCard } from './billing/preferences-card.tsx'
import { ClosingFailure } from './closing/closing-failure.tsx'
import { billingData, subscription } from './fixtures.ts'
import { Failed } from './settings/failed.tsx'

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const show = (element: ReactElement) => render(<I18nProvider i18n={i18n}>{element}</I18nProvider>)
const failure = new ApiError('', { code: 'INTERNAL', status: 500 })
const said = () => screen.findByRole('alert')

test('ERR-024: a profile that can not be saved', async () => {
  show(<Failed during="profile" failure={failure} />)
  expect(await said()).toHaveTextContent(/^An error occurred while saving your profile\. \w/)
})

test('ERR-025: an account that can not be closed', async () => {
  show(<ClosingFailure error={failure} />)
  expect(await said()).toHaveTextContent(/^An error occurred while closing the account\. \w/)
})

test('ERR-026: a password that can not be changed', async () => {
  show(<Failed during="password" failure={failure} />)
  expect(await said()).toHaveTextContent(/^An error occurred while changing your password\. \w/)
})

test('ERR-027: a currency that can not be changed; what was chosen stays', async () => {
  session.set({ identity: ada, state: 'in' })
  respond(refreshToken, tokensOf(ada))
  refuse(updateBillingData, 'INTERNAL')
  const billing = { preferredCurrencyCode: 'eur', purchaseOrder: '' } satisfies Partial<BillingData>
  show(<PreferencesCard identity={ada} billing={billing as BillingData} />)
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'usd' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await said()).toHaveTextContent(/^An error occurred while changing the currency\. \w/)
  expect(screen.getByLabelText('Currency')).toHaveValue('usd')
})

test('ERR-028: a payment method that can not be changed', async () => {
  session.set({ identity: ada, state: 'in' })
  respond(refreshToken, tokensOf(ada))
  respond(getPlans, { payments: 'test', plans: [], live: liveSlots(false), demoBooking: false })
  respond(getSubscription, subscription)
  refuse(changePaymentMethod, 'INTERNAL')
  const onChanged = vi.fn<() => void>()
  show(<PaymentMethodCard identity={ada} billing={billingData} onChanged={onChanged} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Use the test card' }))
  expect(await said()).toHaveTextContent(/^An error occurred while changing the payment method\. \w/)
  expect(onChanged).not.toHaveBeenCalled()
})

test('ERR-029: a billing address that can not be saved; what was typed stays', async () => {
  session.set({ identity: ada, state: 'in' })
  respond(refreshToken, tokensOf(ada))
  refuse(updateBillingData, 'INTERNAL')
  const state = { updatedAt: 0, error: null, isLoading: false, isRefreshing: false, refresh: () => {} }
  show(<BillingAddressCard identity={ada} billing={{ data: billingData, ...state }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Trondheim' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await said()).toHaveTextContent(/^An error occurred while saving the billing address\. \w/)
  expect(screen.getByLabelText('City')).toHaveValue('Trondheim')
})
