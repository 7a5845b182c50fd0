import { describe, expect, test } from 'vitest'
import { ada } from '#tests/support/users.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { moorlight, projectOf } from './fixtures.ts'
import { register, restart } from './guide.ts'
import { isWanted, mayBeGuided, mayStartAt } from './start-guide.ts'

const now = new Date(2026, 10, 18, 9).getTime()
const nextDay = now + 86_400_000
const begun = register(null, now)
const key = { key: '66666666-6666-4666-8666-666666666666', body: '' }

describe('whether the guide starts', () => {
  test('GUIDE-028: never on plans, log-in and sign-up, nor where staff work', () => {
    const not = ['/plans', '/plans/checkout', '/login', '/sign-up', '/sign-up/verification', '/pages/administration']
    expect(not.filter(mayStartAt)).toEqual([])
    const there = ['/', '/home', '/app-overview/my-app', '/settings/account', '/plansible']
    expect(there.filter(mayStartAt)).toEqual(there)
  })

  test('GUIDE-027, OP-25: with a subscription, for somebody who may add apps, and for nobody who is acted as', () => {
    const without = { ...subscription, statusDetails: { subscriptionId: null } }
    const member = { ...ada, role: 'member' as const }
    expect(mayBeGuided(ada, subscription)).toBe(true)
    expect(mayBeGuided({ ...member, grants: ['apps/manage'] }, subscription)).toBe(true)
    expect(mayBeGuided(ada, undefined)).toBe(false)
    expect(mayBeGuided(ada, without)).toBe(false)
    expect(mayBeGuided(member, subscription)).toBe(false)
    expect(mayBeGuided({ ...ada, impersonatorId: ada.userId }, subscription)).toBe(false)
  })

  test('GUIDE-026, GUIDE-027, C-23: without projects, and not once it has ended that day', () => {
    expect(isWanted(begun, [], now)).toBe(true)
    expect(isWanted(begun, [projectOf(moorlight)], now)).toBe(false)
    expect(isWanted(restart(now, null), [], now)).toBe(false)
    expect(isWanted(register(restart(now, null), nextDay), [], nextDay)).toBe(true)
  })

  test('C-04: a Finish of today that was not through goes on, also where its apps are projects by now', () => {
    const finishing = { ...begun, sent: { ...begun.sent, apps: key } }
    expect(isWanted(finishing, [projectOf(moorlight)], now)).toBe(true)
    expect(isWanted(finishing, [projectOf(moorlight)], nextDay)).toBe(false)
  })
})
