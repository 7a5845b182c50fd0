import { existsSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findCircle } from './chunk-list.ts'
import { flagSymbol } from './flags.ts'
import { documentFilesOf } from './document-files.ts'
import { classNames } from './mantine-css.ts'

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

it('the document asks at once for the texts of the language, which the entry does not bring along', () => {
  const chunk = (fileName: string, module: string, imports: string[] = []) => ({
    fileName,
    imports,
    dynamicImports: [],
    moduleIds: [module],
    facadeModuleId: null,
    viteMetadata: { importedCss: new Set(module.startsWith('/src') ? [`${fileName}.css`] : []) },
  })
  const files = documentFilesOf([
    chunk('index', '/src/web/main.tsx', ['start']),
    chunk('start', '/src/web/theme.ts'),
    chunk('en', '/locales/first/en.po', ['start']),
    chunk('de', '/locales/first/de.po'),
    chunk('more', '/locales/app/de.po'),
  ])
  expect(files).toEqual({ entry: ['index.css', 'start.css'], en: ['en'], de: ['de'] })
})

it('each Mantine component brings its styles along, and so does what components share', () => {
  const core = 'node_modules/@mantine/core'
  const modules = globSync(`${core}/esm/**/*.module.mjs`)
  const names = modules.map((file) => classNames.exec(file)?.[1] ?? `none for ${file}`)
  expect(names).toContain('InlineInput')
  expect(names.filter((name) => !existsSync(`${core}/styles/${name}.layer.css`))).toEqual([])
})
