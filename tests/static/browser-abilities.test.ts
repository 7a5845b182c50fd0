import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The one folder that asks browsers for what they withhold on plain http. */
const ABILITIES = 'offline/abilities/'

const ofNavigator =
  'locks|serviceWorker|clipboard|storage|share|canShare|setAppBadge|clearAppBadge|permissions|wakeLock|credentials|mediaDevices|geolocation'
/** What is there on https and localhost alone. */
const withheld = [
  /\bcrypto\s*\.\s*(?:randomUUID|subtle)\b/,
  new RegExp(`\\bnavigator\\s*\\??\\.\\s*(?:${ofNavigator})\\b`),
  new RegExp(`'(?:${ofNavigator})' in navigator\\b`),
  /'caches' in\b/,
  /\b(?:window|self|globalThis)\.caches\b/,
  /\bisSecureContext\b/,
  /\bnew Notification\(|\bNotification\.|\bPushManager\b|\bshow(?:Save|Open)FilePicker\b/,
]
/** `caches` by itself: a name that a file declares is its own. */
const bareCaches = /(?<![\w.'-])caches\s*(?:\?\.|\.)\s*(?:open|keys|has|match|delete)\b/

const isCode = (line: string) => !/^\s*(?:\/\/|\/?\*)/.test(line)

test('only one place asks for abilities that browsers withhold on plain http', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name) && !name.startsWith(ABILITIES),
  )
  const breaches = files.flatMap((name) => {
    const text = readFileSync(`src/web/${name}`, 'utf8')
    const lines = text.split('\n').filter(isCode)
    const found = lines.filter((line) => withheld.some((one) => one.test(line)))
    const ownCaches = /const caches = cacheStorage\(\)/.test(text)
    return [...found, ...(ownCaches ? [] : lines.filter((line) => bareCaches.test(line)))].map(
      (line) => `${name}: ${line.trim()}`,
    )
  })
  expect(files.length).toBeGreaterThan(100)
  expect(breaches).toEqual([])
})
