import { expect, it } from 'vitest'
import { findCircle } from './chunk-list.ts'
import { flagSymbol } from './flags.ts'
import { preloadsOf } from './start-preloads.ts'

it('a flag becomes a symbol whose inner ids are unique in the file', () => {
  const drawing = '<svg width="3" viewBox="0 0 3 2"><path id="a"/><use href="#a" fill="url(#b)"/></svg>'
  expect(flagSymbol('DE', drawing)).toBe(
    '<symbol id="DE" viewBox="0 0 3 2"><path id="DE-a"/><use href="#DE-a" fill="url(#DE-b)"/></symbol>',
  )
})

it('files that import each other are found', () => {
  const file = (fileName: string, ...imports: string[]) => ({ fileName, imports })
  expect(findCircle([file('a', 'b', 'c'), file('b', 'c'), file('c')])).toBeNull()
  expect(findCircle([file('a', 'b'), file('b', 'c'), file('c', 'b')])).toBe('b → c → b')
})

it('a start asks at once for what the entry does not bring along, with its styles', () => {
  const chunk = (fileName: string, module: string, imports: string[] = []) => ({
    fileName,
    imports,
    dynamicImports: [],
    moduleIds: [`/src/web/${module}`],
    facadeModuleId: null,
    viteMetadata: { importedCss: new Set([`${fileName}.css`]) },
  })
  const preloads = preloadsOf([
    chunk('entry', 'main.tsx', ['base']),
    chunk('base', 'theme.ts'),
    chunk('guest', 'routes/_guest.tsx?tsr-split=component', ['base', 'forms']),
    chunk('forms', 'forms.tsx', ['base']),
    chunk('app', 'routes/_app/app-overview/my-app.tsx?tsr-split=component', ['base']),
    chunk('home', 'routes/_app/home.tsx?tsr-split=component', ['base', 'app']),
    chunk('staff', 'routes/_app/pages/administration.tsx?tsr-split=component', ['base']),
  ])
  expect(preloads['guest']).toEqual(['guest', 'forms', 'guest.css', 'forms.css'])
  expect(preloads.pages).toEqual({ '/home': ['home', 'home.css'] })
})
