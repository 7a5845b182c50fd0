import { act, renderHook, waitFor } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { asked, noNetwork, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { featuresRead, subscriptionRead } from '#web/data/queries/reads.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { isLocked, useIsLocked, usePlan } from './access.ts'

const know = (features: string[], planId: 'free' | 'paid') => {
  getQueryClient().setQueryData(featuresRead(ada).queryKey, { data: features, at: 1 })
  getQueryClient().setQueryData(subscriptionRead(ada).queryKey, { data: { ...subscription, planId }, at: 1 })
}
afterEach(() => {
  getQueryClient().clear()
})

test('OV-050: the free plan locks the overview, by its features or by its name', () => {
  know(['competitors'], 'paid')
  expect(isLocked('app-overview', ada)).toBe(true)
  know(['app-overview'], 'free')
  expect(isLocked('app-overview', ada)).toBe(true)
})

test('the paid plan locks nothing, nor does a plan that is not known yet', () => {
  expect(isLocked('app-overview', ada)).toBe(false)
  know(['app-overview', 'competitors'], 'paid')
  expect(isLocked('app-overview', ada)).toBe(false)
})

test('C-08: staff are never locked out', () => {
  know([], 'free')
  expect(isLocked('app-overview', { ...ada, internal: true })).toBe(false)
})

test('MENU-033, OP-33: whoever is logged in has the features that the server tells of their id', async () => {
  respond(getFeatures, ['competitors'])
  respond(getSubscription, subscription)
  signIn(tokensOf(ada))
  const { result } = renderHook(() => usePlan(ada))
  await waitFor(() => expect(result.current.features).toEqual(['competitors']))
  expect(asked(getFeatures)).toMatchObject([{ params: { userId: ada.userId } }])
})

test('follows the plan; a page of every plan asks nothing', async () => {
  noNetwork()
  know(['app-overview'], 'paid')
  const shown = renderHook(() => useIsLocked(ada, 'app-overview')).result
  expect(shown.current).toBe(false)
  act(() => know([], 'free'))
  await waitFor(() => expect(shown.current).toBe(true))
  getQueryClient().clear()
  expect(renderHook(() => useIsLocked(ada, null)).result.current).toBe(false)
  expect(asked()).toEqual([])
})
