import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '#tests/support/providers/faults.ts'
import {
  givesUpAt,
  PACKAGES,
  playClient,
  servedGooglePlay,
  type ServedGoogle,
} from '#tests/support/providers/google.ts'
import type { GooglePlay } from './google-play.ts'

let google: ServedGoogle
let play: GooglePlay
beforeAll(async () => {
  google = await servedGooglePlay()
  play = playClient(google)
})
beforeEach(() => {
  google.faults.reset()
  google.key.lacks = []
})
afterAll(() => google.stop())

const [, PACKAGE = ''] = PACKAGES

describe('an answer to a review', () => {
  const first = async () => (await play.reviews(PACKAGE)).reviews[0]!.id
  const replies = () => google.faults.calls.filter((call) => call.includes(':reply')).length

  test('is kept, shown with the review, and replaced by the next one', async () => {
    const id = await first()
    expect(await play.reply(PACKAGE, id, 'Thank <b>you</b>!')).toEqual({
      body: 'Thank you!',
      changedAt: '2026-06-15T12:00:00.000Z',
    })
    google.console.setNow('2026-06-15T12:30:00.000Z')
    await play.reply(PACKAGE, id, 'Thanks a lot.')
    const expected = { id, reply: { body: 'Thanks a lot.', changedAt: '2026-06-15T12:30:00.000Z' } }
    expect(await play.review(PACKAGE, id)).toMatchObject(expected)
    expect((await play.reviews(PACKAGE)).reviews[0]).toMatchObject(expected)
  })

  test('of more than 350 characters is refused in Google’s words; emoji are one each', async () => {
    const id = await first()
    await expect(play.reply(PACKAGE, id, 'a'.repeat(351))).rejects.toMatchObject({
      kind: 'refused',
      detail: 'The reply text is longer than 350 characters.',
    })
    expect((await play.reply(PACKAGE, id, '🌧'.repeat(350))).body).toHaveLength(700)
  })

  test('without the right, or to a review that is not there', async () => {
    await expect(play.reply(PACKAGE, 'gp:none/1', 'Hello')).rejects.toMatchObject({ kind: 'not-found' })
    google.key.lacks = ['reply']
    await expect(play.reply(PACKAGE, await first(), 'Hello')).rejects.toMatchObject({ kind: 'permission', status: 403 })
  })

  test.each<Fault>([{ status: 500, after: true }, { status: 502 }, 'truncated', 'html'])(
    'that %j ended may be public: nobody knows, and it is sent once',
    async (fault) => {
      const id = await first()
      google.faults.on(':reply', fault)
      await expect(play.reply(PACKAGE, id, 'Hello')).rejects.toMatchObject({ kind: 'unknown-outcome' })
      expect(replies()).toBe(1)
    },
  )

  test('that was given up on its way may be public', async () => {
    const id = await first()
    const { send, signal } = givesUpAt(':reply')
    google.faults.on(':reply', 'hangs')
    const sent = playClient(google, {}, { send }).reply(PACKAGE, id, 'Hello', signal)
    await expect(sent).rejects.toMatchObject({ kind: 'unknown-outcome', status: null })
  })

  test('that failed after it took effect is found when the review is read', async () => {
    const id = await first()
    google.faults.on(':reply', { status: 500, after: true })
    await expect(play.reply(PACKAGE, id, 'It was kept.')).rejects.toMatchObject({ kind: 'unknown-outcome' })
    expect((await play.review(PACKAGE, id)).reply?.body).toBe('It was kept.')
  })

  test('to nobody who listens was certainly not sent', async () => {
    await play.reviews(PACKAGE)
    const closed = { ...google, url: 'http://127.0.0.1:9' }
    await expect(playClient(closed).reply(PACKAGE, 'x', 'Hello')).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('is sent again with a new token where the old one had ended', async () => {
    const id = await first()
    google.faults.on(':reply', { status: 401 })
    expect((await play.reply(PACKAGE, id, 'Hello')).body).toBe('Hello')
    expect(replies()).toBe(2)
  })
})
