import { expect, test } from 'vitest'
import { ProviderFailure, type CheckedRight } from '../provider/provider-failure.ts'
import { rightsOf, stateColumns, stateOf } from './outcome.ts'

const now = new Date('2026-03-02T10:00:00.000Z')
const check = (state: 'granted' | 'missing' | 'not-tried' | 'not-used' | 'unknown') => ({
  check: { rights: [{ capability: 'reply' as const, state }], apps: null, accountName: null },
})
const failed = (kind: ProviderFailure['kind'], retryAfterSeconds: number | null = null) => ({
  failure: new ProviderFailure('google-play', kind, 'A test.', { retryAfterSeconds }),
})
const play = { organisation_id: 'o', id: 'c', provider: 'google-play' as const }

test.each([
  ['granted', 'working'],
  ['not-tried', 'working'],
  ['not-used', 'working'],
  ['unknown', 'working'],
  ['missing', 'permissions'],
] as const)('CONN-005: a right that is %s leaves a connection %s', (state, status) => {
  expect(stateOf(check(state)).status).toBe(status)
})

test('CONN-005: only interfaces that are switched off are a reason of their own, beside a missing right they are not', () => {
  const reports: CheckedRight = { capability: 'analytics', state: 'missing', isApiOff: true }
  const reply: CheckedRight = { capability: 'reply', state: 'missing' }
  const of = (...rights: CheckedRight[]) => stateOf({ check: { rights, apps: null, accountName: null } })
  expect(of(reports)).toEqual({ status: 'permissions', reason: 'api-off' })
  expect(of(reports, reply)).toEqual({ status: 'permissions', reason: 'permission' })
})

test.each(['read-listing', 'publish-listing', 'ads-write'] as const)(
  'CONN-005: a key without %s, which nothing uses, works',
  (capability) => {
    const rights = [{ capability, state: 'missing' as const }]
    expect(stateOf({ check: { rights, apps: null, accountName: null } })).toEqual({ status: 'working', reason: null })
  },
)

test('a rate limit says when it goes on, and that is when it is checked', () => {
  const until = new Date('2026-03-02T10:05:00.000Z')
  const columns = stateColumns('google-play', failed('rate-limited', 300), now)
  expect(columns).toMatchObject({ status: 'rate-limited', retry_at: until, next_check_at: until, blocked_until: until })
  expect(columns).not.toHaveProperty('checked_at')
})

test('a store that gave no answer is asked again soon, and counts as not checked', () => {
  const columns = stateColumns('google-play', failed('unavailable'), now)
  expect(columns).toMatchObject({ status: 'broken', reason: 'unavailable', retry_at: null })
  expect(columns.next_check_at).toEqual(new Date('2026-03-02T10:15:00.000Z'))
  expect(columns).not.toHaveProperty('checked_at')
  expect(rightsOf(play, failed('unavailable'), now)).toBeNull()
})

test('CONN-003, C-14: an ad connection that was checked is active', () => {
  expect(stateColumns('apple-ads', check('granted'), now)).toMatchObject({ ad_state: 'ACTIVE', checked_at: now })
  expect(stateColumns('google-play', check('granted'), now)).not.toHaveProperty('ad_state')
})

test('what a check did not reach is unknown, in the order of display', () => {
  const rights = rightsOf(play, check('granted'), now) ?? []
  expect(rights.map(({ capability, state }) => `${capability} ${state}`)).toEqual([
    'read-apps unknown',
    'read-reviews unknown',
    'reply granted',
    'read-listing unknown',
    'publish-listing unknown',
    'analytics unknown',
  ])
  expect(new Set(rightsOf(play, failed('credentials'), now)?.map(({ state }) => state))).toEqual(new Set(['unknown']))
})
