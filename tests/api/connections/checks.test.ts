import { expect, test } from 'vitest'
import type { Connection } from '#contract/connections/connection.ts'
import * as lists from '#contract/connections/connections.ts'
import { connectStore, revokeSampleKey } from '#contract/connections/keys.ts'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { checkDueConnections } from '#server/connections/check-connections.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { openWithFakes } from '#tests/support/connections/fakes.ts'
import { asStore, connectSample, sampleForm } from '#tests/support/connections/sample-forms.ts'
import { signInAgain } from '#tests/support/pages/team.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const at = ({ id }: Pick<Connection, 'id'>) => ({ params: { connectionId: id } })
const stateOf = async (member: Member, { id }: Connection) =>
  (await member.read(lists.getConnections, { query: {} })).content.find((one) => one.id === id)
const refusing =
  (status: number, headers: Record<string, string> = {}) =>
  async () =>
    new Response(null, { status, headers })

describeOnEachDatabase('checks of connections', (open) => {
  const connected = async () => {
    const { api, ...rest } = await openWithFakes(open)
    const owner = await newMember(api)
    const connection = await owner.read(connectStore, { body: asStore(await sampleForm(owner, 'app-store-connect')) })
    return { api, owner, connection, ...rest }
  }
  /** Runs the job on what this test left due alone: the tests of a database share it. */
  const runJob = async (api: Api, { id }: Connection) => {
    const { db } = api.services
    await db
      .updateTable('connection')
      .set({ next_check_at: new Date(api.clock.now().getTime() + 400 * DAY_MS) })
      .where('id', '<>', id)
      .execute()
    return checkDueConnections(api.services)
  }

  test('CONN-018: a key that is revoked in its console breaks the connection at the next check', async () => {
    const api = await open()
    const owner = await newMember(api)
    for (const provider of ['app-store-connect', 'google-play', 'apple-ads', 'google-ads'] as const) {
      const connection = await connectSample(owner, provider)
      expect(await owner.read(lists.checkConnection, at(connection))).toMatchObject({ status: 'working' })
      await owner.read(revokeSampleKey, at(connection))
      const broken = await owner.read(lists.checkConnection, at(connection))
      expect(broken).toMatchObject({ status: 'broken', reason: 'credentials' })
      expect(broken.rights.map(({ state }) => state)).not.toContain('granted')
      const refused = (await owner.call(lists.getVisibleApps, at(connection))).body as ErrorBody
      expect(refused.error).toBe('CREDENTIALS_REFUSED')
    }
  })

  test.each([
    ['credentials', 'broken', 'credentials'],
    ['account', 'broken', 'account'],
    ['agreements', 'blocked', 'agreements'],
    ['api-off', 'blocked', 'api-off'],
    ['permission', 'permissions', 'permission'],
    ['unavailable', 'broken', 'unavailable'],
    ['rate-limited', 'rate-limited', 'rate-limited'],
  ] as const)(
    'CONN-005, C-14: a check that ends with %s makes it %s, and a good one mends it',
    async (kind, status, reason) => {
      const { api, owner, connection, fake } = await connected()
      fake.fails = { kind }
      const failed = await owner.read(lists.checkConnection, at(connection))
      expect(failed).toMatchObject({ status, reason })
      expect(failed.retryAt !== null).toBe(kind === 'rate-limited')
      fake.fails = undefined
      api.clock.advance(61_000)
      const mended = await owner.read(lists.checkConnection, at(connection))
      expect(mended).toMatchObject({ status: 'working', reason: null, retryAt: null })
      expect(Date.parse(mended.since)).toBeGreaterThan(Date.parse(failed.since))
    },
  )

  test('CONN-005: a right that goes missing is shown, and what only a real attempt shows stays as it was', async () => {
    const { api, owner, connection, fake } = await connected()
    const { db } = api.services
    const reply = () => db.updateTable('connection_right').where('capability', '=', 'reply')
    await reply().set({ state: 'missing' }).where('connection_id', '=', connection.id).execute()
    fake.check = {
      rights: [
        { capability: 'read-reviews', state: 'granted' },
        { capability: 'reply', state: 'not-tried' },
      ],
    }
    const checked = await owner.read(lists.checkConnection, at(connection))
    expect(checked).toMatchObject({ status: 'permissions', reason: 'permission' })
    expect(checked.rights.find(({ capability }) => capability === 'reply')).toMatchObject({ state: 'missing' })
  })

  test('calls are counted by the hour', async () => {
    const { api, owner, connection, line } = await connected()
    line.answer = async () =>
      Response.json({}, { headers: { 'x-rate-limit': 'user-hour-lim:3500;user-hour-rem:3400;' } })
    const used = async () => (await owner.read(lists.checkConnection, at(connection))).calls
    expect(await used()).toMatchObject({ used: 1, limit: 3500, usedAt: expect.any(String) })
    expect(await used()).toMatchObject({ used: 2 })
    api.clock.advance(2 * HOUR_MS)
    const later = await signInAgain(api, owner)
    expect(await stateOf(later, connection)).toMatchObject({ calls: { used: 0 } })
    expect((await later.read(lists.checkConnection, at(connection))).calls).toMatchObject({ used: 1 })
  })

  test('CONN-005: Retry-After is waited for, and no call is made before', async () => {
    const { api, owner, connection, line } = await connected()
    line.answer = refusing(429, { 'retry-after': '120' })
    const limited = await owner.read(lists.checkConnection, at(connection))
    expect(limited).toMatchObject({ status: 'rate-limited', reason: 'rate-limited' })
    const wait = Date.parse(limited.retryAt ?? '') - api.clock.now().getTime()
    expect(wait).toSatisfy((ms: number) => ms > 100_000 && ms <= 120_000)
    line.asked.length = 0
    line.answer = async () => Response.json({})
    expect(await owner.read(lists.checkConnection, at(connection))).toMatchObject({ status: 'rate-limited' })
    expect(line.asked).toEqual([])
    expect(await runJob(api, connection)).toBe(0)
    api.clock.advance(121_000)
    expect(await runJob(api, connection)).toBe(1)
    expect(await stateOf(owner, connection)).toMatchObject({ status: 'working', retryAt: null })
  })

  test('a provider in trouble is left alone for longer and longer', async () => {
    const { api, owner, connection, line } = await connected()
    line.answer = refusing(503)
    for (const _ of [1, 2, 3]) await owner.read(lists.checkConnection, at(connection))
    line.asked.length = 0
    expect(await owner.read(lists.checkConnection, at(connection))).toMatchObject({
      status: 'broken',
      reason: 'unavailable',
    })
    expect(line.asked).toEqual([])
    api.clock.advance(16_000)
    line.answer = async () => Response.json({})
    expect(await owner.read(lists.checkConnection, at(connection))).toMatchObject({ status: 'working' })
  })

  test('each connection is checked once a day', async () => {
    const { api, owner, connection, fake, line } = await connected()
    line.asked.length = 0
    expect(await runJob(api, connection)).toBe(0)
    api.clock.advance(DAY_MS + 60_000)
    fake.fails = { kind: 'credentials' }
    expect(await runJob(api, connection)).toBe(1)
    expect(await runJob(api, connection)).toBe(0)
    const later = await signInAgain(api, owner)
    expect(await stateOf(later, connection)).toMatchObject({ status: 'broken', reason: 'credentials' })
    expect(line.asked).toHaveLength(1)
  })

  test('a provider that is down for a moment during the job is not shown, one that stays down is', async () => {
    const { api, owner, connection, fake } = await connected()
    fake.fails = { kind: 'unavailable' }
    api.clock.advance(DAY_MS + 60_000)
    const statuses: (string | undefined)[] = []
    for (const _ of [1, 2, 3]) {
      expect(await runJob(api, connection)).toBe(1)
      statuses.push((await stateOf(await signInAgain(api, owner), connection))?.status)
      api.clock.advance(16 * 60_000)
    }
    expect(statuses).toEqual(['working', 'working', 'broken'])
  })

  test('two servers do not check the same connection, and a check whose server died is made again', async () => {
    const { api, connection, fake, line } = await connected()
    api.clock.advance(DAY_MS + 60_000)
    line.asked.length = 0
    const second: number[] = []
    fake.meanwhile = async () => {
      fake.meanwhile = undefined
      second.push(await checkDueConnections(api.services))
    }
    expect([await runJob(api, connection), second, line.asked.length]).toEqual([1, [0], 1])
    // As after kill -9 in the middle of a check: it was claimed, and nothing was recorded.
    const { db } = api.services
    api.clock.advance(DAY_MS + 60_000)
    const lease = new Date(api.clock.now().getTime() + 10 * 60_000)
    await db.updateTable('connection').set({ next_check_at: lease }).where('id', '=', connection.id).execute()
    expect(await runJob(api, connection)).toBe(0)
    api.clock.advance(11 * 60_000)
    expect(await runJob(api, connection)).toBe(1)
  })

  test('a check that ends after the connection was revoked, or got another key, changes nothing', async () => {
    const { api, owner, connection, fake } = await connected()
    const { db } = api.services
    fake.fails = { kind: 'credentials' }
    fake.meanwhile = async () => {
      fake.meanwhile = undefined
      await db.updateTable('connection').set({ sealed: 'another' }).where('id', '=', connection.id).execute()
    }
    expect(await owner.read(lists.checkConnection, at(connection))).toMatchObject({ status: 'working' })
    fake.meanwhile = undefined
    const other = await owner
      .read(connectStore, { body: asStore(await sampleForm(owner, 'google-play')) })
      .catch(() => null)
    expect(other).toBeNull()
    fake.fails = undefined
    const third = await owner.read(connectStore, { body: asStore(await sampleForm(owner, 'google-play')) })
    fake.meanwhile = async () => {
      fake.meanwhile = undefined
      await db.deleteFrom('connection').where('id', '=', third.id).execute()
    }
    expect((await owner.call(lists.checkConnection, at(third))).status).toBe(404)
  })
})
