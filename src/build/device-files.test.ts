import { expect, it } from 'vitest'
import { divideFiles } from './device-files.ts'

const chunk = (name: string, module: string, imports: string[], dynamicImports: string[] = []) => ({
  fileName: `assets/${name}.js`,
  imports: imports.map((one) => `assets/${one}.js`),
  dynamicImports: dynamicImports.map((one) => `assets/${one}.js`),
  moduleIds: [`/src/web/${module}`],
  facadeModuleId: null,
  viteMetadata: { importedCss: new Set([`assets/${name}.css`]) },
})
const page = (route: string) => `routes/${route}.tsx?tsr-split=component`

const chunks = [
  chunk('account', page('_app/settings/account'), ['base']),
  chunk('app', page('_app/app-overview/my-app'), ['base'], ['rank-chart', 'menu', 'palette', 'version']),
  chunk('base', 'shell/shell.tsx', [], ['account', 'app', 'keywords', 'tour']),
  chunk('index', 'main.tsx', ['base']),
  chunk('keywords', page('_app/analyze-keywords/index'), ['base', 'list']),
  chunk('list', 'ui/list.tsx', []),
  chunk('menu', 'shell/menu/parts.ts', []),
  chunk('palette', 'shell/palette/palette-dialog.tsx', ['base']),
  chunk('rank-chart', 'features/overview/rank-chart.tsx', ['base']),
  chunk('tour', 'features/onboarding/tour.tsx', ['base']),
  chunk('version', 'features/overview/version-dialog.tsx', ['base']),
]
const entries = [
  ...chunks.map(({ fileName }) => ({ url: fileName })),
  { url: 'assets/account.css' },
  { url: 'icon.svg' },
]

it('the core is what the first pages open, and dialogs of every page, but for charts, other dialogs and other features; the rest comes in the order of use', () => {
  const files = divideFiles(entries, chunks)
  const names = (isLater: boolean) =>
    files.flatMap((file) => ('later' in file === isLater ? [file.url.replace(/^assets\//, '')] : []))
  expect(names(false)).toEqual(['app.js', 'base.js', 'index.js', 'menu.js', 'palette.js', 'icon.svg'])
  expect(names(true)).toEqual([
    'rank-chart.js',
    'version.js',
    'tour.js',
    'keywords.js',
    'list.js',
    'account.js',
    'account.css',
  ])
})
