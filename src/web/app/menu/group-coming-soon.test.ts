import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { groupComingSoon } from './group-coming-soon.ts'
import { isGroup, type MenuEntry, type MenuSection } from './menu-entry.ts'

const label = msg`Ratings`
const sections: MenuSection[] = [
  {
    id: 'growth',
    title: label,
    entries: [
      { id: 'home', label, to: '/home' },
      {
        id: 'listing',
        label,
        children: [
          { id: 'editor', label, redirectTo: '/creatives/store-listing' },
          { id: 'changelog', label, to: '/creatives/changelog' },
          { id: 'bulk', label, children: [{ id: 'bulk-editor', label, redirectTo: '/creatives/bulk-editor' }] },
        ],
      },
      { id: 'creatives', label, children: [{ id: 'library', label }] },
    ],
  },
  { id: 'reports', title: label, entries: [{ id: 'all-reports', label, redirectTo: '/dashboard/reports' }] },
]

type Outline = string | [string, Outline[]]
const outline = (entry: MenuEntry): Outline =>
  isGroup(entry) ? [entry.id, entry.children.map((child) => outline(child))] : entry.id
const folded = (legacy: string | null) =>
  groupComingSoon(sections, legacy).map(({ id, entries }) => [id, entries.map((entry) => outline(entry))])

test('MENU-022: what has nothing to open stands at the end, in one group; single entries to come stay in theirs', () => {
  expect(folded(null)).toEqual([
    ['growth', ['home', ['listing', ['editor', 'changelog']]]],
    ['soon', [['soon', [['bulk', ['bulk-editor']], ['creatives', ['library']], 'all-reports']]]],
  ])
})

test('MENU-020, OP-28: with an older frontend, what opens there stays where it is', () => {
  expect(folded('https://old.example.com')).toEqual([
    ['growth', ['home', ['listing', ['editor', 'changelog', ['bulk', ['bulk-editor']]]]]],
    ['reports', ['all-reports']],
    ['soon', [['soon', [['creatives', ['library']]]]]],
  ])
})

test('a menu of which everything can be opened has no such group', () => {
  const [growth] = sections
  const open = [{ ...growth!, entries: growth!.entries.slice(0, 1) }]
  expect(groupComingSoon(open, null)).toEqual(open)
})
