import { findBrowser } from './browser.mjs'

/** Keeps a headless Chromium quiet and inside this machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const chromiumPath = await findBrowser()

/** What the tests drive; measurements and pictures are of the browser that people have. */
export const testBrowserPath = await findBrowser({ shell: true })
