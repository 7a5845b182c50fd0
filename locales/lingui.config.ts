import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The features that a start shows: the log-in, the overview, home and, in it, changes of the market. */
const first = new Set(['auth', 'home', 'market', 'overview'])

/** Every other feature: their texts come once the first page is drawn (src/web/i18n/language.ts). */
const others = readdirSync(`${root}src/web/features`)
  .filter((feature) => !first.has(feature))
  .map((feature) => `<rootDir>/src/web/features/${feature}`)

/** Texts of tests are nobody's. */
const tests = '**/*.test.*'

export default defineConfig({
  rootDir: root,
  sourceLocale: 'en',
  locales: ['en', 'de'],
  fallbackLocales: { default: 'en' },
  runtimeConfigModule: { Trans: ['#web/i18n/trans.tsx', 'Trans'] },
  catalogs: [
    { path: '<rootDir>/locales/first/{locale}', include: ['<rootDir>/src/web'], exclude: [tests, ...others] },
    { path: '<rootDir>/locales/app/{locale}', include: others, exclude: [tests] },
  ],
  format: formatter({ lineNumbers: false }),
})
