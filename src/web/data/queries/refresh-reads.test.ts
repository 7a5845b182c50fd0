import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFavouriteCountries } from '#contract/projects.ts'
import { SAVED_AT_HEADER } from '#contract/worker/worker.ts'
import { fakeApi, json } from '#tests/support/fake-api.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '../cache/query-client.ts'
import { read } from './read.ts'
import { refreshReads } from './refresh-reads.ts'
import { dropSession, takeTokens } from '#web/session/token.ts'

const sweden = [{ countryName: 'Sweden', countryCode: 'SE' }]
const favourites = read(getFavouriteCountries, {})
let answer = json([])

beforeEach(async () => {
  fakeApi(() => answer.clone())
  answer = json([])
  takeTokens(tokensOf(ada), 'signedIn')
  await getQueryClient().fetchQuery(favourites)
})
afterEach(() => {
  dropSession(ada.userId)
  vi.unstubAllGlobals()
})

const refresh = () => refreshReads([{ endpoint: getFavouriteCountries, input: {} }])

test('a write is read back from the server', async () => {
  answer = json(sweden)
  await refresh()
  expect(getQueryClient().getQueryData(favourites.queryKey)).toMatchObject({ data: sweden })
})

test('what the worker had saved before the write does not count as read back', async () => {
  answer = json([], 200, { [SAVED_AT_HEADER]: new Date(Date.now() - 5000).toISOString() })
  await expect(refresh()).rejects.toMatchObject({ kind: 'timeout' })
})

test('of writes that are done while one is read back, none breaks it off, and one more reading is for all of them', async () => {
  const asked: ((answer: Response) => void)[] = []
  fakeApi(() => new Promise<Response>((resolve) => asked.push(resolve)))
  const done: number[] = []
  const all = [1, 2, 3, 4].map((one) => refresh().then(() => done.push(one)))
  await vi.waitUntil(() => asked.length === 1)
  asked[0]?.(json([]))
  await vi.waitUntil(() => asked.length === 2)
  expect(done).toEqual([1])
  asked[1]?.(json(sweden))
  await Promise.all(all)
  expect(done).toEqual([1, 2, 3, 4])
  expect(asked).toHaveLength(2)
  expect(getQueryClient().getQueryData(favourites.queryKey)).toMatchObject({ data: sweden })
})

test('one that fails is asked again for those that came after it', async () => {
  let isBroken = true
  fakeApi(() => {
    const now = isBroken ? json({ error: 'FORBIDDEN', message: 'No' }, 403) : json(sweden)
    isBroken = false
    return now
  })
  const [first, second] = await Promise.allSettled([refresh(), refresh()])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
})
