import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Pages that bring their texts along when they are opened, so that the first page's catalogue stays small. */
const laterPages = [
  'changelog',
  'device',
  'home',
  'keywords',
  'market',
  'reviews',
  'overview/compare',
  'overview/competitors/page',
  'overview/downloads',
  'overview/score',
].map((feature) => `<rootDir>/src/web/features/${feature}`)

/** Parts of the first page that open later: in the pages' catalogue, too (`withPageTexts`). */
const laterParts = [
  'features/overview/changes',
  'features/overview/competitors/add-competitor-dialog.tsx',
  'features/overview/competitors/candidate-option.tsx',
  'features/overview/competitors/search-notes.tsx',
  'features/overview/creatives',
  'features/overview/export/page',
  'features/overview/export/share-panel.tsx',
  'features/overview/header/best-edit.tsx',
  'features/overview/header/edit-text.tsx',
  'features/overview/header/score-explained.tsx',
  'features/overview/keep',
  'features/overview/provenance/inputs-table.tsx',
  'features/overview/provenance/method-text.tsx',
  'features/overview/provenance/provenance-note.tsx',
  'features/overview/rankings',
  'features/overview/versions',
  'shell/consent',
  'shell/help',
  'shell/palette',
  'shell/menu/lock',
  'ui/copy-text.ts',
  'ui/kept-progress.tsx',
].map((part) => `<rootDir>/src/web/${part}`)

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
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src/web'],
      exclude: [...laterPages, ...laterParts, ...account],
    },
    { path: '<rootDir>/locales/pages/{locale}', include: [...laterPages, ...laterParts] },
    { path: '<rootDir>/locales/account/{locale}', include: account },
  ],
  format: formatter({ lineNumbers: false }),
})
