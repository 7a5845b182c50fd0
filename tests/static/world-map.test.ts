import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countries } from '#server/markets/countries.ts'
import { dots, shapes, size } from '#web/features/onboarding/countries/world.ts'

const codes = countries.map(({ country }) => country)

test('ONB-043: every country that can be chosen has a shape or a dot on the map', () => {
  expect(codes.filter((code) => !shapes[code] && !dots[code])).toEqual([])
})

test('ONB-043: what is smaller than a dot has one, in the picture and clear of the others', () => {
  expect(Object.keys(dots)).toEqual(expect.arrayContaining(['SG', 'HK', 'MO', 'MT', 'BH', 'MU', 'LU', 'BB']))
  const places = Object.values(dots)
  for (const [x, y] of places) {
    expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true)
  }
  const distances = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1])),
  )
  expect(Math.min(...distances)).toBeGreaterThan(18)
})

test('Greenland and Antarctica are nobody else’s land', () => {
  expect(shapes['GL']).toBeDefined()
  expect(codes).not.toContain('GL')
  expect(shapes['AQ']).toBeUndefined()
})

test('OP-17: only the map draws the shapes, and only the step about countries brings the map', () => {
  const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(join('src/web', name), 'utf8') }))
  const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name)
  const here = 'features/onboarding/countries'
  expect(naming(/countries\/world\.ts'|'\.\/world\.ts'/)).toEqual([`${here}/world-map.tsx`])
  expect(naming(/world-map\.tsx'/)).toEqual([`${here}/use-world-map.ts`])
  expect(naming(/^import [^\n]*world-map\.tsx'/m)).toEqual([])
})
