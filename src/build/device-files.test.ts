import { expect, it } from 'vitest'
import { divideFiles } from './device-files.ts'

const idOf = (module: string) => `/src/web/${module}`
const chunk = (name: string, modules: string[], imports: string[] = []) => ({
  fileName: `assets/${name}.js`,
  imports: imports.map((one) => `assets/${one}.js`),
  dynamicImports: [],
  moduleIds: modules.map(idOf),
  facadeModuleId: null,
  viteMetadata: { importedCss: new Set([`assets/${name}.css`]) },
})
const page = (route: string) => `routes/${route}.tsx?tsr-split=component`
const links = (imports: string[], opens: string[] = []) => ({ imports: imports.map(idOf), opens: opens.map(idOf) })

const chunks = [
  chunk('account', [page('settings')], ['start']),
  chunk('account-dialog', ['account-dialog.tsx'], ['start']),
  chunk('chart', ['chart.tsx'], ['start', 'recharts']),
  chunk('en', ['../../locales/app/en.po']),
  chunk('index', ['main.tsx'], ['start']),
  chunk('keywords', [page('keywords')], ['start', 'shared']),
  chunk('note', ['note.tsx'], ['shared']),
  chunk('recharts', ['recharts.js']),
  chunk('shared', ['dialog.tsx', 'list.tsx']),
  chunk('start', ['shell.tsx']),
]
const modules = new Map(
  Object.entries({
    [page('settings')]: links(['shell.tsx']),
    [page('keywords')]: links(['list.tsx']),
    'account-dialog.tsx': links([]),
    'chart.tsx': links(['recharts.js']),
    'dialog.tsx': links([]),
    '../../locales/app/en.po': links([]),
    'list.tsx': links([], ['account-dialog.tsx']),
    'main.tsx': links(['shell.tsx']),
    'note.tsx': links(['dialog.tsx']),
    'recharts.js': links([]),
    'shell.tsx': links([], [page('settings'), page('keywords'), 'chart.tsx', '../../locales/app/en.po', 'note.tsx']),
  }).map(([module, one]) => [idOf(module), one]),
)
const entries = [
  ...chunks.map(({ fileName }) => ({ url: fileName })),
  { url: 'assets/account.css' },
  { url: 'assets/note.css' },
  { url: 'icon.svg' },
]

const files = divideFiles(entries, chunks, modules)
const names = (isLater: boolean) =>
  files.flatMap((file) => ('later' in file === isLater ? [file.url.replace(/^assets\//, '')] : []))

it('the core is what the start brings along and opens; other pages, with what they alone need, come later', () => {
  const core = ['chart.js', 'index.js', 'note.js', 'recharts.js', 'shared.js', 'start.js', 'note.css', 'icon.svg']
  expect(names(false)).toEqual(core)
  expect(names(true)).toEqual(expect.arrayContaining(['account.js', 'keywords.js', 'account.css']))
})

it('what another page opens from a file of the core comes later, and the texts of other pages', () => {
  expect(names(true)).toEqual(expect.arrayContaining(['account-dialog.js', 'en.js']))
  expect(names(true)[0], 'no page opens without them').toBe('en.js')
})
