import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptWhileUsed } from './kept-while-used.ts'

const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what nobody has used for a quarter of an hour is let go by itself; what is used stays', () => {
  const cache = keptWhileUsed<object>(2)
  cache.set('used', {}).set('unused', {})
  for (let minute = 0; minute < 20; minute += 1) {
    vi.advanceTimersByTime(MINUTE_MS)
    expect(cache.get('used')).toBeDefined()
  }
  expect([...cache.keys()]).toEqual(['used'])
  vi.advanceTimersByTime(20 * MINUTE_MS)
  expect(cache.size).toBe(0)
})

test('the one that was used longest ago goes where there is no room', () => {
  const cache = keptWhileUsed<object>(2)
  cache.set('first', {}).set('second', {})
  cache.get('first')
  cache.set('third', {})
  expect([...cache.keys()]).toEqual(['third', 'first'])
})
