import { describe, expect, test } from 'vitest'
import { assigned, connectionOf, moorlight, trailmoss } from '../fixtures.ts'
import { adCell, adChip, performanceCell, reviewCell } from './cells.ts'

const otherId = '88888888-8888-4888-8888-888888888882'

describe('how reviews of an app are connected', () => {
  test.each([
    ['working', 'connected'],
    ['broken', 'broken'],
    ['blocked', 'blocked'],
    ['rate-limited', 'rate-limited'],
    ['permissions', 'permission'],
  ] as const)('CONN-005: %s is shown as %s', (status, chip) => {
    expect(reviewCell(moorlight, [connectionOf({ status })])).toMatchObject({ kind: 'chip', chip })
  })

  test('CONN-005: a right that reviews do not need leaves them connected', () => {
    const connection = connectionOf({ status: 'permissions', states: { 'publish-listing': 'missing' } })
    expect(reviewCell(moorlight, [connection])).toMatchObject({ chip: 'connected' })
    expect(performanceCell(moorlight, [connection])).toMatchObject({ chip: 'permission', missing: 1 })
  })

  test('CONN-013: an app without a connection can be connected to its own store', () => {
    const others = [connectionOf()]
    expect(reviewCell(trailmoss, others)).toEqual({ kind: 'connect', provider: 'google-play' })
    expect(reviewCell(moorlight, [])).toEqual({ kind: 'connect', provider: 'app-store-connect' })
  })

  test('CONN-016: of two connections the primary one is shown', () => {
    const first = connectionOf({ assignedApps: [assigned(moorlight, false)] })
    const second = connectionOf({ id: otherId, status: 'broken' })
    expect(reviewCell(moorlight, [first, second])).toMatchObject({ chip: 'broken', connection: { id: otherId } })
  })
})

describe('how performance and listing of an app are connected', () => {
  test('CONN-006: Connected, Error, Available to connect and N/A', () => {
    expect(performanceCell(moorlight, [connectionOf()])).toMatchObject({ chip: 'connected' })
    expect(performanceCell(moorlight, [connectionOf({ status: 'broken' })])).toMatchObject({ chip: 'error' })
    const unused = connectionOf({ states: { sales: 'not-used', analytics: 'not-used' } })
    expect(performanceCell(moorlight, [unused])).toMatchObject({ chip: 'available', isOwn: true })
    const elsewhere = connectionOf({ assignedApps: [] })
    expect(performanceCell(moorlight, [elsewhere])).toMatchObject({ chip: 'available', isOwn: false })
    expect(performanceCell(moorlight, [{ ...elsewhere, status: 'broken' }])).toEqual({ kind: 'none' })
  })
})

describe('how ads of an app are connected', () => {
  test.each([
    ['ACTIVE', 'connected'],
    ['NEW', 'new'],
    ['PENDING', 'pending'],
  ] as const)('CONN-003, CONN-004, C-14: %s is shown as %s', (adState, chip) => {
    const connection = connectionOf({ provider: 'apple-ads', adState })
    expect(adCell(moorlight, [connection])).toMatchObject({ chip })
    expect(adChip({ adState, status: 'broken' })).toBe('problem')
  })

  test('CONN-013: ads are those of the app’s own store', () => {
    expect(adCell(trailmoss, [connectionOf({ provider: 'apple-ads' })])).toEqual({
      kind: 'connect',
      provider: 'google-ads',
    })
  })
})
