import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Pages that bring their texts along when they are opened, so that the first page's catalogue stays small. */
const laterPages = ['device', 'keywords', 'market', 'reviews', 'overview/compare'].map(
  (feature) => `<rootDir>/src/web/features/${feature}`,
)

/** Further ways in, settings, plans, team, administration and what tells of them: the same. */
const account = [
  'features/account',
  'features/administration',
  'features/auth/later',
  'features/auth/oauth',
  'features/team',
  'shell/banners',
].map((folder) => `<rootDir>/src/web/${folder}`)

export default defineConfig({
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['en', 'de'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src/web'], exclude: [...laterPages, ...account] },
    { path: '<rootDir>/locales/pages/{locale}', include: laterPages },
    { path: '<rootDir>/locales/account/{locale}', include: account },
  ],
  format: formatter({ lineNumbers: false }),
})
