/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs'
import babel from '@rolldown/plugin-babel'
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { countries } from './src/server/market/countries.ts'
import { cssVariablesResolver, theme } from './src/web/theme/theme.ts'

const linguiPath = { configPath: 'locales/lingui.config.ts' }
const linguiConfig = getConfig(linguiPath)

/** Adds each Mantine component's own stylesheet to the module that holds its class names (1:1 in @mantine/core),
 *  so that tree shaking and code splitting of the JS decide which CSS is shipped. Build only: in dev all of it is imported. */
const mantineCss = (): Plugin => ({
  name: 'mantine-component-css',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@mantine\/core\/esm\/components\/.*\/(\w+)\.module\.mjs$/ },
    handler(code, id) {
      const name = /(\w+)\.module\.mjs/.exec(id)?.[1]
      return { code: `import '@mantine/core/styles/${name}.css';\n${code}`, map: null }
    },
  },
})

const variablesId = '/__mantine-variables.css'

/** Mantine's palettes and headings that nothing here uses. */
const unusedVariable =
  /^--mantine-(color-(red|pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange|teal)-|h\d-|heading)/

/** Mantine's CSS variables for our theme as a file: MantineProvider would write them into a <style>, which the content security policy refuses. */
const mantineVariables = (): Plugin => ({
  name: 'mantine-variables',
  resolveId: (id) => (id === 'virtual:mantine-variables.css' ? variablesId : null),
  load(id) {
    if (id !== variablesId) return null
    const merged = mergeMantineTheme(DEFAULT_THEME, theme)
    const defaults = defaultCssVariablesResolver(merged)
    const own = cssVariablesResolver(merged)
    const pick = (part: 'variables' | 'light' | 'dark') =>
      Object.fromEntries(
        Object.entries({ ...defaults[part], ...own[part] }).filter(([name]) => !unusedVariable.test(name)),
      )
    return convertCssVariables(
      {
        variables: pick('variables'),
        light: { '--mantine-color-scheme': 'light', ...pick('light') },
        dark: { '--mantine-color-scheme': 'dark', ...pick('dark') },
      },
      ':root',
    )
  },
})

const flagFolder = new URL('node_modules/country-flag-icons/3x2/', import.meta.url)

/** The flag of every country that can be tracked as a symbol named by its code, in one file. */
function flagSprite(): string {
  const symbols = countries.map(({ country: code }) =>
    readFileSync(new URL(`${code}.svg`, flagFolder), 'utf8')
      .trim()
      .replace(/^<svg [^>]*viewBox="([^"]+)"[^>]*>/, `<symbol id="${code}" viewBox="$1">`)
      .replace(/<\/svg>$/, '</symbol>')
      .replaceAll(/ id="(?![A-Z]{2}")/g, ` id="${code}-`)
      .replaceAll(/url\(#|href="#/g, (start) => `${start}${code}-`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

const flags = (): Plugin => {
  let isBuild = false
  return {
    name: 'flag-sprite',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === 'virtual:flags' ? '\0flags' : null),
    load(id) {
      if (id !== '\0flags') return null
      if (!isBuild) return `export default '/__flags.svg'`
      const file = this.emitFile({ type: 'asset', name: 'flags.svg', source: flagSprite() })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    configureServer: (server) => {
      server.middlewares.use('/__flags.svg', (_, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(flagSprite())
      })
    },
  }
}

/** What the guests' pages need too. */
const sharedByAll = new RegExp(
  [
    'src/web/i18n/',
    'src/web/ui/(button|icon-button|mark|messages|notify|failure-text|use-title|use-phone|skeleton)\\.',
    'src/web/offline/(hooks|store|app-update|device-storage)\\.',
    'src/web/shell/(after-first-paint|menu/install)\\.',
  ].join('|'),
)

/** What the pages behind the log-in share. Nothing that pulls in a dialog. */
const sharedByPages = new RegExp(
  [
    'src/web/shell/(selectors|account|connection|menu)/',
    'src/web/ui/(app-icon|card|char|delta|empty-field|flag|freshness|popover|score-ring|section-state|stat-card|use-now)',
  ].join('|'),
)

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/routeTree.gen.ts',
    }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, linguiPath)] }),
    react({ compiler: true }),
    lingui({ ...linguiPath, failOnCompileError: true, failOnMissing: mode === 'production' ? 'resolved' : false }),
    mantineCss(),
    mantineVariables(),
    flags(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      devOptions: { enabled: false },
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'] },
      manifest: false,
    }),
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Fonts in data: addresses are refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
            { name: 'vendor', test: /node_modules[\\/]/, tags: ['$initial'], priority: 4 },
            // Small modules that several pages share: a few requests instead of one for each of them.
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2, priority: 1 },
            { name: 'base', test: sharedByAll, minShareCount: 2, priority: 2 },
            { name: 'parts', test: sharedByPages, minShareCount: 2, priority: 1 },
            {
              name: 'routes',
              test: /src[\\/](contract|web[\\/](routes|data|offline))[\\/]/,
              tags: ['$initial'],
              priority: 3,
            },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{aso,contract,web}/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/static/**/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/unit-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/api-global-setup.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}))
