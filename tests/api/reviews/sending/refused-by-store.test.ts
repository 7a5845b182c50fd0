import { afterEach, expect, test } from 'vitest'
import { getConnections } from '#contract/connections/connections.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { replyingApp } from '#tests/support/reviews/replying.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

describeOnEachDatabase('replies that a store refuses, or takes later', (open) => {
  const replying = async (options: Parameters<typeof replyingApp>[1] = {}) => {
    const app = await replyingApp(open, options)
    stops.push(app.stop)
    return app
  }
  type App = Awaited<ReturnType<typeof replying>>
  const google = { app: sample.trailmoss }
  const connection = async ({ current }: App) =>
    (await (await current()).read(getConnections, { query: {} })).content[0]
  const rightOf = async (app: App) =>
    app.api.services.db
      .selectFrom('connection_right')
      .select('state')
      .where('connection_id', '=', app.connectionId)
      .where('capability', '=', 'reply')
      .executeTakeFirst()

  test('ERR-048: without the right to reply it is refused, its text is kept, and the connection says so; once given, it goes out', async () => {
    for (const options of [{}, google]) {
      const app = await replying(options)
      await app.api.services.db
        .updateTable('connection_right')
        .set({ state: 'unknown' })
        .where('connection_id', '=', app.connectionId)
        .where('capability', '=', 'reply')
        .execute()
      app.console.given.lacks = ['reply']
      await app.reply('Thank you!')
      await app.afterUndo()
      expect((await app.review()).reply).toMatchObject({
        text: 'Thank you!',
        state: 'refused',
        problem: { kind: 'permission' },
      })
      expect(await rightOf(app)).toEqual({ state: 'missing' })
      expect(await connection(app)).toMatchObject({ status: 'permissions', reason: 'permission' })
      expect((await app.inbox()).problem).toBe('permission')
      app.console.given.lacks = []
      await app.reply('Thank you!')
      await app.afterUndo()
      expect(['pending', 'sent']).toContain((await app.review()).reply?.state)
      expect(await rightOf(app)).toEqual({ state: 'granted' })
      expect(await connection(app)).toMatchObject({ status: 'working', reason: null })
    }
  })

  test('a single 403 of Google to a key that may reply is tried again', async () => {
    const app = await replying(google)
    app.console.faults.on(':reply', { status: 403, body: { error: { code: 403, status: 'PERMISSION_DENIED' } } })
    await app.reply('Thank you!')
    await app.afterUndo()
    // Why it waits is told meanwhile.
    expect((await app.review()).reply).toMatchObject({ state: 'queued', problem: { kind: 'permission' } })
    await app.after(61)
    expect((await app.review()).reply).toMatchObject({ state: 'sent', problem: null })
    expect(await rightOf(app)).toEqual({ state: 'granted' })
  })

  test('ERR-045: a key that was revoked breaks the connection, and the reply says so', async () => {
    const app = await replying()
    app.console.given.isRevoked = true
    await app.reply('Thank you!')
    await app.afterUndo()
    expect((await app.review()).reply).toMatchObject({ state: 'refused', problem: { kind: 'connection' } })
    expect(await connection(app)).toMatchObject({ status: 'broken', reason: 'credentials' })
  })

  test('ERR-045: an app without a connection keeps the text of its reply', async () => {
    const app = await replying()
    await app.api.services.db.deleteFrom('connection_app').where('connection_id', '=', app.connectionId).execute()
    await app.reply('Thank you!')
    await app.afterUndo()
    expect((await app.review()).reply).toMatchObject({
      text: 'Thank you!',
      state: 'refused',
      problem: { kind: 'connection' },
    })
    expect(app.posts()).toEqual([])
  })

  test('REV-008: what the store does not accept is refused with its own sentence; it has the last word', async () => {
    const app = await replying()
    const detail = "The attribute 'responseBody' contains words that are not allowed"
    app.console.faults.on('POST /v1/customerReviewResponses', {
      status: 409,
      body: { errors: [{ code: 'ENTITY_ERROR.ATTRIBUTE.INVALID', detail }] },
    })
    await app.reply('Buy this!')
    await app.afterUndo()
    expect((await app.review()).reply).toMatchObject({
      text: 'Buy this!',
      state: 'refused',
      problem: { kind: 'text', detail },
    })
    await app.reply('Thank you!')
    await app.afterUndo()
    expect((await app.review()).reply).toMatchObject({ text: 'Thank you!', state: 'pending', problem: null })
  })

  test('a review that is gone meanwhile is told apart', async () => {
    for (const options of [{}, google]) {
      const app = await replying(options)
      await app.reply('Thank you!')
      app.console.reviews.length = 0
      await app.afterUndo()
      expect((await app.review()).reply).toMatchObject({ state: 'refused', problem: { kind: 'gone' } })
    }
  })

  test.each([
    ['as long as the store says', { 'retry-after': '600' }, 600],
    ['a minute where it does not say', {}, 60],
  ] as const)('too many calls: all replies stay queued for %s', async (_, headers, seconds) => {
    const app = await replying({ count: 5 })
    for (const id of app.ids) await app.reply('Thank you!', id)
    app.console.faults.on('POST /v1/customerReviewResponses', { status: 429, headers })
    app.api.clock.advance(11_000)
    await app.sendDue()
    // Three are sent at once: only those that were on their way have reached the store.
    expect(app.posts().length).toBeLessThanOrEqual(3)
    const states = await Promise.all(app.ids.map(async (id) => (await app.review(id)).reply!))
    const queued = states.filter(({ state }) => state === 'queued')
    expect(queued.length).toBeGreaterThanOrEqual(3)
    for (const { sendAt, problem } of queued) {
      expect(problem).toBeNull()
      const wait = (Date.parse(sendAt ?? '') - app.api.clock.now().getTime()) / 1000
      expect(wait).toBeGreaterThan(seconds - 5)
      expect(wait).toBeLessThan(seconds + 5)
    }
    expect((await app.inbox()).problem).toBe('rate-limited')
    await app.after(seconds - 10)
    expect(await app.sendDue()).toBe(0)
    await app.after(11)
    expect(Object.keys(await app.inStore())).toHaveLength(5)
  })
})
