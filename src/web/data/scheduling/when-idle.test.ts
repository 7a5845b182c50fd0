import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getQueryClient } from '../cache/query-client.ts'
import { whenIdle } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  getQueryClient().clear()
  vi.useRealTimers()
})

/** Something the page asks the server for. */
function ask() {
  const { promise, resolve } = Promise.withResolvers<string>()
  void getQueryClient().prefetchQuery({ queryKey: ['asked'], queryFn: () => promise })
  return () => resolve('answer')
}

test('what is loaded ahead waits for the answers that the page waits for', async () => {
  const answer = ask()
  const task = vi.fn<() => void>()
  whenIdle(task, { afterRequests: true })
  await vi.advanceTimersByTimeAsync(6000)
  expect(task).not.toHaveBeenCalled()
  answer()
  await vi.advanceTimersByTimeAsync(3000)
  expect(task).toHaveBeenCalledOnce()
})

test('an answer that never comes does not hold it up for good', async () => {
  ask()
  const task = vi.fn<() => void>()
  whenIdle(task, { afterRequests: true })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(task).toHaveBeenCalledOnce()
})
