import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routeTree } from '#web/routeTree.gen.ts'
import { menuRows } from '#tests/support/pages/menu-rows.ts'
import { isGroup, itemsIn, linkedItems, type MenuItem } from './menu-entry.ts'
import { menuSections } from './menu-items.tsx'

const all = menuSections.flatMap(({ entries }) => itemsIn(entries))
const labelOf = ({ label }: Pick<MenuItem, 'label'>) => label.message

const standsIn = new Map<string | undefined, string | undefined>(
  menuSections.flatMap(({ title, entries }) => [
    ...entries.map((entry) => [labelOf(entry), title?.message] as const),
    ...entries.flatMap((entry) => placesIn(entry)),
  ]),
)

function placesIn(entry: (typeof menuSections)[number]['entries'][number]): [string | undefined, string | undefined][] {
  if (!isGroup(entry)) return []
  return entry.children.flatMap((child) => [[labelOf(child), labelOf(entry)], ...placesIn(child)])
}

const router = createRouter({ routeTree, history: createMemoryHistory() })
const routeAt = (path: string) => router.getMatchedRoutes(path)[2]

test.each(menuRows)('%s: in "%s" stands "%s"', (_, place, label) => {
  expect(standsIn.get(label)).toBe(place)
})

test.each(menuRows.filter(([, , , , state]) => state === 'page'))(
  '%s: in "%s", "%s" opens %s, a page with a heading of that name',
  (_, __, label, path) => {
    const item = all.find((one) => labelOf(one) === label)
    expect([item?.to, item?.first]).toContain(path)
    expect(item).not.toHaveProperty('redirectTo')
    const route = routeAt(path)
    // A bare address leads on to its first page, which the entry opens at once.
    const page = routeAt(item?.first ?? path)?.options.staticData?.page
    expect(route).toBeDefined()
    expect(page?.title.message).toBe(label)
  },
)

test.each(menuRows.filter(([, , , , state]) => state === 'soon'))(
  '%s: in "%s", "%s" is not there yet: nothing is at %s',
  (_, __, label, path) => {
    const item = all.find((one) => labelOf(one) === label)
    expect(item).not.toHaveProperty('to')
    expect([undefined, path]).toContain(item?.redirectTo)
    expect(routeAt(path)).toBeUndefined()
  },
)

test('MENU-061 to MENU-081, OP-28: what is not there yet of the older frontend names its path there', () => {
  const older = menuRows.filter(([row, , , , state]) => row >= 'MENU-061' && state === 'soon')
  expect(all.flatMap(({ redirectTo }) => redirectTo ?? []).toSorted()).toEqual(
    older.map(([, , , path]) => path).toSorted(),
  )
})

test('MENU-040, OP-35: no entry stands there twice, and none that the specification does not know', () => {
  expect(all).toHaveLength(menuRows.length)
  expect(new Set(all.map(labelOf))).toEqual(new Set<string | undefined>(menuRows.map(([, , label]) => label)))
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('MENU-013: there are headings, items, and groups that nest', () => {
  const groups = menuSections.flatMap(({ entries }) => entries.filter(isGroup))
  expect(menuSections.every(({ title }) => title !== null)).toBe(true)
  expect(groups.some(({ children }) => children.some(isGroup))).toBe(true)
})

test.each(linkedItems(menuSections))('MENU-030: the entry of $to needs what its page needs', ({ to, feature }) => {
  const names = ['', '/route', '/{-$tab}']
  const files = names.map((name) => `src/web/routes/_app${to}${name}.tsx`).filter(existsSync)
  const needed = files.flatMap((file) => /feature: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? [])
  expect(files).not.toEqual([])
  expect(feature).toBe(needed[0])
})

test('MENU-015, MENU-024: what the free plan locks says what it would hold', () => {
  expect(linkedItems(menuSections).filter(({ lockedForFreePlan, popover }) => lockedForFreePlan && !popover)).toEqual(
    [],
  )
  const pages = readdirSync('src/web/routes/_app', { recursive: true, encoding: 'utf8' })
    .filter((file) =>
      /feature: '/.test(file.endsWith('.tsx') ? readFileSync(`src/web/routes/_app/${file}`, 'utf8') : ''),
    )
    .map((file) => `/${file.replace(/(\/route)?\.tsx$/, '')}`)
  expect(pages).toContain('/app-overview')
  expect(pages.filter((page) => !linkedItems(menuSections).some(({ to, popover }) => to === page && popover))).toEqual(
    [],
  )
})

test('MENU-014, C-07: every attribute of an item is one of these, and each says something for some entry', () => {
  const attributes = new Set(all.flatMap((item) => Object.keys(item)))
  expect([...attributes].toSorted()).toEqual([
    'exactMatch',
    'feature',
    'first',
    'grants',
    'holds',
    'icon',
    'id',
    'label',
    'lockedForFreePlan',
    'newFeature',
    'openInNewTab',
    'popover',
    'redirectTo',
    'roles',
    'to',
  ])
  const groups = menuSections.flatMap(({ entries }) => entries.filter(isGroup))
  expect(groups.some(({ expandedByDefault }) => expandedByDefault)).toBe(true)
  expect(groups.some(({ children }) => children.some(({ isFeatureLocked }) => isFeatureLocked))).toBe(true)
  expect(menuSections.some(({ hiddenWithout, hiddenForExternal }) => hiddenWithout && hiddenForExternal)).toBe(true)
  // A collapsed menu shows nothing else of them.
  expect(menuSections.flatMap(({ entries }) => entries).filter(({ icon }) => !icon)).toEqual([])
})

test('PROJ-002: keywords, market, competitors, ratings, reviews and connections have pages; the areas still without one are known', () => {
  const hasPage = (label: string) => linkedItems(menuSections).some((item) => labelOf(item) === label)
  const areas = {
    keywords: ['Keyword research', 'All ranked keywords'],
    market: ['Top charts', 'Category rankings'],
    competitors: ['Competitors'],
    ratings: ['Ratings'],
    'store performance': ['App store performance'],
    reviews: ['Reviews', 'Reply to reviews', 'Review summaries'],
    ads: ['Ads dashboard', 'Ads manager', 'Ad performance', 'Keyword insights'],
    connections: ['Connections'],
  }
  const without = Object.entries(areas).filter(([, pages]) => !pages.every(hasPage))
  expect(without.map(([area]) => area)).toEqual(['ads'])
})

test('I18N-006: every heading and entry is a text that can be translated', () => {
  const groups = menuSections.flatMap(({ entries }) => entries.filter(isGroup))
  const texts = [...all, ...groups].map(({ label }) => label)
  expect([...texts, ...menuSections.map(({ title }) => title)].filter((text) => !text?.id)).toEqual([])
})
