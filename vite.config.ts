/// <reference types="vitest/config" />
import babel from '@rolldown/plugin-babel'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'vendor', test: /node_modules[\\/]/, tags: ['$initial'], priority: 2 },
            { name: 'routes', test: /src[\\/]web[\\/]routes[\\/]/, tags: ['$initial'], priority: 0 },
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
