import { renderHook } from '#tests/support/render.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { inboxOf, reviewOf } from './inbox-fixtures.ts'
import { indexOf } from './review-index.ts'
import { usePoll } from './use-poll.ts'

const refresh = vi.fn<() => void>()
const reviews = [reviewOf()]
const come = (secondsAgo: number, given: Parameters<typeof inboxOf>[1] = {}) => {
  const read = { data: inboxOf(reviews, given), index: indexOf(reviews), isRefreshing: false, refresh }
  return renderHook(() => usePoll({ ...read, updatedAt: Date.now() - secondsAgo * 1000 }))
}
afterEach(() => {
  refresh.mockReset()
  connectivity.set('online')
})

test('who comes to the page sees what a rule or a colleague has answered since', () => {
  come(20)
  expect(refresh).toHaveBeenCalledOnce()
})

test('what has just been read is not asked for again', () => {
  come(1)
  expect(refresh).not.toHaveBeenCalled()
})

test.each([
  ['while the server still reads the store, the rest is asked for', true, 3],
  ['afterwards, not until later', false, 0],
])('%s', (_, isReading, times) => {
  vi.useFakeTimers()
  come(1, { isReading })
  vi.advanceTimersByTime(15_000)
  vi.useRealTimers()
  expect(refresh).toHaveBeenCalledTimes(times)
})

test('offline nothing is asked for', () => {
  connectivity.set('offline')
  come(20)
  expect(refresh).not.toHaveBeenCalled()
})
