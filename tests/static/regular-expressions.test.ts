import { globSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

interface RegExpLiteral {
  start: number
  regex: { pattern: string; flags: string }
}

function findLiterals(node: unknown, found: (literal: RegExpLiteral) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('regex' in node && 'start' in node) found(node as RegExpLiteral)
  else for (const child of Object.values(node)) findLiterals(child, found)
}

/**
 * How the time of a regular expression grows beyond the length of a text. `Self`: a repetition within another, as in `(a+)+`.
 * `Trade`: two in a row that match the same, as in `\s*\n\s*`. `Move`: one that begins anywhere, as in `\s+$`, is tried again from
 * each place. null: it does not.
 */
const growthOf = (source: string, flags = ''): string | null =>
  analyse({ source, flags }, { maxReports: 1 }).reports[0]?.type ?? null

test.each([
  [String.raw`^(a+)+$`, 'Self'],
  [String.raw`^\s*\n\s*$`, 'Trade'],
  [String.raw`\s+$`, 'Move'],
  [String.raw`[a-z]+@`, 'Move'],
  [String.raw`\s*\{(name|app)\}`, 'Move'],
  [String.raw`^\s+`, null],
  [String.raw`"[^"]*"`, null],
  [String.raw`\{[^{}]*\}`, null],
])('/%s/ is told to grow: %s', (pattern, growth) => {
  expect(growthOf(pattern)).toBe(growth)
})

/**
 * Whatever it is used on today: there is no list of exceptions, for each can be written so, or by hand (`aso/without-end.ts`).
 * What `new RegExp` makes of texts is not seen here; `growth.test.ts` runs it.
 */
test('no regular expression takes more time than in proportion to the text', () => {
  const growing = globSync('{src,sw}/**/*.{ts,tsx,mjs}', { exclude: ['**/*.test.{ts,tsx}'] }).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const literals: RegExpLiteral[] = []
    findLiterals(parseSync(file, text).program, (literal) => literals.push(literal))
    return literals.flatMap(({ start, regex: { pattern, flags } }) => {
      const growth = growthOf(pattern, flags)
      return growth === null ? [] : `${file}:${text.slice(0, start).split('\n').length} /${pattern}/${flags} ${growth}`
    })
  })
  expect(growing).toEqual([])
})
