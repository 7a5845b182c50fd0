import { expect, test } from 'vitest'
import { logOdds } from './log-odds.ts'

const counts = (entries: Record<string, number>) => new Map(Object.entries(entries))
const zOf = (odds: ReturnType<typeof logOdds>, phrase: string) => odds.find((one) => one.phrase === phrase)?.z

test('KEY-002: two texts of ten words each, worked out by hand', () => {
  const here = counts({ sleep: 8, timer: 2 })
  const others = counts({ sleep: 2, budget: 8 })
  const odds = logOdds(here, others, 10)
  // sleep: α = 10 · 10/20 = 5, δ = ln(13/7) − ln(7/13) = 1.23808, σ² = 1/13 + 1/7 = 0.21978
  expect(zOf(odds, 'sleep')).toBeCloseTo(2.6409, 4)
  // timer: α = 10 · 2/20 = 1, δ = ln(3/17) − ln(1/19) = 1.20984, σ² = 1/3 + 1 = 1.33333
  expect(zOf(odds, 'timer')).toBeCloseTo(1.04775, 4)
  expect(odds).toMatchObject([
    { phrase: 'sleep', count: 8 },
    { phrase: 'timer', count: 2 },
  ])
})

test('a phrase that only the others use is not told of, one that they use more is below 0', () => {
  const odds = logOdds(counts({ sleep: 2, budget: 8 }), counts({ sleep: 8, timer: 2 }), 10)
  expect(odds.map(({ phrase }) => phrase)).toEqual(['budget', 'sleep'])
  expect(zOf(odds, 'sleep')).toBeCloseTo(-2.6409, 4)
})

test('what is used alike counts 0, however often', () => {
  const odds = logOdds(counts({ the: 900, app: 100 }), counts({ the: 90, app: 10 }))
  for (const { z } of odds) expect(z).toBeCloseTo(0, 10)
})

test('what occurs once says less than what occurs often at the same ratio', () => {
  const rest = { filler: 1000 }
  const odds = logOdds(counts({ ...rest, once: 1, often: 40 }), counts(rest))
  expect(zOf(odds, 'often')).toBeGreaterThan(1.96)
  expect(zOf(odds, 'once')).toBeLessThan(1.96)
})

test('a stronger prior draws towards used alike; without texts there is nothing', () => {
  const here = counts({ sleep: 8, timer: 2 })
  const others = counts({ sleep: 2, budget: 8 })
  const weak = zOf(logOdds(here, others, 10), 'timer') ?? 0
  const strong = zOf(logOdds(here, others, 10_000), 'timer') ?? 0
  expect(strong).toBeGreaterThan(0)
  expect(strong).toBeLessThan(weak)
  expect(logOdds(counts({}), counts({}))).toEqual([])
})

test('texts without others: everything is finite', () => {
  for (const { z } of logOdds(counts({ sleep: 3, rain: 1 }), counts({}))) expect(Number.isFinite(z)).toBe(true)
  expect(logOdds(counts({ sleep: 3 }), counts({ sleep: 1 }))).toEqual([{ phrase: 'sleep', count: 3, z: 0 }])
})
