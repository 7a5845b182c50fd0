import { importPKCS8, SignJWT } from 'jose'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { KEY_ID, serveAppStoreConnect, type ServedAppStoreConnect } from '#tests/support/providers/app-store-connect.ts'
import { openAppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import { openAppStoreConnectConsole } from './console.ts'
import { pacificDay, pacificTimestamp } from './pacific.ts'

let store: ServedAppStoreConnect
let app: string
beforeAll(async () => {
  store = await serveAppStoreConnect()
  app = store.trackIds[0] ?? ''
})
beforeEach(() => store.reset())
afterAll(() => store.stop())

async function token({ aud = 'appstoreconnect-v1', exp = 600, iat = 0, kid = KEY_ID } = {}): Promise<string> {
  const now = store.now().getTime() / 1000
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(store.credentials.issuerId)
    .setIssuedAt(now + iat)
    .setExpirationTime(now + exp)
    .setAudience(aud)
    .sign(await importPKCS8(store.keyPair.pkcs8, 'ES256'))
}

const Answer = v.object({
  data: v.optional(v.array(v.looseObject({ id: v.string(), attributes: v.record(v.string(), v.unknown()) })), []),
  errors: v.optional(v.array(v.object({ status: v.string(), code: v.string() }))),
})

async function get(path: string, bearer?: string) {
  const authorization = `Bearer ${bearer ?? (await token())}`
  const response = await fetch(`${store.url}${path}`, { headers: { authorization } })
  return { status: response.status, headers: response.headers, ...v.parse(Answer, await response.json()) }
}

test('a good token is let in, and told how many calls are left', async () => {
  const answer = await get('/v1/apps')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-rate-limit')).toMatch(/^user-hour-lim:3500;user-hour-rem:3\d{3};$/)
})

test.each([
  ['is for somebody else', { aud: 'appstoreconnect-v2' }],
  ['has expired', { exp: -1 }],
  ['is good for more than 20 minutes', { exp: 22 * 60 }],
  ['was made in the future', { iat: 120 }],
  ['is of an unknown key', { kid: 'UNKNOWNKEY' }],
])('a token that %s is refused', async (_, claims) => {
  const { status, errors } = await get('/v1/apps', await token(claims))
  expect({ status, errors }).toEqual({ status: 401, errors: [{ status: '401', code: 'NOT_AUTHORIZED' }] })
})

test.each(['', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])('"%s" is no token', async (bearer) => {
  expect((await get('/v1/apps', bearer)).status).toBe(401)
})

test('what the key lacks is forbidden, what it does not see is not found, what there is not is no path', async () => {
  store.keys.get(KEY_ID)!.lacks = ['read-reviews']
  expect(await get(`/v1/apps/${app}/customerReviews`)).toMatchObject({ status: 403 })
  expect(await get('/v1/apps/1/appInfos')).toMatchObject({ status: 404, errors: [{ code: 'NOT_FOUND' }] })
  expect(await get('/v1/users')).toMatchObject({ status: 404, errors: [{ code: 'PATH_ERROR' }] })
})

test('within the process it answers at Apple’s own address, segments as well', async () => {
  const { credentials, now, parts } = store
  const [baseUrl, send] = ['https://api.appstoreconnect.apple.com', openAppStoreConnectConsole(parts)]
  const client = openAppStoreConnect({ baseUrl, credentials, send, clock: now })
  const { id } = await client.ensureReportRequest(app, 'ONE_TIME_SNAPSHOT')
  store.setNow('2026-06-16T20:01:00Z')
  const [instance] = await client.instances((await client.report(id, 'downloads')) ?? '')
  const first = await client.downloads(instance?.id ?? '').next()
  expect(first.value).toMatchObject({ trackId: app, day: '2025-06-16' })
  expect(store.faults.calls).toEqual([])
})

test('reviews can be chosen by rating, country and whether they are answered', async () => {
  const reviews = `/v1/apps/${app}/customerReviews?limit=20`
  const good = (await get(`${reviews}&filter[rating]=4,5&filter[territory]=DEU`)).data
  expect(good.length).toBeGreaterThan(0)
  expect(good.every(({ attributes }) => Number(attributes['rating']) > 3 && attributes['territory'] === 'DEU')).toBe(
    true,
  )
  const [answered, open] = await Promise.all(
    ['true', 'false'].map((is) => get(`${reviews}&exists[publishedResponse]=${is}`)),
  )
  expect(answered?.data.length).toBe(20)
  expect(open?.data.some(({ id }) => answered?.data.some((one) => one.id === id))).toBe(false)
  expect((await get(`${reviews}&sort=likes`)).status).toBe(400)
  expect((await get(`/v1/apps/${app}/customerReviews?limit=201`)).status).toBe(400)
})

test('segments have addresses that can’t be changed and live five minutes', async () => {
  const client = store.client()
  const { id } = await client.ensureReportRequest(app)
  store.setNow('2026-06-16T20:01:00Z')
  const report = await client.report(id, 'downloads')
  const [instance] = await client.instances(report ?? '')
  const { data } = await get(`/v1/analyticsReportInstances/${instance?.id}/segments`)
  const url = String(data[0]?.attributes['url'])
  const statusOf = async (address: string) => (await fetch(address)).status
  expect(await statusOf(url)).toBe(200)
  expect(await statusOf(url.replace('downloads', 'engagement'))).toBe(403)
  expect(await statusOf(url.replace(/expires=\d+/, 'expires=9999999999999'))).toBe(403)
  store.setNow('2026-06-16T20:06:01Z')
  expect(await statusOf(url)).toBe(403)
})

test.each([
  ['2026-07-01T06:59:59Z', '2026-06-30', '2026-06-30T23:59:59-07:00'],
  ['2026-01-01T08:00:00Z', '2026-01-01', '2026-01-01T00:00:00-08:00'],
])('%s is %s in California', (moment, day, timestamp) => {
  expect(pacificDay(new Date(moment))).toBe(day)
  expect(pacificTimestamp(new Date(moment))).toBe(timestamp)
})
