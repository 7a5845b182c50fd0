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

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Path of a browser the tests can drive: `CHROMIUM`, a system Chromium, Playwright's own; undefined where there is none. */
export async function findBrowser() {
  if (process.env.CHROMIUM) return runs(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined
  const system = usualPlaces.find(runs)
  if (system) return system
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return runs(own) ? own : undefined
}
