import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import type { Fault } from '#tests/support/providers/faults.ts'
import { killsAt } from '#tests/support/reviews/kills-at.ts'
import { isPost, replyingApp } from '#tests/support/reviews/replying.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const LEASE_SECONDS = 181
const stores = [
  ['App Store', sample.moorlight, 'POST /v1/customerReviewResponses'],
  ['Google Play', sample.trailmoss, ':reply'],
] as const
const ignore = () => undefined

describeOnEachDatabase('replies whose answer is lost', (open) => {
  const replying = async (options: Parameters<typeof replyingApp>[1] = {}) => {
    const app = await replyingApp(open, options)
    stops.push(app.stop)
    return app
  }
  type App = Awaited<ReturnType<typeof replying>>
  const state = async (app: App) => (await app.review()).reply?.state
  const hasIt = ['sent', 'pending', 'published']

  const lost: [string, Fault][] = [
    ['with 503', { status: 503, after: true }],
    ['in its middle', 'truncated'],
    ['as a page of a proxy', { status: 200, body: '<h1>Hello</h1>', after: true }],
  ]
  for (const [store, app, post] of stores)
    test.each(lost)(
      `REV-001: ${store}: broken off %s after the store took it: it is seen there, and not sent again`,
      async (_, fault) => {
        const own = await replying({ app })
        own.console.faults.on(post, fault)
        await own.reply('Thank you!')
        await own.afterUndo()
        expect(await state(own)).toBe('sending')
        await own.after(16)
        expect(hasIt).toContain(await state(own))
        await own.after(2000)
        expect(own.posts()).toHaveLength(1)
        expect(await own.inStore()).toEqual({ [own.ids[0]!]: 'Thank you!' })
      },
    )

  for (const [store, app, post] of stores)
    test(`REV-001: ${store}: lost before the store took it: it is looked for 15 minutes before it goes out once more`, async () => {
      const own = await replying({ app })
      own.console.faults.on(post, { status: 500 })
      await own.reply('Thank you!')
      await own.afterUndo()
      const reads = () => own.console.faults.calls.filter((call) => /^GET.*(response|reviews\/)/.test(call)).length
      const before = reads()
      for (let minute = 0; minute < 14; minute += 1) await own.after(60)
      expect(own.posts()).toHaveLength(1)
      expect(reads() - before).toBeGreaterThan(5)
      expect(await state(own)).toBe('sending')
      for (let minute = 0; minute < 4; minute += 1) await own.after(60)
      expect(own.posts()).toHaveLength(2)
      expect(hasIt).toContain(await state(own))
      expect(await own.inStore()).toEqual({ [own.ids[0]!]: 'Thank you!' })
    })

  test('ERR-045: a store that never tells is given up after three times, and the text is kept', async () => {
    const own = await replying()
    own.console.faults.on('POST /v1/customerReviewResponses', ...Array.from({ length: 9 }, () => ({ status: 500 })))
    await own.reply('Thank you!')
    for (let minute = 0; minute < 70; minute += 1) await own.after(60)
    expect(own.posts()).toHaveLength(3)
    expect((await own.review()).reply).toMatchObject({
      text: 'Thank you!',
      state: 'refused',
      problem: { kind: 'connection' },
    })
  })

  test('Google Play: a review for which Google answers 500, again and again, silences neither the others nor the key', async () => {
    const own = await replying({ app: sample.trailmoss, count: 2 })
    const [old = '', other = ''] = own.ids
    own.console.faults.on(`/reviews/${old}`, ...Array.from({ length: 99 }, () => ({ status: 500 })))
    await own.reply('Thank you!', old)
    await own.afterUndo()
    for (let minute = 0; minute < 5; minute += 1) await own.after(60)
    await own.reply('Thank you, too!', other)
    await own.afterUndo()
    await own.after(60)
    expect(await own.inStore()).toEqual({ [other]: 'Thank you, too!' })
    const { rows } = await sql<{ status: string; blocked_until: Date | null }>`
      select status, blocked_until from connection
      where organisation_id = ${own.owner.identity.organizationId}`.execute(own.api.services.db)
    expect(rows).toEqual([{ status: 'working', blocked_until: null }])
  })

  test('ERR-045: a store that is down is tried again, later and later, and the reply stays queued', async () => {
    const own = await replying()
    await own.reply('Thank you!')
    await own.console.stop()
    stops.length = 0
    for (let minute = 0; minute < 30; minute += 1) await own.after(60, own.quiet)
    expect((await own.review()).reply).toMatchObject({ text: 'Thank you!', state: 'queued', problem: null })
  })

  for (const [store, app] of stores)
    test.each([
      ['before the store is asked', false],
      ['after the store took it, and before that is stored', true],
    ])(`REV-001: ${store}: a process that ends %s: one reply`, async (_, isAsked) => {
      const posts = isAsked ? 1 : 0
      const own = await replying({ app })
      await own.reply('Thank you!')
      const { connections } = own.api.services
      const partsOf = () => {
        throw new Error('killed')
      }
      const restore = killsAt(own, isAsked ? isPost : () => false)
      await own.afterUndo({ ...own.quiet, ...(!isAsked && { connections: { ...connections, partsOf } }) }).catch(ignore)
      restore()
      expect(own.posts()).toHaveLength(posts)
      expect(await state(own)).toBe('sending')
      await own.after(LEASE_SECONDS - 60)
      expect(own.posts()).toHaveLength(posts)
      for (let minute = 0; minute < 20; minute += 1) await own.after(60)
      expect(own.posts()).toHaveLength(1)
      expect(await own.inStore()).toEqual({ [own.ids[0]!]: 'Thank you!' })
      expect(hasIt).toContain(await state(own))
    })

  test('REV-001: a process whose claim has lapsed while the store took its time changes nothing', async () => {
    const own = await replying()
    await own.reply('Thank you!')
    own.console.faults.watch((request) => {
      if (request.method !== 'POST') return
      void own.api.services.db
        .updateTable('review_reply')
        .set({ send_at: new Date(own.api.clock.now().getTime() + 777_000) })
        .where('organisation_id', '=', own.owner.identity.organizationId)
        .execute()
    })
    await own.afterUndo()
    expect(await state(own)).toBe('sending')
    own.console.faults.reset()
    await own.after(778)
    expect(await state(own)).toBe('published')
    expect(own.posts()).toHaveLength(0)
  })
})
