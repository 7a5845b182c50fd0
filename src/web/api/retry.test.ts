import { afterEach, expect, test } from 'vitest'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { ApiError } from './api-error.ts'
import { retryDelay, shouldRetry } from './retry.ts'

afterEach(() => connectivity.set('online'))

const failure = (status: number, more: object = {}) => new ApiError('', { status, ...more })
const tried = (error: Error) => Array.from({ length: 9 }, (_, failures) => shouldRetry(5, failures, error))

test('API-008, API-009, OP-84: a failing server is asked up to five more times, 1 s doubling to 10 s apart', () => {
  const down = failure(503, { code: 'UNAVAILABLE' })
  expect(tried(down).filter(Boolean)).toHaveLength(5)
  expect([0, 1, 2, 3, 4].map((failures) => retryDelay(failures, down))).toEqual([1000, 2000, 4000, 8000, 10_000])
  expect(retryDelay(0, failure(503, { code: 'UNAVAILABLE', retryAfterMs: 30_000 }))).toBe(30_000)
})

test('API-009, OP-84: a refusal is final, and while offline nobody asks', () => {
  for (const status of [400, 401, 403, 404, 409]) expect(tried(failure(status))).not.toContain(true)
  connectivity.set('offline')
  expect(tried(failure(503))).not.toContain(true)
})
