import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { firstSources } from './first-sources.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every other text comes once the first page is drawn (src/web/i18n/language.ts). */
const first = firstSources(root).map((path) => `<rootDir>/${path}`)

/** Texts of tests are nobody's. */
const tests = '**/*.test.*'

export default defineConfig({
  rootDir: root,
  sourceLocale: 'en',
  locales: ['en', 'de'],
  fallbackLocales: { default: 'en' },
  runtimeConfigModule: { Trans: ['#web/i18n/trans.tsx', 'Trans'] },
  catalogs: [
    { path: '<rootDir>/locales/first/{locale}', include: first },
    { path: '<rootDir>/locales/app/{locale}', include: ['<rootDir>/src/web'], exclude: [tests, ...first] },
  ],
  format: formatter({ lineNumbers: false }),
})
