import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Pages that bring their texts along when they are opened, so that the first page's catalogue stays small. */
const laterPages = [
  'home',
  'market',
  'overview/compare',
  'overview/competitors/page',
  'overview/downloads',
  'overview/score',
].map((feature) => `<rootDir>/src/web/features/${feature}`)

/** Texts of tests are nobody's. */
const tests = '**/*.test.*'

/** Parts of the first page that open later: in the pages' catalogue, too (`withPageTexts`). */
const laterParts = [
  'apps/marks',
  'features/overview/parts/cell-state.tsx',
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
  'features/overview/provenance/own-figures.tsx',
  'features/overview/provenance/provenance-note.tsx',
  'features/overview/rankings',
  'features/overview/stats/own-line.tsx',
  'features/overview/versions',
  'shell/consent',
  'shell/help',
  'shell/link-bar',
  'shell/open',
  'shell/palette',
  'shell/account/confirm-dialog.tsx',
  'shell/account/drafts-lost.tsx',
  'shell/account/log-out-dialog.tsx',
  'shell/banners',
  'shell/connection/conflict',
  'shell/connection/pending-changes.tsx',
  'shell/connection/pending-entry.tsx',
  'shell/connection/saved-on-device.tsx',
  'shell/menu/fold-soon.ts',
  'shell/menu/entries/item-link.tsx',
  'shell/menu/lock',
  'shell/menu/entries/menu-entries.tsx',
  'shell/menu/entries/menu-items.tsx',
  'shell/selectors/remove-app-dialog.tsx',
  'shell/selectors/stop-tracking-dialog.tsx',
  'shell/selectors/unsupported-country-dialog.tsx',
  'shell/share',
  'ui/charts/chart-groups.tsx',
  'ui/files/copy-text.ts',
  'ui/freshness/kept-progress.tsx',
].map((part) => `<rootDir>/src/web/${part}`)

/** The keyword area: on top of the pages' catalogue, which holds what it shares with them. */
const keywords = ['<rootDir>/src/web/features/keywords']

/** Settings, plans and the team: the same. */
const account = ['features/account', 'features/team'].map((folder) => `<rootDir>/src/web/${folder}`)

/** Pages that people open now and then: on top of the pages' catalogue, too, which comes before the worker starts. */
const otherPages = ['changelog', 'device', 'reviews/ratings'].map((feature) => `<rootDir>/src/web/features/${feature}`)
/** Reviews: inbox, templates, automation, summaries, and the changes that wait to be sent. */
const reviews = [
  ...['inbox', 'templates', 'automation', 'summaries', 'over-time', 'translation'].map(
    (part) => `features/reviews/${part}`,
  ),
  ...['reviews', 'reply-templates', 'summaries'].map((area) => `commands/${area}`),
].map((folder) => `<rootDir>/src/web/${folder}`)
/** Stores and ad platforms. */
const connections = ['<rootDir>/src/web/features/connections']
/** The dashboards of own figures: on top of the pages' catalogue. */
const dashboards = ['<rootDir>/src/web/features/dashboards']

/** Pages that need the server anyway, so that the device keeps neither them nor their texts. */
const waysIn = ['later', 'oauth'].map((folder) => `<rootDir>/src/web/features/auth/${folder}`)
const staff = ['<rootDir>/src/web/features/administration']

/** The guide of the first log-in and the tour after it; the search of apps is everybody's. */
const onboarding = ['apps', 'countries', 'guide', 'step-intro.tsx', 'survey', 'tour'].map(
  (part) => `<rootDir>/src/web/features/onboarding/${part}`,
)

export default defineConfig({
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['en', 'de'],
  fallbackLocales: { default: 'en' },
  runtimeConfigModule: { Trans: ['#web/i18n/trans.tsx', 'Trans'] },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src/web'],
      exclude: [
        tests,
        ...laterPages,
        ...laterParts,
        ...keywords,
        ...account,
        ...otherPages,
        ...connections,
        ...reviews,
        ...dashboards,
        ...onboarding,
        ...waysIn,
        ...staff,
      ],
    },
    { path: '<rootDir>/locales/pages/{locale}', include: [...laterPages, ...laterParts], exclude: [tests] },
    { path: '<rootDir>/locales/keywords/{locale}', include: keywords, exclude: [tests] },
    { path: '<rootDir>/locales/dashboards/{locale}', include: dashboards, exclude: [tests] },
    { path: '<rootDir>/locales/account/{locale}', include: account, exclude: [tests] },
    { path: '<rootDir>/locales/other-pages/{locale}', include: otherPages, exclude: [tests] },
    { path: '<rootDir>/locales/reviews/{locale}', include: reviews, exclude: [tests] },
    { path: '<rootDir>/locales/connections/{locale}', include: connections, exclude: [tests] },
    { path: '<rootDir>/locales/onboarding/{locale}', include: onboarding, exclude: [tests] },
    { path: '<rootDir>/locales/ways-in/{locale}', include: waysIn, exclude: [tests] },
    { path: '<rootDir>/locales/staff/{locale}', include: staff, exclude: [tests] },
  ],
  format: formatter({ lineNumbers: false }),
})
