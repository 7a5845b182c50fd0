import { renderHook, waitFor } from '#tests/support/render.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ONBOARDING_MAX_APPS } from '#contract/protocol/limits.ts'
import { getQuotas, type Quota } from '#contract/billing/plans.ts'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { signIn } from '#web/session/session.ts'
import { moorlight, nappery, projectOf } from './fixtures.ts'
import { useAppRoom } from './use-app-room.ts'

const quotasOf = (limit: number | null): Quota[] => [
  { slotType: 'USER', used: 1, limit: 2 },
  { slotType: 'APP', used: 0, limit },
]

/** On a device that knows the projects, with a server that knows the plan's limit of apps. */
async function roomWith(limit: number | null, { added = [moorlight], selected = [moorlight] } = {}) {
  respond(getQuotas, quotasOf(limit))
  getQueryClient().setQueryData(projectsRead(ada).queryKey, { data: added.map(projectOf), at: Date.now() })
  const { result } = renderHook(() => useAppRoom(ada, selected))
  await waitFor(() => expect(getQueryClient().getQueryData(quotasRead(ada).queryKey)).toBeDefined())
  return result
}

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
})

test.each([
  ['a plan with room for one', 1, 1],
  ['a plan with room for three', 3, 3],
  ['a plan with more room than the guide takes', 20, ONBOARDING_MAX_APPS],
  ['a plan without a limit', null, ONBOARDING_MAX_APPS],
])('ONB-036, OP-15: the maximum of %s', async (_, limit, room) => {
  const result = await roomWith(limit, { added: [], selected: [] })
  await waitFor(() => expect(result.current).toBe(room))
})

test('ONB-036: an app that is there already takes one of the free slots', async () => {
  const result = await roomWith(3, { added: [nappery], selected: [] })
  await waitFor(() => expect(result.current).toBe(2))
})

test('ONB-036: one that is picked and has been added by a try of Finish keeps its slot', async () => {
  const result = await roomWith(3, { added: [moorlight, nappery], selected: [moorlight] })
  await waitFor(() => expect(result.current).toBe(2))
})

test('ONB-036: where more apps are there than the plan holds, none can be picked', async () => {
  const result = await roomWith(1, { added: [moorlight, nappery], selected: [] })
  await waitFor(() => expect(result.current).toBe(0))
})
