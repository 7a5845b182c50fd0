import { describe, expect, test } from 'vitest'
import { permits, privilegesOf } from './access.ts'

const held = (holder: Parameters<typeof privilegesOf>[0]) => [...privilegesOf(holder)].toSorted()

describe('OP-32, OP-64: what somebody may do', () => {
  test('TEAM-003: inviting again, the plan, payments and closing the account are for the owner alone', () => {
    const owner = held({ role: 'owner', internal: false })
    const admin = held({ role: 'admin', internal: false })
    expect(owner.filter((one) => !admin.includes(one))).toEqual([
      'account/close',
      'billing/edit',
      'global/cancel_plan',
      'team/invite_again',
    ])
  })

  test('a member may do what was granted, and nothing else', () => {
    expect(held({ role: 'member', internal: false })).toEqual([])
    expect(held({ role: 'member', internal: false, grants: ['reviews/reply'] })).toEqual(['reviews/reply'])
  })

  test('TEAM-007: only staff who may impersonate can; no role of a customer holds what is for staff', () => {
    expect(held({ role: 'member', internal: true })).toEqual(['admin/manage', 'admin/view'])
    expect(held({ role: 'member', internal: true, impersonator: true })).toContain('global/impersonate')
    expect(held({ role: 'owner', internal: false, impersonator: true })).not.toContain('global/impersonate')
  })

  test('a permission includes the lesser ones', () => {
    expect([permits('edit', 'view'), permits('view', 'view')]).toEqual([true, true])
    expect([permits('view', 'edit'), permits('none', 'view')]).toEqual([false, false])
  })
})
