import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import type { GrantablePrivilege, Role } from '#contract/protocol/access.ts'
import { ada } from '#tests/support/users.ts'
import { itemsIn, type MenuSection } from './menu-entry.ts'
import { menuFor } from './menu-for.ts'

const label = msg`Ratings`
const sections: MenuSection[] = [
  {
    id: 'all',
    title: null,
    entries: [
      { id: 'ratings', label },
      { id: 'team', label, roles: ['owner', 'admin'] },
      { id: 'group', label, roles: ['owner'], children: [{ id: 'child', label }] },
      { id: 'emptied', label, children: [{ id: 'plan', label, roles: ['owner'] }] },
    ],
  },
  { id: 'owners', title: label, roles: ['owner'], entries: [{ id: 'closing', label }] },
  { id: 'paid', title: label, entries: [{ id: 'bulk', label, isFeatureLocked: true }] },
  { id: 'staff', title: label, entries: [{ id: 'tools', label, hiddenForExternal: true }] },
  { id: 'test', title: label, hiddenWithout: 'testMenu', entries: [{ id: 'gallery', label }] },
]

const seenBy = (who: Partial<Parameters<typeof menuFor>[0]>) =>
  menuFor({ ...ada, isFree: false, testMenu: false, ...who }, sections)
const idsFor = (who: Parameters<typeof seenBy>[0]) =>
  seenBy(who).flatMap(({ entries }) => itemsIn(entries).map(({ id }) => id))

test('MENU-029: an entry, a group or a section with a list of roles is for these alone; nothing is left of an emptied one', () => {
  expect(idsFor({ role: 'owner' })).toEqual(['ratings', 'team', 'child', 'plan', 'closing', 'bulk'])
  expect(idsFor({ role: 'admin' })).toEqual(['ratings', 'team', 'bulk'])
  expect(idsFor({ role: 'member' })).toEqual(['ratings', 'bulk'])
  expect(seenBy({ role: 'member' }).flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['ratings', 'bulk'])
  expect(seenBy({ role: 'member' }).map(({ id }) => id)).toEqual(['all', 'paid'])
})

test('MENU-029, TEAM-004, TEAM-005: connections are for owners, admins and members who were granted a part of them', () => {
  const sees = (role: Role, grants: GrantablePrivilege[] = []) =>
    menuFor({ ...ada, role, grants, isFree: false, testMenu: false })
      .flatMap(({ entries }) => itemsIn(entries))
      .some(({ id }) => id === 'connections')
  expect(sees('owner')).toBe(true)
  expect(sees('admin')).toBe(true)
  expect(sees('member')).toBe(false)
  expect(sees('member', ['connections/manage'])).toBe(true)
  expect(sees('member', ['apps/manage'])).toBe(true)
  expect(sees('member', ['reviews/reply', 'billing/view_invoices'])).toBe(false)
})

test('MENU-026, C-08: what is locked whole is not there on the free plan, but for staff', () => {
  expect(idsFor({ isFree: true })).not.toContain('bulk')
  expect(idsFor({ isFree: true, internal: true })).toContain('bulk')
})

test('MENU-028, OP-31: what is hidden for external users is for staff alone', () => {
  expect(idsFor({})).not.toContain('tools')
  expect(idsFor({ internal: true })).toContain('tools')
})

test('MENU-025, MENU-060: what hangs on a setting is drawn only while it is on, for staff too', () => {
  expect(idsFor({ internal: true })).not.toContain('gallery')
  expect(idsFor({ testMenu: true })).toContain('gallery')
})

test('MENU-027: staff see everything', () => {
  expect(idsFor({ role: 'member', internal: true, isFree: true, testMenu: true })).toEqual(
    sections.flatMap(({ entries }) => itemsIn(entries).map(({ id }) => id)),
  )
})
