import { afterEach, expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { replyingApp } from '#tests/support/reviews/replying.ts'
import { customerReview } from '#tests/support/reviews/reviewed-app.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

describeOnEachDatabase('replies on their way to the stores', (open) => {
  const replying = async (options: Parameters<typeof replyingApp>[1] = {}) => {
    const app = await replyingApp(open, options)
    stops.push(app.stop)
    return app
  }
  const google = { app: sample.trailmoss }

  test('REV-001: App Store: queued for ten seconds, pending until Apple publishes it, published', async () => {
    const app = await replying()
    const queued = await app.reply('Thank you!')
    expect(queued.reply).toMatchObject({ text: 'Thank you!', state: 'queued', origin: 'person', problem: null })
    const wait = Date.parse(queued.reply?.sendAt ?? '') - app.api.clock.now().getTime()
    expect(wait).toBeGreaterThan(9000)
    await app.after(8)
    expect(app.posts()).toEqual([])
    await app.after(3)
    expect(await app.inStore()).toEqual({ [app.ids[0]!]: 'Thank you!' })
    expect((await app.review()).reply).toMatchObject({ state: 'pending', sendAt: null })
    await app.after(60)
    expect((await app.review()).reply?.state).toBe('pending')
    await app.after(300)
    expect((await app.review()).reply?.state).toBe('published')
    expect(app.posts()).toHaveLength(1)
    expect(await app.sendDue()).toBe(0)
  })

  test('a reply that was written while the clock was two days ahead goes out soon after the clock is set right', async () => {
    const app = await replying()
    const days = 2 * 24 * 3_600_000
    app.api.clock.advance(days)
    await app.current()
    await app.reply('Thank you!')
    app.api.clock.advance(-days)
    await app.sendDue()
    expect(app.posts()).toEqual([])
    await app.afterUndo()
    expect(app.posts()).toHaveLength(1)
  })

  test('REV-001: Google Play: sent, and published once it is seen', async () => {
    const app = await replying(google)
    await app.reply('Thank <b>you</b>!')
    await app.afterUndo()
    expect((await app.review()).reply).toMatchObject({ state: 'sent', text: 'Thank <b>you</b>!' })
    expect(await app.inStore()).toEqual({ [app.ids[0]!]: 'Thank you!' })
    await app.after(31)
    expect((await app.review()).reply).toMatchObject({ state: 'published', text: 'Thank <b>you</b>!' })
    await app.run()
    expect((await app.review()).reply).toMatchObject({ state: 'published', origin: 'person' })
  })

  test('a reply that Apple does not publish is asked for again for a day, less and less often', async () => {
    const app = await replying()
    await app.reply('Thank you!')
    await app.afterUndo()
    app.console.follow(() => new Date(0))
    const before = app.console.faults.calls.length
    for (let minute = 0; minute < 26 * 60; minute += 1) await app.after(60)
    const asked = app.console.faults.calls.slice(before).filter((call) => call.includes('/response'))
    expect(asked.length).toBeGreaterThan(24)
    expect(asked.length).toBeLessThan(70)
    expect((await app.review()).reply?.state).toBe('pending')
    expect(await app.sendDue()).toBe(0)
  })

  test('every step of a reply is seen by devices that look at its month', async () => {
    const app = await replying()
    const changed = async () => (await app.inbox()).months[0]?.changedAt ?? ''
    const steps = [await changed()]
    const step = async () => steps.push(await changed())
    app.api.clock.advance(1000)
    await app.reply('Thank you!')
    await step()
    await app.afterUndo()
    await step()
    await app.after(400)
    await step()
    expect(new Set(steps).size).toBe(4)
    expect(steps).toEqual(steps.toSorted())
  })

  test('REV-001: several servers at once send each reply once', async () => {
    const app = await replying({ count: 12 })
    for (const id of app.ids) await app.reply(`Thank you, ${id}!`, id)
    app.api.clock.advance(11_000)
    await app.sendDue({ ...app.quiet, clock: () => new Date(0) })
    await Promise.all(Array.from({ length: 4 }, () => app.sendDue()))
    expect(app.posts()).toHaveLength(12)
    expect(Object.keys(await app.inStore())).toHaveLength(12)
  })

  test('REV-001: what somebody writes while the store is asked goes out after it', async () => {
    const app = await replying()
    await app.reply('First')
    let second: Promise<unknown> | undefined
    app.console.faults.watch((request) => {
      if (request.method === 'POST' && !second && request.url.includes('customerReviewResponses'))
        second = app.reply('Second')
    })
    await app.afterUndo()
    await second
    expect((await app.review()).reply).toMatchObject({ text: 'Second', state: 'queued' })
    await app.after(200)
    expect((await app.review()).reply).toMatchObject({ text: 'Second', state: 'pending' })
    expect(await app.inStore()).toEqual({ [app.ids[0]!]: 'Second' })
  })

  test('a rule’s reply to a review that was changed meanwhile waits for a person', async () => {
    const app = await replying()
    await app.reply('Thank you!')
    await app.api.services.db
      .updateTable('review_reply')
      .set({ origin: 'rule' })
      .where('organisation_id', '=', app.owner.identity.organizationId)
      .execute()
    app.api.clock.advance(5000)
    app.console.reviews[0] = customerReview(app.ids[0]!, app.api.clock.now(), {
      rating: 1,
      body: 'It crashes now, I am not happy at all.',
    })
    app.api.clock.advance(3_600_000)
    await app.run()
    await app.sendDue()
    expect((await app.review()).reply).toMatchObject({ state: 'to-approve' })
    expect(app.posts()).toEqual([])
  })
})
