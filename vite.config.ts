/// <reference types="vitest/config" />
import babel from '@rolldown/plugin-babel'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkList } from './src/build/chunk-list.ts'
import { codeSplitting } from './src/build/code-splitting.ts'
import { deviceFiles } from './src/build/device-files.ts'
import { documentFiles } from './src/build/document-files.ts'
import { eagerFunctions } from './src/build/eager-functions.ts'
import { flags } from './src/build/flags.ts'
import { mantineCss } from './src/build/mantine-css.ts'
import { ownIcons } from './src/build/own-icons.ts'
import { ownPages } from './src/build/own-pages.ts'
import { mantineVariables } from './src/build/mantine-variables.ts'

const linguiPath = { configPath: 'locales/lingui.config.ts' }
const linguiConfig = getConfig(linguiPath)
const onDevice = deviceFiles()

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
    // A component that can't be compiled fails the build; one that must not be says 'use no memo' and why.
    react({ compiler: { panicThreshold: 'all_errors' } }),
    lingui({ ...linguiPath, failOnCompileError: true, failOnMissing: mode === 'production' ? 'resolved' : false }),
    ownIcons(),
    mantineCss(),
    mantineVariables(),
    flags(),
    documentFiles(),
    eagerFunctions(),
    chunkList(),
    onDevice.plugin,
    ownPages(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      devOptions: { enabled: false },
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        // Who judges a new password needs the server anyway; letters that few texts have are drawn by the system's font.
        globIgnores: ['assets/dictionary-*', 'assets/hanken-grotesk-{vietnamese,latin-ext,cyrillic-ext}-*'],
        manifestTransforms: [onDevice.divide],
        buildPlugins: { vite: [ownPages()] },
      },
      manifest: false,
    }),
  ],
  build: {
    target: 'baseline-widely-available',
    // Fonts in data: addresses are refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting } },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['src/{aso,build,contract}/**/*.test.ts', 'tests/static/**/*.test.ts'],
          environment: 'node',
          // Nothing of theirs outlives a test.
          pool: 'threads',
          isolate: false,
          maxWorkers: 3,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        // The package's index is 3.7 MB, which each file would read anew.
        plugins: [{ ...ownIcons(), apply: 'serve' }],
        test: {
          name: 'unit',
          include: ['src/web/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/unit-setup.ts'],
          pool: 'threads',
          maxWorkers: 3,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'],
          // A month on the stores of this machine takes two minutes: `npm run test:long`.
          exclude: mode === 'long' ? [] : ['tests/api/market/first-days.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/api/api-global-setup.ts'],
          // What a process has worked out of the sample market, the next file finds; each has databases of its own.
          isolate: false,
          maxWorkers: 3,
          execArgv: ['--liftoff-only'],
          // A machine that builds and checks beside the tests takes twice its time.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}))
