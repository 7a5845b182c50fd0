import { describe, expect, it } from 'vitest'
import { chunkByPath, chunkFileNames, chunkRule } from './chunk-groups.ts'
import type { ModuleGraph } from './module-graph.ts'
import { root } from './root.ts'

const idOf = (path: string) => (path.startsWith('node_modules/') ? `${root}${path}` : `${root}src/web/${path}`)

/** A graph of these imports; a path that ends with `?later` is imported by `import()`. */
function graphOf(imports: Record<string, string[]>): ModuleGraph {
  const split = (path: string) => ({ id: idOf(path.replace(/\?later$/, '')), later: path.endsWith('?later') })
  const all = Object.entries(imports).map(([path, targets]) => ({ id: idOf(path), targets: targets.map(split) }))
  const targetsOf = (id: string, later: boolean) =>
    all
      .filter((one) => one.id === id)
      .flatMap(({ targets }) => targets.flatMap((to) => (to.later === later ? to.id : [])))
  const usersOf = (id: string, later: boolean) =>
    all.flatMap((one) => (one.targets.some((to) => to.id === id && to.later === later) ? one.id : []))
  return {
    getModuleInfo: (id) => ({
      code: '',
      importedIds: targetsOf(id, false),
      dynamicallyImportedIds: targetsOf(id, true),
      importers: usersOf(id, false),
      dynamicImporters: usersOf(id, true),
    }),
  }
}

const graph = graphOf({
  'main.tsx': ['theme/theme.ts', 'routes/_app.tsx', 'routes/_guest.tsx', 'routes/_app/rr.tsx'],
  'routes/_app.tsx': ['routes/_app.tsx?tsr-split=component?later'],
  'routes/_app.tsx?tsr-split=component': ['ui/button.tsx', 'shell/shell.tsx'],
  'routes/_guest.tsx': ['routes/_guest.tsx?tsr-split=component?later'],
  'routes/_guest.tsx?tsr-split=component': ['ui/button.tsx', 'ui/storm.tsx'],
  'routes/_app/rr.tsx': ['routes/_app/rr.tsx?tsr-split=component?later'],
  'routes/_app/rr.tsx?tsr-split=component': ['ui/button.tsx', 'features/reviews/ratings/page.tsx'],
  'features/reviews/ratings/page.tsx': [
    'ui/stars.tsx',
    'ui/table.tsx',
    'features/reviews/ratings/days-chart.tsx?later',
  ],
  'features/changelog/page.tsx': ['ui/table.tsx', 'features/changelog/words-dialog.tsx'],
  'commands/device.ts': ['offline/outbox.ts'],
})

describe('the chunk of a module', () => {
  const rule = chunkRule()
  const of = (path: string) => rule(idOf(path), graph)

  it('is that of the starts that need it', () => {
    expect(of('theme/theme.ts')).toBe('base')
    expect(of('ui/button.tsx')).toBe('base')
    expect(of('shell/shell.tsx')).toBe('app')
    expect(of('ui/storm.tsx')).toBe('guest')
    expect(of('offline/outbox.ts')).toBe('background')
  })

  it('is else its feature, with the page that shows it and what it alone uses', () => {
    expect(of('features/reviews/ratings/page.tsx')).toBe('reviews')
    expect(of('routes/_app/rr.tsx?tsr-split=component')).toBe('reviews')
    expect(of('ui/stars.tsx')).toBe('reviews')
    expect(of('ui/table.tsx')).toBeNull()
  })

  it('is its own for a chart that is loaded when it is needed, and not for a dialog that comes along anyway', () => {
    expect(of('features/reviews/ratings/days-chart.tsx')).toBeNull()
    expect(of('features/changelog/words-dialog.tsx')).toBe('changelog')
  })

  it('is for the keyword area what its pages share, the page, or what opens later', () => {
    expect(chunkByPath(`${root}src/web/features/keywords/table/keyword-table.tsx`)).toBe('keyword-browser')
    expect(chunkByPath(`${root}src/web/features/keywords/table/method-popover.tsx`)).toBe('keywords')
    expect(chunkByPath(`${root}src/web/features/keywords/monitor/monitor.tsx`)).toBe('keyword-monitor')
    expect(chunkByPath(`${root}src/web/features/keywords/field/composer/composer.tsx`)).toBe('keyword-field')
    expect(chunkByPath(`${root}src/aso/keywords/rank-summary.ts`)).toBe('keyword-monitor')
  })

  it('is for texts that come with a part of the app the part and the language', () => {
    expect(rule(`${root}locales/account/de.po`, graph)).toBe('account-de')
    expect(rule(`${root}locales/de.po`, graph)).toBeNull()
  })
})

it('the name of a file tells the feature', () => {
  const named = (path: string, name: string) => chunkFileNames({ facadeModuleId: idOf(path), name })
  expect(named('features/account/closing/close-dialog.tsx', 'close-dialog')).toBe('assets/account-[name]-[hash].js')
  expect(named('features/account/page.tsx', 'account')).toBe('assets/[name]-[hash].js')
  expect(chunkFileNames({ facadeModuleId: null, name: 'vendor' })).toBe('assets/[name]-[hash].js')
})
