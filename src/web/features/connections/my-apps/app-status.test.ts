import { describe, expect, test } from 'vitest'
import { assigned, connectionOf, moorlight, trailmoss } from '../fixtures.ts'
import { adCell, adStatus, performanceCell, reviewCell } from './app-status.ts'

const otherId = '88888888-8888-4888-8888-888888888882'

describe('how reviews of an app are connected', () => {
  test.each([
    ['working', 'connected'],
    ['broken', 'broken'],
    ['blocked', 'blocked'],
    ['rate-limited', 'rate-limited'],
    ['permissions', 'permission'],
  ] as const)('CONN-005: %s is shown as %s', (status, shown) => {
    expect(reviewCell(moorlight, [connectionOf({ status })])).toMatchObject({ kind: 'status', status: shown })
  })

  test('CONN-005: a right that reviews do not need leaves them connected', () => {
    const connection = connectionOf({ status: 'permissions', states: { sales: 'missing' } })
    expect(reviewCell(moorlight, [connection])).toMatchObject({ status: 'connected' })
    expect(performanceCell(moorlight, [connection])).toMatchObject({ status: 'permission', missing: 1 })
  })

  test('CONN-013: an app without a connection can be connected to its own store', () => {
    const others = [connectionOf()]
    expect(reviewCell(trailmoss, others)).toEqual({ kind: 'connect', provider: 'google-play' })
    expect(reviewCell(moorlight, [])).toEqual({ kind: 'connect', provider: 'app-store-connect' })
  })

  test('CONN-016: of two connections the primary one is shown', () => {
    const first = connectionOf({ assignedApps: [assigned(moorlight, false)] })
    const second = connectionOf({ id: otherId, status: 'broken' })
    expect(reviewCell(moorlight, [first, second])).toMatchObject({ status: 'broken', connection: { id: otherId } })
  })
})

describe('how performance of an app is connected', () => {
  test('CONN-006: rights that nothing uses are not missed', () => {
    const unlisted = connectionOf({ states: { 'read-listing': 'missing', 'publish-listing': 'missing' } })
    expect(performanceCell(moorlight, [unlisted])).toMatchObject({ status: 'connected' })
  })

  test('CONN-006: Connected, Error, Available to connect and N/A', () => {
    expect(performanceCell(moorlight, [connectionOf()])).toMatchObject({ status: 'connected' })
    expect(performanceCell(moorlight, [connectionOf({ status: 'broken' })])).toMatchObject({ status: 'error' })
    const unused = connectionOf({ states: { sales: 'not-used', analytics: 'not-used' } })
    expect(performanceCell(moorlight, [unused])).toMatchObject({ status: 'available', isOwn: true })
    const elsewhere = connectionOf({ assignedApps: [] })
    expect(performanceCell(moorlight, [elsewhere])).toMatchObject({ status: 'available', isOwn: false })
    expect(performanceCell(moorlight, [{ ...elsewhere, status: 'broken' }])).toEqual({ kind: 'none' })
  })
})

describe('how ads of an app are connected', () => {
  test.each([
    ['ACTIVE', 'connected'],
    ['NEW', 'new'],
    ['PENDING', 'pending'],
  ] as const)('CONN-003, CONN-004, C-14: %s is shown as %s', (adState, status) => {
    const connection = connectionOf({ provider: 'apple-ads', adState })
    expect(adCell(moorlight, [connection])).toMatchObject({ status })
    expect(adStatus({ adState, status: 'broken' })).toBe('problem')
  })

  test('CONN-013: ads are those of the app’s own store', () => {
    expect(adCell(trailmoss, [connectionOf({ provider: 'apple-ads' })])).toEqual({
      kind: 'connect',
      provider: 'google-ads',
    })
  })
})
