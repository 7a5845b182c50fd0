import type { AnyRouter } from '@tanstack/react-router'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getSubscription } from '#contract/account.ts'
import { getProjects } from '#contract/projects.ts'
import { errorCodes, errorStatus } from '#contract/protocol/errors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { followRefusals } from './session-changes.ts'

const navigate = vi.fn<(to: object) => void>()
const refused = new ApiError('No', { code: 'FORBIDDEN', status: 403 })
let stops: (() => void)[] = []

beforeEach(() => {
  navigate.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stops = [followRefusals({ navigate } as unknown as AnyRouter)]
})
afterEach(() => {
  for (const stop of stops) stop()
  getQueryClient().clear()
  vi.restoreAllMocks()
})

/** A read that somebody looks at. */
async function show(error: Error, id: string = getProjects.id) {
  const queryFn = async () => {
    throw error
  }
  const observer = new QueryObserver(getQueryClient(), { queryKey: [id, error.message], queryFn })
  stops.push(observer.subscribe(() => {}))
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toBe(error))
}

test('AUTH-021, C-02: a read on screen that is forbidden leads to the not-authorised page', async () => {
  await show(refused)
  expect(navigate.mock.calls).toEqual([[{ to: '/pages/miscellaneous/not-authorized', replace: true }]])
})

test('AUTH-021: what has a place of its own leads nowhere: log-in, plan, second step, organisation', async () => {
  const others = errorCodes.filter((code) => [401, 403].includes(errorStatus[code]) && code !== 'FORBIDDEN')
  expect(others).toContain('FEATURE_LOCKED')
  for (const code of others) await show(new ApiError(code, { code, status: errorStatus[code] }))
  expect(navigate).not.toHaveBeenCalled()
})

test('AUTH-021: nor does what nobody looks at any more, or the subscription, which has a guard (SUB-006)', async () => {
  const queryFn = () => Promise.reject(refused)
  await expect(getQueryClient().fetchQuery({ queryKey: [getProjects.id], queryFn })).rejects.toBe(refused)
  await show(refused, getSubscription.id)
  expect(navigate).not.toHaveBeenCalled()
})
