import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { capabilitiesOf, type Capability } from '#contract/connections/connection.ts'
import type { Check } from '#server/integrations/provider/client.ts'
import { KEY_ID, serveAppStoreConnect, type ServedAppStoreConnect } from '#tests/support/providers/app-store-connect.ts'

let store: ServedAppStoreConnect
beforeAll(async () => {
  store = await serveAppStoreConnect()
})
beforeEach(() => store.reset())
afterAll(() => store.stop())

const states = ({ rights }: Check) => rights.map(({ state }) => state)
const good = ['granted', 'granted', 'not-tried', 'granted', 'not-tried', 'granted', 'granted']

test('a key that may do everything: what only a write shows is not tried', async () => {
  const check = await store.client().check([])
  expect(check.rights.map(({ capability }) => capability)).toEqual(capabilitiesOf['app-store-connect'])
  expect(states(check)).toEqual(good)
  expect(check.apps?.map(({ trackId }) => trackId).toSorted()).toEqual(store.trackIds.toSorted())
  expect(store.faults.calls.every((call) => call.startsWith('GET '))).toBe(true)
})

test.each<[Capability, string[]]>([
  ['read-reviews', ['read-reviews', 'reply']],
  ['read-listing', ['read-listing', 'publish-listing']],
  ['sales', ['sales']],
  ['analytics', ['analytics']],
  ['reply', []],
])('a key without %s lacks that, and what needs it', async (lacking, missing) => {
  store.keys.get(KEY_ID)!.lacks = [lacking]
  const { rights } = await store.client().check([])
  expect(rights.filter(({ state }) => state === 'missing').map(({ capability }) => capability)).toEqual(missing)
})

test('a key that may not list apps is checked with one of those that are tried', async () => {
  store.keys.get(KEY_ID)!.lacks = ['read-apps']
  const check = await store.client().check([store.trackIds[1] ?? ''])
  expect(check.apps).toBeNull()
  expect(states(check)).toEqual(['missing', ...good.slice(1)])
})

test('a key of an account without apps: what an app is needed for is unknown', async () => {
  store.keys.get(KEY_ID)!.trackIds = []
  const check = await store.client().check(['1'])
  expect(check.apps).toEqual([])
  expect(states(check)).toEqual(['granted', 'unknown', 'unknown', 'unknown', 'unknown', 'granted', 'unknown'])
})

test('without a vendor number sales are not used, with a wrong one they are missing', async () => {
  expect(states(await store.client({ vendorNumber: null }).check([]))[5]).toBe('not-used')
  expect(store.faults.calls.filter((call) => call.includes('salesReports'))).toEqual([])
  expect(states(await store.client({ vendorNumber: '000000' }).check([]))[5]).toBe('missing')
})

test.each([
  ['There were no sales for the date specified.', 'granted'],
  ['The report you requested is not available yet.', 'granted'],
  ['There is no such thing.', 'unknown'],
])('sales answered with 404 "%s" are %s', async (detail, state) => {
  store.faults.on('salesReports', { status: 404, body: { errors: [{ code: 'NOT_FOUND', detail }] } })
  expect(states(await store.client().check([]))[5]).toBe(state)
})

test.each([
  [401, {}, 'credentials'],
  [403, { errors: [{ code: 'FORBIDDEN.REQUIRED_AGREEMENTS_MISSING_OR_EXPIRED' }] }, 'agreements'],
  [429, {}, 'rate-limited'],
  [503, {}, 'unavailable'],
])('%s in the middle of a check is the failure of the whole: %o', async (status, body, kind) => {
  store.faults.on('customerReviews', { status, body }, { status, body })
  await expect(store.client().check([])).rejects.toMatchObject({ name: 'ProviderFailure', kind })
})
