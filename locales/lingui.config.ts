import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Pages that bring their texts along when they are opened, so that the first page's catalogue stays small. */
const laterPages = ['keywords', 'market', 'reviews', 'account', 'overview/compare'].map(
  (feature) => `<rootDir>/src/web/features/${feature}`,
)

export default defineConfig({
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['en', 'de'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src/web'], exclude: laterPages },
    { path: '<rootDir>/locales/pages/{locale}', include: laterPages },
  ],
  format: formatter({ lineNumbers: false }),
})
