import { defineConfig } from '@playwright/test'
import { chromiumArgs, testBrowserPath } from './support/chromium.ts'

export default defineConfig({
  outputDir: '../test-results',
  globalSetup: './support/servers/first-day.ts',
  timeout: 90_000,
  // Two browsers and their servers share two cores.
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    locale: 'en-US',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    // Installing the worker takes its time: a test that needs it says so.
    serviceWorkers: 'block',
    // Grey lines that breathe keep a machine without a graphics card busy.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a fifth of the time; who looks for a fault asks for it: --trace retain-on-failure.
    trace: 'off',
    launchOptions: { args: chromiumArgs, ...(testBrowserPath ? { executablePath: testBrowserPath } : {}) },
  },
  projects: [
    { name: 'e2e', testDir: './e2e' },
    { name: 'offline', testDir: './offline', use: { serviceWorkers: 'allow' } },
    // Every state of the keyword pages, and whole journeys: by name, `npm run test:states`.
    { name: 'states', testDir: './states' },
  ],
})
