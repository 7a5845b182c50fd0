import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { timeZoneOf, timeZones, timeZoneVariable } from '#tests/support/time-zone.ts'

const DAY_MS = 86_400_000
const specs = globSync('tests/{e2e,offline,states}/**/*.spec.ts')
const today = Date.parse('2026-11-29')

afterEach(() => vi.unstubAllEnvs())

test('in three days every browser test file has been in each time zone once', () => {
  vi.stubEnv(timeZoneVariable, '')
  const sorted = (zones: readonly string[]) => zones.toSorted()
  for (const spec of specs)
    expect(sorted([0, 1, 2].map((day) => timeZoneOf(spec, today + day * DAY_MS)))).toEqual(sorted(timeZones))
})

test('on one day the files are in several time zones, and a restart of the day is in the same', () => {
  vi.stubEnv(timeZoneVariable, '')
  expect(new Set(specs.map((spec) => timeZoneOf(spec, today))).size).toBe(timeZones.length)
  for (const spec of specs) expect(timeZoneOf(spec, today + DAY_MS - 1)).toBe(timeZoneOf(spec, today))
})

test('a variable names the time zone of all', () => {
  vi.stubEnv(timeZoneVariable, 'Asia/Tokyo')
  expect(timeZoneOf('any.spec.ts')).toBe('Asia/Tokyo')
})

test('dates are formatted in one place, which knows days from instants', () => {
  const formatting = /DateTimeFormat\(|toLocale(?:Date|Time)String/
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !/\.test\.|^src.web.i18n/.test(file))
  expect(files.filter((file) => formatting.test(readFileSync(file, 'utf8')))).toEqual([])
})
