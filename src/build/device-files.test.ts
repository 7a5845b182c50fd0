import { expect, it } from 'vitest'
import { divideFiles } from './device-files.ts'

const chunk = (name: string, module: string, imports: string[], dynamicImports: string[] = []) => ({
  fileName: `assets/${name}.js`,
  imports: imports.map((one) => `assets/${one}.js`),
  dynamicImports: dynamicImports.map((one) => `assets/${one}.js`),
  moduleIds: [`/src/web/${module}`],
  facadeModuleId: `/src/web/${module}`,
  viteMetadata: { importedCss: new Set([`assets/${name}.css`]) },
})
const page = (route: string) => `routes/${route}.tsx?tsr-split=component`

const chunks = [
  chunk('account', page('settings'), ['start']),
  chunk('account-dialog', 'account-dialog.tsx', ['start']),
  chunk('chart', 'chart.tsx', ['start', 'recharts'], []),
  chunk('index', 'main.tsx', ['start']),
  chunk('keywords', page('keywords'), ['start', 'list']),
  chunk('list', 'list.tsx', [], ['account-dialog']),
  chunk('recharts', 'recharts.js', []),
  chunk('start', 'shell.tsx', [], ['account', 'chart', 'keywords', 'note']),
  chunk('note', 'note.tsx', ['start']),
]
const entries = [
  ...chunks.map(({ fileName }) => ({ url: fileName })),
  { url: 'assets/account.css' },
  { url: 'assets/note.css' },
  { url: 'icon.svg' },
]

it('the core is what the start brings along and opens; other pages, with what they alone need, come later', () => {
  const files = divideFiles(entries, chunks)
  const names = (isLater: boolean) =>
    files.flatMap((file) => ('later' in file === isLater ? [file.url.replace(/^assets\//, '')] : []))
  expect(names(false)).toEqual(['chart.js', 'index.js', 'recharts.js', 'start.js', 'note.js', 'note.css', 'icon.svg'])
  expect(names(true)).toEqual(['account.js', 'account-dialog.js', 'keywords.js', 'list.js', 'account.css'])
})
