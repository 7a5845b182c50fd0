import { act, renderHook, waitFor } from '#tests/support/render.tsx'
import { beforeEach, expect, test } from 'vitest'
import { getSubscription } from '#contract/account.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { refusal, respond, type Answer } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '../cache/query-client.ts'
import { useRead } from './read.ts'
import { subscriptionRead } from './reads.ts'
import { signIn } from '#web/session/session.ts'

let answers: Answer<typeof getSubscription>[]
beforeEach(() => {
  getQueryClient().clear()
  signIn(tokensOf(ada))
  respond(getSubscription, () => answers.shift() ?? refusal('INTERNAL'))
})

const show = () => renderHook(() => useRead(subscriptionRead(ada))).result

test('SUB-008, SUB-009: a subscription that is asked for loads; its answer is taken over and ends the loading', async () => {
  answers = [subscription, { ...subscription, status: 'non_renewing' }]
  const shown = show()
  expect(shown.current).toMatchObject({ isLoading: true, data: undefined })
  await waitFor(() => expect(shown.current).toMatchObject({ isLoading: false, data: subscription }))
  act(() => shown.current.refresh())
  await waitFor(() => expect(shown.current.data?.status).toBe('non_renewing'))
  expect(shown.current.isRefreshing).toBe(false)
})

test('SUB-010: a failure ends the loading, and keeps what was known', async () => {
  answers = []
  const unknown = show()
  await waitFor(() => expect(unknown.current).toMatchObject({ isLoading: false, error: { code: 'INTERNAL' } }))
  answers = [subscription]
  act(() => unknown.current.refresh())
  await waitFor(() => expect(unknown.current.data).toEqual(subscription))
  act(() => unknown.current.refresh())
  await waitFor(() => expect(unknown.current.error?.code).toBe('INTERNAL'))
  expect(unknown.current).toMatchObject({ isLoading: false, isRefreshing: false, data: subscription })
})
