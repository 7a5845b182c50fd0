import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getChanges, type OrganisationChange } from '#contract/changes.ts'
import { getFavouriteCountries } from '#contract/projects.ts'
import { asked, noNetwork, refusal, respond, savedAt } from '#tests/support/network/index.ts'
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

const changesRead = read(getChanges, { params: { organizationId: ada.organizationId }, query: { page: '1' } })
const pageOf = (...content: OrganisationChange[]) => ({ content, pageNumber: 1, pageSize: 25, totalPages: 1 })
const removal: OrganisationChange = {
  id: '77777777-7777-4777-8777-777777777777',
  at: '2026-11-21T10:00:00.000Z',
  action: 'app-removed',
  actor: 'Ada Lovelace',
  staffAs: null,
  project: null,
  subject: null,
}

test('MENU-077: a changelog on screen is read back after every write, as each may have a line in it', async () => {
  respond(getChanges, pageOf())
  const stop = new QueryObserver(getQueryClient(), changesRead).subscribe(() => {})
  await vi.waitUntil(() => getQueryClient().getQueryData(changesRead.queryKey) !== undefined)
  respond(getChanges, pageOf(removal))
  await refresh()
  expect(getQueryClient().getQueryData(changesRead.queryKey)).toMatchObject({ data: { content: [removal] } })
  noNetwork()
  respond(getFavouriteCountries, sweden)
  respond(getChanges, savedAt(new Date(Date.now() - 5000).toISOString(), getChanges, pageOf()))
  await expect(refresh()).rejects.toMatchObject({ kind: 'timeout' })
  stop()
})

test('a changelog that is not on screen is not asked for: it is asked for when it is opened', async () => {
  respond(getChanges, pageOf())
  await getQueryClient().fetchQuery(changesRead)
  const before = asked(getChanges).length
  await refresh()
  expect(asked(getChanges)).toHaveLength(before)
})
