import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFavouriteCountries } from '#contract/projects.ts'
import { SAVED_AT_HEADER } from '#contract/worker.ts'
import { ada, fakeApi, json, tokensOf } from '#tests/support/fake-api.ts'
import { getQueryClient } from './query-client.ts'
import { read } from './read.ts'
import { refreshReads } from './refresh-reads.ts'
import { dropSession, takeTokens } from './token.ts'

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
