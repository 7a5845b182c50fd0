import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import type { MenuEntry } from './menu-entry.ts'
import { close, follow, isAt, open, openAtFirst } from './menu-tree.ts'

const label = msg`Market`
const entries: MenuEntry[] = [
  {
    id: 'keywords',
    label,
    expandedByDefault: true,
    children: [{ id: 'all', label, to: '/analyze-keywords/all-ranked' }],
  },
  { id: 'market', label, children: [{ id: 'timeline', label, to: '/analyze-market/timeline' }] },
  {
    id: 'reviews',
    label,
    children: [{ id: 'charts', label, children: [{ id: 'ratings', label, to: '/rr/ratings' }] }],
  },
]
const openedAt = (path: string, ...ids: string[]) =>
  [...ids.reduce((opened, id) => open(entries, path, opened, id), openAtFirst(entries, path))].toSorted()

test('MENU-016: a group is open when the page is one of its children, at any depth', () => {
  expect(openedAt('/analyze-market/timeline')).toEqual(['keywords', 'market'])
  expect(openedAt('/rr/ratings')).toEqual(['charts', 'keywords', 'reviews'])
  expect([...follow(entries, '/rr/ratings', new Set(['market']))].toSorted()).toEqual(['charts', 'reviews'])
})

test('MENU-017: a group is open where it is expanded by default', () => {
  expect(openedAt('/settings/account')).toEqual(['keywords'])
})

test('MENU-018: a group that opens closes the others, but those with the active item and those it stands in', () => {
  expect(openedAt('/settings/account', 'market')).toEqual(['market'])
  expect(openedAt('/analyze-market/timeline', 'reviews')).toEqual(['market', 'reviews'])
  expect(openedAt('/settings/account', 'reviews', 'charts')).toEqual(['charts', 'reviews'])
})

test('a group closes alone', () => {
  const closed = close(openAtFirst(entries, '/rr/ratings'), 'keywords')
  expect([...closed].toSorted()).toEqual(['charts', 'reviews'])
})

test('an item is active on the pages below its own, unless it asks for an exact match', () => {
  expect(isAt({ id: 'x', label, to: '/app-overview' }, '/app-overview/compare')).toBe(true)
  expect(isAt({ id: 'x', label, to: '/app-overview' }, '/app-overview-2')).toBe(false)
  expect(isAt({ id: 'x', label, to: '/app-overview', exactMatch: true }, '/app-overview/compare')).toBe(false)
  expect(isAt({ id: 'x', label }, '/app-overview')).toBe(false)
  expect(isAt({ id: 'x', label, to: '/rr/reply-to-reviews', holds: '/rr/automation' }, '/rr/automation')).toBe(true)
})
