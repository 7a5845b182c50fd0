import { screen, within } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getSubscription, type Subscription } from '#contract/account.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import { SlotType, getPlans, getQuotas, liveSlots } from '#contract/billing/plans.ts'
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
    { planId: 'free', limits: [{ slotType: 'REVIEW_SUMMARY', limit: 1 }], prices: [] },
    {
      planId: 'paid',
      limits: [
        { slotType: 'AI_ASSISTANCE', limit: 120 },
        { slotType: 'REVIEW_SUMMARY', limit: 6 },
      ],
      prices: [{ period: 'month', currency: 'usd', base: 4900, perFurtherApp: 900, perFurtherUser: 500 }],
    },
  ],
  live: liveSlots(true),
  demoBooking: true,
}

interface Given {
  who?: typeof ada
  plan?: Partial<Subscription>
  hasModel?: boolean
  /** Of which nothing is used. */
  limits?: Partial<Record<SlotType, number>>
}

function open({ who = ada, plan = {}, hasModel = true, limits = {} }: Given = {}) {
  const quotas = SlotType.options.map((slotType) => {
    const limit = limits[slotType]
    return limit === undefined ? { slotType, used: 1, limit: 7 } : { slotType, used: 0, limit }
  })
  signIn(tokensOf(who))
  respond(refreshToken, tokensOf(who))
  respond(getPlans, { ...offers, live: liveSlots(hasModel) })
  respond(getQuotas, quotas)
  respond(getBillingData, noBillingData)
  respond(getGeolocation, { ipAddress: null, continent: null, country: null, currency: 'usd' })
  respond(getSubscription, { ...subscription, ...plan })
  drawPage(<PlansPage identity={who} chosen={{}} />)
}

afterEach(() => getQueryClient().clear())

const pointsOf = async (plan: string) =>
  within(await screen.findByRole('region', { name: plan }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const usage = () => within(screen.getByRole('region', { name: 'Usage' }))

test('SUB-022, SUB-023, OP-48, OP-63: plans promise AI requests, AI replies and review summaries, as many as the server says', async () => {
  open()
  expect(await screen.findByText('120 AI requests a month')).toBeVisible()
  expect(await pointsOf('Paid plan')).toEqual([
    '5 apps',
    '5 people',
    '10 competitors for each app',
    '1,000 tracked keywords',
    '120 AI requests a month',
    '6 review summaries a month',
    'AI replies and review automation',
    'Every country in the stores',
    'App overview for your app and your competitors',
  ])
  expect(await pointsOf('Free plan')).toEqual(
    expect.arrayContaining(['No AI requests', '1 review summary a month', 'Review automation with templates']),
  )
})

test('SUB-023, OP-48: usage says how much is used of each, the requests and summaries of this month too', async () => {
  open()
  expect(await screen.findAllByText('1 of 7')).toHaveLength(6)
  expect(usage().getByText('AI requests this month').parentElement).toHaveTextContent('1 of 7')
  expect(usage().getByText('Review summaries this month').parentElement).toHaveTextContent('1 of 7')
})

test('SUB-023: usage says what the plan does not hold', async () => {
  open({ plan: { planId: 'free' }, limits: { AI_ASSISTANCE: 0 } })
  const line = await screen.findByText('AI requests this month')
  expect(line.parentElement).toHaveTextContent('Not in plan')
})

test('SUB-023: where no language model is configured, no plan promises AI, and none is counted', async () => {
  open({ hasModel: false })
  expect(await screen.findByText('6 review summaries a month')).toBeVisible()
  expect(await pointsOf('Paid plan')).toContain('Review automation with templates')
  expect(await screen.findAllByText('1 of 7')).toHaveLength(5)
  expect(document.body).not.toHaveTextContent(/AI /)
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
