import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isGroup, itemsIn, linkedItems, type MenuItem } from './menu-entry.ts'
import { menuSections } from './menu-items.tsx'

const all = menuSections.flatMap(({ entries }) => itemsIn(entries))
const labelOf = ({ label }: Pick<MenuItem, 'label'>) => label.message

/** Every entry of the specification by its row, with the section or group of OP-35 that it stands in. */
const rows = [
  ['MENU-045', 'Overview', 'Home'],
  ['MENU-046', 'Overview', 'App overview'],
  ['MENU-047', 'Keywords', 'Keyword research'],
  ['MENU-048', 'Keywords', 'Keyword monitoring'],
  ['MENU-049', 'Keywords', 'All ranked keywords'],
  ['MENU-050', 'Market', 'Metadata benchmarks'],
  ['MENU-051', 'Creatives', 'App creatives library'],
  ['MENU-052', 'Reviews and ratings', 'Reply to reviews'],
  ['MENU-053', 'Reviews and ratings', 'Review summaries'],
  ['MENU-054', 'Ads', 'Ads manager'],
  ['MENU-055', 'Ads', 'Ads dashboard'],
  ['MENU-056', 'Ads', 'Ad performance'],
  ['MENU-057', 'Ads', 'Keyword insights'],
  ['MENU-058', 'Creatives', 'Copy generator'],
  ['MENU-059', 'Set-up', 'Connections'],
  ['MENU-060', 'Test', 'Test pages'],
  ['MENU-061', 'Dashboards', 'ASO dashboard'],
  ['MENU-062', 'Dashboards', 'App store performance'],
  ['MENU-063', 'Market', 'Competitors'],
  ['MENU-064', 'Market', 'App timeline'],
  ['MENU-065', 'Keywords', 'Live search'],
  ['MENU-066', 'Ads', 'Search ads'],
  ['MENU-067', 'Market', 'Featurings'],
  ['MENU-068', 'Market', 'Top charts'],
  ['MENU-069', 'Market', 'Category rankings'],
  ['MENU-070', 'Dashboards', 'Downloads'],
  ['MENU-071', 'Market', 'Download trends'],
  ['MENU-072', 'Dashboards', 'ASO score'],
  ['MENU-073', 'Store listing', 'Store listing editor'],
  ['MENU-074', 'Bulk changes', 'Bulk editor'],
  ['MENU-075', 'Bulk changes', 'CSV upload'],
  ['MENU-076', 'Store listing', 'Store data'],
  ['MENU-077', 'Store listing', 'Changelog'],
  ['MENU-078', 'Bulk changes', 'Import and export'],
  ['MENU-079', 'Reviews and ratings', 'Reviews'],
  ['MENU-080', 'Reviews and ratings', 'Ratings'],
  ['MENU-081', 'Ads and reports', 'Reports'],
] as const

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

test.each(rows)('%s: in "%s" stands "%s"', (_, place, label) => {
  expect(standsIn.get(label)).toBe(place)
})

test('MENU-040, OP-35: no entry stands there twice, and none that the specification does not know', () => {
  expect(all).toHaveLength(rows.length)
  expect(new Set(all.map(labelOf))).toEqual(new Set<string | undefined>(rows.map(([, , label]) => label)))
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('MENU-013: there are headings, items, and groups that nest', () => {
  const groups = menuSections.flatMap(({ entries }) => entries.filter(isGroup))
  expect(menuSections.every(({ title }) => title !== null)).toBe(true)
  expect(groups.some(({ children }) => children.some(isGroup))).toBe(true)
})

test('MENU-009, MENU-019, C-07: what has a page leads to one that exists, and no page is the older frontend’s too', () => {
  const routes = readFileSync('src/web/routeTree.gen.ts', 'utf8')
  const linked = linkedItems(menuSections)
  expect(linked.map(({ to }) => to)).toContain('/app-overview')
  expect(linked.filter(({ to }) => !routes.includes(`'${to}'`))).toEqual([])
  expect(linked.filter(({ redirectTo }) => redirectTo !== undefined)).toEqual([])
})

test.each(linkedItems(menuSections))('MENU-030: the entry of $to needs what its page needs', ({ to, feature }) => {
  const files = [`src/web/routes/_app${to}.tsx`, `src/web/routes/_app${to}/route.tsx`].filter(existsSync)
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

test('PROJ-002: keywords, market, competitors, store performance, reviews, ads and connections have their place', () => {
  const places = [
    'Keyword research',
    'Top charts',
    'Competitors',
    'App store performance',
    'Reply to reviews',
    'Ad performance',
    'Connections',
  ]
  expect(places.filter((place) => !all.some((item) => labelOf(item) === place))).toEqual([])
})

test('I18N-006: every heading and entry is a text that can be translated', () => {
  const groups = menuSections.flatMap(({ entries }) => entries.filter(isGroup))
  const texts = [...all, ...groups].map(({ label }) => label)
  expect([...texts, ...menuSections.map(({ title }) => title)].filter((text) => !text?.id)).toEqual([])
})
