import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFavouriteCountries } from '#contract/projects.ts'
import { noNetwork, refusal, respond, savedAt } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '../cache/query-client.ts'
import { read } from './read.ts'
import { refreshReads } from './refresh-reads.ts'
import { dropSession, takeTokens } from '#web/session/token.ts'

const sweden = [{ countryName: 'Sweden', countryCode: 'SE' }]
const favourites = read(getFavouriteCountries, {})

beforeEach(async () => {
  respond(getFavouriteCountries, [])
  takeTokens(tokensOf(ada), 'signedIn')
  await getQueryClient().fetchQuery(favourites)
})
afterEach(() => {
  dropSession(ada.userId)
})

const refresh = () => refreshReads([{ endpoint: getFavouriteCountries, input: {} }])

test('a write is read back from the server', async () => {
  respond(getFavouriteCountries, sweden)
  await refresh()
  expect(getQueryClient().getQueryData(favourites.queryKey)).toMatchObject({ data: sweden })
})

test('what the worker had saved before the write does not count as read back', async () => {
  noNetwork()
  respond(getFavouriteCountries, savedAt(new Date(Date.now() - 5000).toISOString(), getFavouriteCountries, []))
  await expect(refresh()).rejects.toMatchObject({ kind: 'timeout' })
})

test('of writes that are done while one is read back, none breaks it off, and one more reading is for all of them', async () => {
  const held: ((answer: typeof sweden) => void)[] = []
  respond(getFavouriteCountries, () => new Promise<typeof sweden>((resolve) => held.push(resolve)))
  const done: number[] = []
  const all = [1, 2, 3, 4].map((one) => refresh().then(() => done.push(one)))
  await vi.waitUntil(() => held.length === 1)
  held[0]?.([])
  await vi.waitUntil(() => held.length === 2)
  expect(done).toEqual([1])
  held[1]?.(sweden)
  await Promise.all(all)
  expect(done).toEqual([1, 2, 3, 4])
  expect(held).toHaveLength(2)
  expect(getQueryClient().getQueryData(favourites.queryKey)).toMatchObject({ data: sweden })
})

test('one that fails is asked again for those that came after it', async () => {
  const first = [refusal('FORBIDDEN')]
  respond(getFavouriteCountries, () => first.shift() ?? sweden)
  const [one, other] = await Promise.allSettled([refresh(), refresh()])
  expect([one.status, other.status]).toEqual(['rejected', 'fulfilled'])
})
