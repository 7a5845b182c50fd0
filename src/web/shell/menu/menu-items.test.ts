import { msg } from '@lingui/core/macro'
import { IconStar } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { ada } from '#tests/support/fake-api.ts'
import { menuFor, menuSections, type MenuSection } from './menu-items.tsx'

const label = msg`Ratings`
const item = { label, shortLabel: label, icon: IconStar }
const sections: MenuSection[] = [
  {
    title: null,
    items: [
      { ...item, to: '/rr/ratings' },
      { ...item, to: '/settings/team', roles: ['owner', 'admin'] },
    ],
  },
  { title: label, roles: ['owner'], items: [{ ...item, to: '/settings/plan' }] },
  { title: label, items: [{ ...item, to: '/settings/billing', roles: ['owner'] }] },
]
const pagesFor = (who: Partial<typeof ada>) =>
  menuFor({ ...ada, ...who }, sections).map(({ items }) => items.map(({ to }) => to))

test('MENU-029: an entry or a group with a list of roles is for these alone; a group of which nothing is left is gone', () => {
  expect(pagesFor({ role: 'owner' })).toEqual([
    ['/rr/ratings', '/settings/team'],
    ['/settings/plan'],
    ['/settings/billing'],
  ])
  expect(pagesFor({ role: 'admin' })).toEqual([['/rr/ratings', '/settings/team']])
  expect(pagesFor({ role: 'member' })).toEqual([['/rr/ratings']])
  expect(menuFor({ ...ada, role: 'member' })).toEqual(menuSections)
})

test('MENU-027: staff see everything', () => {
  expect(pagesFor({ role: 'member', internal: true })).toEqual(pagesFor({ role: 'owner' }))
})
