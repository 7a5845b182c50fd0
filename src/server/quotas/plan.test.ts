import { describe, expect, test } from 'vitest'
import { endedAt, planOf, ranOutAt, type Subscribed } from './plan.ts'

const day = (offset: number) => new Date(Date.UTC(2026, 0, 15 + offset))
const now = day(0)

const subscription = (changes: Partial<Subscribed>): Subscribed => ({
  organisation_id: '00000000-0000-4000-8000-000000000001',
  id: '00000000-0000-4000-8000-000000000002',
  plan_id: 'paid',
  status: 'active',
  trial_start: null,
  trial_end: null,
  cancelled_at: null,
  current_term_start: null,
  current_term_end: null,
  billing_period: null,
  currency: null,
  apps: null,
  users: null,
  cancel_scheduled_at: null,
  paused_at: null,
  provider: null,
  provider_customer_id: null,
  provider_subscription_id: null,
  created_at: day(-30),
  ...changes,
})

describe('OP-60, OP-63: the plan that holds now', () => {
  test.each<[string, Partial<Subscribed>, 'free' | 'paid']>([
    ['a trial counts as paid', { status: 'in_trial', trial_end: day(1) }, 'paid'],
    ['a trial that ends this moment is the free plan', { status: 'in_trial', trial_end: now }, 'free'],
    ['a trial past its end is the free plan', { status: 'in_trial', trial_end: day(-1) }, 'free'],
    ['paid and active', { status: 'active' }, 'paid'],
    ['free and active', { status: 'active', plan_id: 'free' }, 'free'],
    ['cancelled, but the term still runs', { status: 'non_renewing', current_term_end: day(3) }, 'paid'],
    ['cancelled, and the term is over', { status: 'non_renewing', current_term_end: day(-3) }, 'free'],
    ['paused', { status: 'paused' }, 'free'],
    ['cancelled', { status: 'cancelled' }, 'free'],
    ['not begun', { status: 'future' }, 'free'],
    ['transferred', { status: 'transferred' }, 'free'],
  ])('%s', (_, changes, plan) => {
    expect(planOf(subscription(changes), now)).toBe(plan)
  })

  test('an active plan has not ended, whatever trial came before it', () => {
    expect(endedAt(subscription({ status: 'active', trial_end: day(-1) }), now)).toBeNull()
  })

  test.each<[string, Partial<Subscribed>, Date | null]>([
    ['with its pause', { status: 'paused', paused_at: day(-2), current_term_end: day(20) }, day(-2)],
    [
      'with its pause, also after its term',
      { status: 'paused', paused_at: day(-9), current_term_end: day(-3) },
      day(-9),
    ],
    ['with its term where nobody knows when it was paused', { status: 'paused', current_term_end: day(-3) }, day(-3)],
    ['with its term', { status: 'non_renewing', current_term_end: day(-3) }, day(-3)],
    ['not while it runs, although it was paused before', { status: 'active', paused_at: day(-2) }, null],
  ])('KEY-030: what a larger plan measured ends %s', (_, changes, since) => {
    expect(ranOutAt(subscription(changes), now)).toEqual(since)
  })
})
