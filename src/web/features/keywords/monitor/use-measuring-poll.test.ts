import { act, renderHook } from '#tests/support/render.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Measuring } from '#contract/keywords/tracked.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { useMeasuringPoll } from './use-monitor.ts'

const tracked = { refresh: vi.fn<() => void>() }
const history = { refresh: vi.fn<() => void>() }
const state = (values: Partial<Measuring> = {}): Measuring => ({ measured: 3, total: 10, readyAt: null, ...values })
const follow = (measuring: Measuring | null) =>
  renderHook((now: Measuring | null) => useMeasuringPoll(now, tracked, history), { initialProps: measuring })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const asks = () => tracked.refresh.mock.calls.length

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  connectivity.set('online')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('progress is looked at every minute, and sooner when the rest is nearly ready', async () => {
  const { rerender } = follow(state())
  await pass(59_000)
  expect(asks()).toBe(0)
  await pass(1000)
  expect(asks()).toBe(1)
  await pass(60_000)
  expect(asks()).toBe(2)
  rerender(state({ readyAt: new Date(Date.now() + 5000).toISOString() }))
  await pass(30_000)
  expect(asks()).toBe(3)
})

test('does not poll when all is measured or never will be, while offline, or in a hidden tab', async () => {
  const { rerender } = follow(null)
  await pass(300_000)
  rerender(state({ reason: 'NOT_IN_MARKET' }))
  await pass(300_000)
  rerender(state())
  act(() => connectivity.set('offline'))
  await pass(300_000)
  act(() => connectivity.set('online'))
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(300_000)
  expect(asks()).toBe(0)
  seen.mockReturnValue('visible')
  await pass(60_000)
  expect(asks()).toBe(1)
})

test('refreshes the history when more is measured, and when all is', async () => {
  const { rerender } = follow(state())
  rerender(state({ readyAt: '2026-03-02T10:00:00Z' }))
  expect(history.refresh).not.toHaveBeenCalled()
  rerender(state({ measured: 7 }))
  expect(history.refresh).toHaveBeenCalledTimes(1)
  rerender(null)
  expect(history.refresh).toHaveBeenCalledTimes(2)
})
