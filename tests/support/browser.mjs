import { accessSync, constants } from 'node:fs'

/** Where the usual packages put a Chromium; Playwright's own comes last. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Chromium without its window, which draws and runs pages alike and takes a sixth less time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Path of a browser that can be driven: `CHROMIUM`, a system Chromium, Playwright's own; undefined where there is none.
 * `shell`: rather the one without a window.
 */
export async function findBrowser({ shell = false } = {}) {
  if (process.env.CHROMIUM) return runs(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined
  const system = (shell ? [headlessShell, ...usualPlaces] : usualPlaces).find(runs)
  if (system) return system
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return runs(own) ? own : undefined
}
