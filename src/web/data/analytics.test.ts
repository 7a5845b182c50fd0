import { expect, test } from 'vitest'
import { connectAnalytics, track, type AnalyticsEvent } from './analytics.ts'
import { session } from './session-store.ts'

const identity = {
  userId: '00000000-0000-4000-8000-000000000001',
  organizationId: '00000000-0000-4000-8000-000000000002',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Marlow',
  role: 'owner',
  internal: false,
  demo: false,
  market: 'sample',
  expiresAt: 0,
} as const

function recorder() {
  const heard: (AnalyticsEvent | 'reset')[] = []
  return { heard, provider: { track: (event: AnalyticsEvent) => heard.push(event), reset: () => heard.push('reset') } }
}

test('OP-94, OBS-001: outside production nothing is told', () => {
  const { heard, provider } = recorder()
  connectAnalytics(provider)
  track({ name: 'sign_up' })
  expect(heard).toEqual([])
})

test('AUTH-040, AUTH-041: events reach the provider; log-out resets its identity', () => {
  const { heard, provider } = recorder()
  track({ name: 'sign_up' })
  const disconnect = connectAnalytics(provider, true)
  session.set({ identity, state: 'in' })
  track({ name: 'account_verification', status: 'finished' })
  session.set({ identity, state: 'ended' })
  session.set({ identity: null, state: 'out' })
  disconnect()
  track({ name: 'sign_up' })
  expect(heard).toEqual([{ name: 'account_verification', status: 'finished' }, 'reset'])
})
