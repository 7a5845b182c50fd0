import { expect, test } from 'vitest'
import { forecastOf } from './forecast.ts'

const now = new Date('2026-03-02T00:00:00.000Z')

test('REV-010: what is left lasts the month', () => {
  expect(forecastOf({ used: 32, limit: 50 }, { byRule: 12, byOthers: 0 }, now)).toMatchObject({
    byRule: 12,
    left: 18,
    spare: 6,
    endsOn: null,
    resetsOn: '2026-04-01',
  })
})

test('REV-010: with the other rules it ends earlier, and on which day', () => {
  expect(forecastOf({ used: 40, limit: 50 }, { byRule: 20, byOthers: 10 }, now)).toMatchObject({
    left: 10,
    spare: -20,
    endsOn: '2026-03-12',
  })
})

test('REV-010: templates use none, and some plans have no limit', () => {
  expect(forecastOf({ used: 50, limit: 50 }, { byRule: 0, byOthers: 0 }, now)).toMatchObject({ spare: 0, endsOn: null })
  expect(forecastOf({ used: 50, limit: null }, { byRule: 99, byOthers: 0 }, now)).toMatchObject({
    left: null,
    spare: null,
    endsOn: null,
  })
})
