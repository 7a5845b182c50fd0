import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Sources of the web app by their path from the project's root. */
const sources = new Map(
  readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|fixtures/.test(name))
    .map((name) => {
      const path = join('src/web', name)
      return [path, readFileSync(path, 'utf8')]
    }),
)

const matches = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found]) => found ?? '')
const pathOf = (from: string, wanted: string) =>
  wanted.startsWith('#') ? `src/${wanted.slice(1)}` : join(dirname(from), wanted)
const imported = (path: string, pattern: RegExp) =>
  matches(sources.get(path) ?? '', pattern).map((wanted) => pathOf(path, wanted))

/** A source with all that it imports and that hence comes with it. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !sources.has(path)) return seen
  seen.add(path)
  for (const one of imported(path, /^(?:import|export)(?! type)[^'"]*? from '([^']+)'/gm)) withImports(one, seen)
  return seen
}

const origins = matches(readFileSync('locales/app/en.po', 'utf8'), /^#: (.*)$/gm)
/** Sources that draw texts which come after the first page. */
const later = new Set(origins.flatMap((line) => line.split(' ')))
const isAware = (path: string) => /lazyWithRetry|withAppTexts/.test(sources.get(path) ?? '')

// A text that is not there would show as its number.
test('what comes with the entry, and what that opens without waiting for texts, draws no text that comes later', () => {
  const routes = [...sources].filter(
    ([path, text]) => path.startsWith('src/web/routes/') && text.includes('codeSplitGroupings: []'),
  )
  expect(routes.length).toBeGreaterThan(0)
  const start = new Set<string>()
  for (const path of ['src/web/main.tsx', ...routes.map(([path]) => path)]) withImports(path, start)
  for (const path of start)
    if (!isAware(path)) for (const door of imported(path, /\bimport\('([^']+)'\)/g)) withImports(door, start)
  expect([...start].filter((path) => later.has(path))).toEqual([])
})
