import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Log } from '#server/kernel/log.ts'
import { repeat } from './repeat.ts'

const error = vi.fn<Log['error']>()
const quiet = () => undefined
const log: Log = { error, warn: quiet, info: quiet, debug: quiet }
const every = { everyMs: 1000, log, failure: 'nothing done' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  error.mockClear()
})

test('runs work at its interval until it is stopped', async () => {
  const work = vi.fn<() => Promise<void>>(async () => undefined)
  const stop = repeat(every, work)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(work).toHaveBeenCalledTimes(3)
  await stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(work).toHaveBeenCalledTimes(3)
})

test('skips turns while a run is still going', async () => {
  const ended = Promise.withResolvers<void>()
  const work = vi.fn<() => Promise<void>>(() => ended.promise)
  const stop = repeat(every, work)
  await vi.advanceTimersByTimeAsync(3000)
  expect(work).toHaveBeenCalledTimes(1)
  ended.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  await stop()
})

test('logs a run that fails, and goes on', async () => {
  const work = vi.fn<() => Promise<void>>(async () => Promise.reject(new Error('The database is away.')))
  const stop = repeat(every, work)
  await vi.advanceTimersByTimeAsync(2000)
  expect(work).toHaveBeenCalledTimes(2)
  expect(error.mock.calls.map(([event]) => event)).toEqual(['nothing done', 'nothing done'])
  await stop()
})

test('a stop tells the current run, and waits for it', async () => {
  const ended: string[] = []
  const stop = repeat(
    every,
    (stopping) =>
      new Promise((resolve) =>
        stopping.addEventListener('abort', () => {
          ended.push('run')
          resolve(undefined)
        }),
      ),
  )
  await vi.advanceTimersByTimeAsync(1000)
  await stop().then(() => ended.push('stop'))
  expect(ended).toEqual(['run', 'stop'])
})

test('may start its first run sooner', async () => {
  const work = vi.fn<() => Promise<void>>(async () => undefined)
  const stop = repeat({ ...every, firstAfterMs: 10 }, work)
  await vi.advanceTimersByTimeAsync(10)
  expect(work).toHaveBeenCalledTimes(1)
  await stop()
  const stopped = repeat({ ...every, firstAfterMs: 10 }, work)
  await stopped()
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(1)
})
