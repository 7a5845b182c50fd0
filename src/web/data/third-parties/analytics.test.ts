import { afterEach, expect, test, vi } from 'vitest'
import { ada } from '#tests/support/users.ts'
import { ANALYTICS_EVENT, resetAnalytics, track, type AnalyticsEvent } from './analytics.ts'
import { runAtUserChange } from '#web/session/sign-out.ts'
import { session } from '#web/session/session-store.ts'

const heard: AnalyticsEvent[] = []
const hear = (event: Event) => heard.push((event as CustomEvent<AnalyticsEvent>).detail)
document.addEventListener(ANALYTICS_EVENT, hear)
afterEach(() => {
  heard.splice(0)
  vi.unstubAllEnvs()
})

test('OP-94, OBS-001: outside production nothing is told', () => {
  track({ name: 'sign_up' })
  expect(heard).toEqual([])
})

test('OBS-001: events reach who listens; log-out resets the identity', () => {
  vi.stubEnv('PROD', true)
  const stop = runAtUserChange([resetAnalytics])
  session.set({ identity: ada, state: 'in' })
  track({ name: 'account_verification', status: 'finished' })
  session.set({ identity: ada, state: 'ended' })
  session.set({ identity: null, state: 'out' })
  stop()
  expect(heard).toEqual([{ name: 'account_verification', status: 'finished' }, { name: 'reset' }])
})
