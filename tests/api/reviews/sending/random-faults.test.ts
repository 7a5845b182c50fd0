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

const stores = [
  ['App Store', sample.moorlight, 'POST /v1/customerReviewResponses'],
  ['Google Play', sample.trailmoss, ':reply'],
] as const
const ignore = () => undefined

/** Numbers that look random, the same for the same seed. */
const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

describeOnEachDatabase('200 replies with random faults', (open) => {
  test.each(stores)(
    'REV-001: %s: one effective reply a review',
    async (_, ref, post) => {
      const seed = Math.floor(Math.random() * 1e9)
      const next = random(seed)
      const app = await replyingApp(open, { app: ref, count: 100 })
      stops.push(app.stop)
      const faults: Fault[] = [
        { status: 503, after: true },
        { status: 503 },
        { status: 500, after: true },
        'truncated',
        'html',
        { status: 429, headers: { 'retry-after': '20' } },
        { status: 429 },
      ]
      const effective = new Map<string, number>()
      const put = app.console.records.put
      app.console.records.put = async (owner, kind, id, value) => {
        if (kind === 'reply') effective.set(id, (effective.get(id) ?? 0) + 1)
        await put(owner, kind, id, value)
      }
      for (const id of app.ids) await app.reply(`Thank you, ${id}!`, id)
      for (let turn = 0; turn < 60; turn += 1) {
        if (next() < 0.7) app.console.faults.on(post, faults[Math.floor(next() * faults.length)]!)
        if (next() < 0.2) app.console.faults.on('GET', { status: 503 })
        let left = Math.floor(next() * 12)
        const isKilled = next() < 0.4
        const restore = killsAt(app, (call) => isKilled && isPost(call) && left-- <= 0)
        await app.after(Math.ceil(next() * 90), app.quiet).catch(ignore)
        restore()
      }
      app.console.faults.reset()
      for (let turn = 0; turn < 72; turn += 1) await app.after(300, app.quiet)
      const inStore = await app.inStore()
      // The report of the day before holds customers, too, who gave stars alone.
      const states = (await app.reviews())
        .filter(({ id }) => app.ids.includes(id))
        .map(({ id, reply }) => [id, reply?.state])
      expect({
        seed,
        wrong: app.ids.filter((id) => inStore[id] !== `Thank you, ${id}!`),
        twice: [...effective].filter(([, count]) => count !== 1),
        unseen: states.filter(([, state]) => state !== 'published'),
      }).toEqual({ seed, wrong: [], twice: [], unseen: [] })
    },
    240_000,
  )
})
