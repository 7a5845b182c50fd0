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

// A text that is not there would show as its number.
test.each([
  { catalogue: 'pages', brings: /\b(load|with)(Page|Keyword|OtherPage|Dashboard|Review)Texts\b/ },
  { catalogue: 'keywords', brings: /\b(load|with)KeywordTexts\b/ },
  { catalogue: 'other-pages', brings: /\bloadOtherPageTexts\b/ },
  { catalogue: 'reviews', brings: /\b(load|with)ReviewTexts\b/ },
  { catalogue: 'dashboards', brings: /\b(load|with)DashboardTexts\b/ },
  { catalogue: 'account', brings: /\bloadAccountTexts\b/ },
  { catalogue: 'connections', brings: /\b(load|with)ConnectionTexts\b/ },
  { catalogue: 'ways-in', brings: /\bloadWaysInTexts\b/ },
  { catalogue: 'staff', brings: /\bloadStaffTexts\b/ },
])('whatever draws texts of locales/$catalogue is loaded together with them', ({ catalogue, brings }) => {
  const origins = matches(readFileSync(`locales/${catalogue}/en.po`, 'utf8'), /^#: (.*)$/gm)
  const drawing = new Set(origins.flatMap((line) => line.split(' ')))
  const draws = (path: string) => [...withImports(path)].some((one) => drawing.has(one))
  const unaware = [...sources].filter(([path, text]) => !drawing.has(path) && !brings.test(text))
  const doors = unaware.flatMap(([path]) => imported(path, /\bimport\('([^']+)'\)/g).filter(draws))
  const pages = unaware.flatMap(([path]) => (path.startsWith('src/web/routes/') && draws(path) ? [path] : []))
  expect([...doors, ...pages]).toEqual([])
})
