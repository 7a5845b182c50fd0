import { expect, test } from 'vitest'
import { lagOf, stateOf, summaryOf, type QueueFacts } from './queue-state.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const facts = (more: Partial<QueueFacts>): QueueFacts => ({
  waiting: 0,
  active: 0,
  dueSince: null,
  lastSuccessAt: null,
  lastErrorAt: null,
  ...more,
})

test.each<[string, Partial<QueueFacts>, string]>([
  ['nothing was ever done', {}, 'idle'],
  ['all is done', { lastSuccessAt: ago(60) }, 'idle'],
  ['something waits', { waiting: 3 }, 'running'],
  ['something is under way', { active: 1, lastSuccessAt: ago(60) }, 'running'],
  [
    'it failed and was tried again with success',
    { waiting: 1, lastErrorAt: ago(60), lastSuccessAt: ago(30) },
    'running',
  ],
  ['it failed since', { waiting: 1, lastErrorAt: ago(30), lastSuccessAt: ago(60) }, 'failing'],
  ['it failed and never worked', { lastErrorAt: ago(30) }, 'failing'],
  ['it failed days ago and nothing followed', { lastErrorAt: ago(2 * 86_400) }, 'idle'],
  ['something has waited for a quarter of the day', { waiting: 1, dueSince: ago(6 * 3600 + 1) }, 'late'],
])('a queue of which %s', (_, given, state) => {
  expect(stateOf(facts(given), now)).toBe(state)
})

test('the lag is how long the oldest due work has waited, and work of the future has none', () => {
  expect(lagOf({ dueSince: ago(90) }, now)).toBe(90)
  expect(lagOf({ dueSince: ago(-90) }, now)).toBe(0)
  expect(lagOf({ dueSince: null }, now)).toBe(0)
})

test('the summary is the worst state and the longest lag', () => {
  const queues = [
    { state: 'idle', lagSeconds: 0 },
    { state: 'failing', lagSeconds: 5 },
    { state: 'late', lagSeconds: 30_000 },
  ] as const
  expect(summaryOf(queues)).toEqual({ state: 'failing', lagSeconds: 30_000 })
  expect(summaryOf([])).toEqual({ state: 'idle', lagSeconds: 0 })
})
