import { afterEach, expect, test } from 'vitest'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { repliesOf } from '#tests/support/reviews/own-reviews.ts'
import { replyingApp } from '#tests/support/reviews/replying.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
const codeOf = ({ body }: { body: object | null }) => (body as ErrorBody | null)?.error ?? 'ok'

describeOnEachDatabase('replies that are taken back', (open) => {
  const replying = async (options: Parameters<typeof replyingApp>[1] = {}) => {
    const app = await replyingApp(open, options)
    stops.push(app.stop)
    return app
  }

  test('a queued reply is taken back and nothing is sent; what the store has comes back in its place', async () => {
    const app = await replying()
    await app.reply('Wrong')
    expect(await app.withdraw()).toMatchObject({ status: 200, body: { reply: null } })
    await app.afterUndo()
    expect(app.posts()).toEqual([])
    await app.reply('First')
    await app.afterUndo()
    await app.after(400)
    await app.reply('Second')
    expect(await app.withdraw()).toMatchObject({
      body: { reply: { text: 'First', state: 'published', origin: 'person' } },
    })
    await app.afterUndo()
    expect(await app.inStore()).toEqual({ [app.ids[0]!]: 'First' })
    expect(codeOf(await app.withdraw())).toBe('ok')
  })

  test('a reply that the App Store has is deleted there, also where the answer to that is lost', async () => {
    const app = await replying()
    await app.reply('Thank you!')
    await app.afterUndo()
    expect(await app.withdraw()).toMatchObject({ status: 200, body: { reply: null } })
    app.console.faults.on('DELETE', { status: 503, after: true })
    await app.after(1)
    expect(await app.inStore()).toEqual({ [app.ids[0]!]: 'Thank you!' })
    await app.afterUndo()
    expect(await app.inStore()).toEqual({})
    await app.after(60)
    expect(await repliesOf(app.api, app.owner)).toEqual({})
    expect(codeOf(await app.withdraw())).toBe('ok')
    // Another one may follow.
    await app.reply('Again')
    await app.afterUndo()
    expect(await app.inStore()).toEqual({ [app.ids[0]!]: 'Again' })
  })

  test('ERR-048: a reply that may not be deleted is shown again, with the reason', async () => {
    const app = await replying()
    await app.reply('Thank you!')
    await app.afterUndo()
    app.console.given.lacks = ['reply']
    await app.withdraw()
    await app.afterUndo()
    expect((await app.review()).reply).toMatchObject({ text: 'Thank you!', problem: { kind: 'permission' } })
    app.console.given.lacks = []
    await app.withdraw()
    await app.afterUndo()
    expect(await app.inStore()).toEqual({})
  })

  test('one that the App Store has stays where its end is undone in time, and the store is not asked to take it again', async () => {
    const app = await replying()
    await app.reply('Thank you!')
    await app.afterUndo()
    const posts = app.posts().length
    await app.withdraw()
    await app.after(2)
    expect(await app.reply('Thank you!')).toMatchObject({ reply: { state: 'sent' } })
    await app.afterUndo()
    await app.after(400)
    expect(await app.inStore()).toEqual({ [app.ids[0]!]: 'Thank you!' })
    expect((await app.review()).reply).toMatchObject({ text: 'Thank you!', state: 'published' })
    expect(app.posts()).toHaveLength(posts)
  })

  test('a reply that is taken back while the App Store takes it is deleted afterwards', async () => {
    const app = await replying()
    await app.reply('Thank you!')
    let taken: Promise<{ status: number }> | undefined
    app.console.faults.watch((request) => {
      if (request.method === 'POST' && request.url.includes('customerReviewResponses')) taken ??= app.withdraw()
    })
    await app.afterUndo()
    expect(await taken).toMatchObject({ status: 200 })
    await app.after(31)
    expect(await app.inStore()).toEqual({})
    expect(await repliesOf(app.api, app.owner)).toEqual({})
  })

  test('Google Play keeps what it has', async () => {
    const app = await replying({ app: sample.trailmoss })
    await app.reply('Thank you!')
    await app.afterUndo()
    expect(codeOf(await app.withdraw())).toBe('NOT_ANSWERABLE')
    expect((await app.review()).reply?.text).toBe('Thank you!')
  })
})
