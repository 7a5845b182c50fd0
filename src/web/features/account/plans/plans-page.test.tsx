import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getSubscription, type Subscription } from '#contract/account.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import { SlotType, getPlans, getQuotas } from '#contract/billing/plans.ts'
import { getBillingData, getGeolocation } from '#contract/billing/billing.ts'
import type { EndpointAnswer } from '#contract/protocol/endpoint.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { noBillingData, subscription } from '../fixtures.ts'
import { PlansPage } from './plans-page.tsx'

const offers: EndpointAnswer<typeof getPlans> = {
  payments: 'test',
  plans: [
    { planId: 'free', limits: [], prices: [] },
    {
      planId: 'paid',
      limits: [],
      prices: [{ period: 'month', currency: 'usd', base: 4900, perFurtherApp: 900, perFurtherUser: 500 }],
    },
  ],
  live: ['APP', 'USER', 'COMPETITOR', 'KEYWORD'],
}
const quotas = SlotType.options.map((slotType) => ({ slotType, used: 1, limit: 7 }))

function open({ who = ada, plan = {} }: { who?: typeof ada; plan?: Partial<Subscription> } = {}) {
  signIn(tokensOf(who))
  respond(refreshToken, tokensOf(who))
  respond(getPlans, offers)
  respond(getQuotas, quotas)
  respond(getBillingData, noBillingData)
  respond(getGeolocation, { ipAddress: null, continent: null, country: null, currency: 'usd' })
  respond(getSubscription, { ...subscription, ...plan })
  drawPage(<PlansPage identity={who} chosen={{}} />)
}

afterEach(() => getQueryClient().clear())

test('SUB-023: plans promise and count only what there is: no AI assistance or review summaries yet', async () => {
  open()
  const paid = within(await screen.findByRole('region', { name: 'Paid plan' }))
  expect(paid.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5 apps',
    '5 people',
    '10 competitors for each app',
    '1,000 tracked keywords',
    'Every country in the stores',
    'App overview for your app and your competitors',
  ])
  expect(await screen.findAllByText('1 of 7')).toHaveLength(4)
  expect(document.body).not.toHaveTextContent(/AI |summar/i)
})

test.each(['admin', 'member'] as const)(
  'SUB-024: who is %s is told to contact the owner, and orders nothing',
  async (role) => {
    open({ who: { ...ada, role } })
    expect(
      await screen.findByText('Only the owner of your organisation can change the subscription. Contact the owner.'),
    ).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Paid plan' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Paid plan|Change the plan/ })).toBeNull()
  },
)

test('SUB-024: the owner is not', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Get the Paid plan' })).toBeVisible()
  expect(screen.queryByText(/Contact the owner/)).toBeNull()
})

test('SUB-014: a trial is called a trial, with the days that are left, and not the plan one has', async () => {
  const trialEnd = new Date(Date.now() + 13.5 * DAY_MS).toISOString()
  open({ plan: { status: 'in_trial', trialEnd } })
  const now = within(await screen.findByRole('region', { name: 'Your plan' }))
  expect(await now.findByText('Trial, 14 days left')).toBeVisible()
  expect(screen.queryByText('Current plan')).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Paid plan' })).getByText('Your trial')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Get the Paid plan' })).toBeVisible()
})

test('SUB-014: without a trial the plan one has is marked, and named', async () => {
  open({ plan: { planId: 'free' } })
  const free = within(await screen.findByRole('region', { name: 'Free plan' }))
  expect(await free.findByText('Current plan')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Your plan' })).getByText('Free plan')).toBeVisible()
})
