import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Faults, type Fault } from '#tests/support/providers/faults.ts'
import { PACKAGES, playClient, servedGooglePlay, type ServedGoogle } from '#tests/support/providers/google.ts'
import { sendOverNetwork } from '../provider/send.ts'
import type { GooglePlay } from './google-play.ts'
import type { PlayReview } from './play-review.ts'

let google: ServedGoogle
let play: GooglePlay
beforeAll(async () => {
  google = await servedGooglePlay()
  play = playClient(google)
})
beforeEach(() => {
  google.faults.reset()
  Object.assign(google.key, { lacks: [], limitedUntil: null })
})
afterAll(() => google.stop())

const [, PACKAGE = ''] = PACKAGES

async function all(pageSize?: number) {
  const found: PlayReview[] = []
  let pages = 0
  for (let page: string | null = null; pages === 0 || page !== null; pages++) {
    const answer = await play.reviews(PACKAGE, { page, ...(pageSize === undefined ? {} : { pageSize }) })
    found.push(...answer.reviews)
    page = answer.next
  }
  return { found, pages }
}

const sent = (review: object) => ({ status: 200, body: { reviews: [review] } })
const comment = (more: object) => ({
  reviewId: 'gp:AOqp_1',
  comments: [{ userComment: { text: 'Good', starRating: 4, lastModified: { seconds: '1781000000' }, ...more } }],
})

describe('REV: reviews of Google Play', () => {
  test('come page by page, those of seven days with a text, each once', async () => {
    const { found } = await all()
    expect(found.length).toBeGreaterThan(10)
    expect(found.every(({ body, changedAt }) => body !== '' && changedAt >= '2026-06-08T12:00:00')).toBe(true)
    const small = await all(3)
    expect(small.pages).toBe(Math.ceil(found.length / 3))
    expect(small.found).toEqual(found)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    expect(found[0]).toMatchObject({ createdAt: null, deviceName: expect.stringContaining('(') as string })
    expect(found.every(({ language }) => /^[a-z]{2}(-[A-Z]{2})?$/.test(language ?? ''))).toBe(true)
    expect(found.some(({ appVersion }) => appVersion === null)).toBe(true)
  })

  test('are read as Google writes them', async () => {
    const full = {
      text: 'Great app\tI use it daily.',
      originalText: 'Tolle App\tIch nutze sie täglich.',
      reviewerLanguage: 'de_DE',
      device: 'heron4',
      androidOsVersion: 34,
      appVersionCode: 12400,
      appVersionName: '1.24.0',
      thumbsUpCount: 3,
      thumbsDownCount: 1,
      lastModified: { seconds: '1781000000', nanos: 250_000_000 },
      deviceMetadata: { productName: 'heron4 (Heron 4)' },
    }
    const [userComment] = comment(full).comments
    const reply = { developerComment: { text: 'Danke!', lastModified: { seconds: '1781003600' } } }
    google.faults.on('/reviews', sent({ ...comment({}), authorName: ' Ada ', comments: [userComment, reply] }))
    expect((await play.reviews(PACKAGE)).reviews).toEqual([
      {
        id: 'gp:AOqp_1',
        author: 'Ada',
        stars: 4,
        title: 'Tolle App',
        body: 'Ich nutze sie täglich.',
        language: 'de-DE',
        device: 'heron4',
        deviceName: 'heron4 (Heron 4)',
        osVersion: 34,
        appVersion: '1.24.0',
        appVersionCode: 12400,
        likes: 3,
        dislikes: 1,
        createdAt: null,
        changedAt: '2026-06-09T10:13:20.250Z',
        reply: { body: 'Danke!', changedAt: '2026-06-09T11:13:20.000Z' },
      },
    ])
  })

  test.each([
    ['\tNo title.', null, 'No title.'],
    ['No tab.', null, 'No tab.'],
    ['A title\tA text\twith a tab.', 'A title', 'A text\twith a tab.'],
  ])('%j: title %j, text %j', async (text, title, body) => {
    google.faults.on('/reviews', sent(comment({ text })))
    expect((await play.reviews(PACKAGE)).reviews).toMatchObject([{ title, body, author: null, reply: null }])
  })

  test('of which one can’t be read are the others, and empty pages are none', async () => {
    const body = { reviews: [comment({ starRating: 9 }), { reviewId: 'x', comments: [] }, comment({}), null] }
    google.faults.on('/reviews', { status: 200, body }, { status: 200, body: {} })
    expect(await play.reviews(PACKAGE)).toMatchObject({ reviews: [{ id: 'gp:AOqp_1' }], skipped: 3, next: null })
    expect(await play.reviews(PACKAGE)).toEqual({ reviews: [], skipped: 0, next: null })
  })

  test('do not go in circles where Google gives the same page again', async () => {
    google.faults.on('/reviews', { status: 200, body: { tokenPagination: { nextPageToken: 'again' } } })
    expect((await play.reviews(PACKAGE, { page: 'again' })).next).toBeNull()
  })

  test.each<[Fault, string]>([
    [{ status: 500, body: { error: { code: 500, message: null } } }, 'unavailable'],
    [{ status: 429, headers: { 'retry-after': '60' } }, 'rate-limited'],
    [{ status: 404, body: { error: { code: 404, message: 'Package not found.' } } }, 'not-found'],
    ['html', 'unavailable'],
    ['hangs', 'unavailable'],
    ['elsewhere', 'unavailable'],
  ])('fail with %j: %s', async (fault, kind) => {
    google.faults.on('/reviews', fault)
    await expect(play.reviews(PACKAGE)).rejects.toMatchObject({ kind })
  })

  test.each([
    ['GET ', 'unavailable'],
    ['POST ', 'unknown-outcome'],
  ])('whose answer to %s breaks off: %s', async (method, kind) => {
    const network = new Faults()
    network.on(`${method}/androidpublisher`, 'truncated')
    const client = playClient(google, {}, { send: network.before(sendOverNetwork) })
    const asked = method === 'GET ' ? client.reviews(PACKAGE) : client.reply(PACKAGE, (await all()).found[0]!.id, 'Hi')
    await expect(asked).rejects.toMatchObject({ kind, status: 200 })
  })

  test('can be given up by the caller', async () => {
    google.faults.on('/reviews', 'hangs')
    const signal = AbortSignal.timeout(20)
    await expect(play.reviews(PACKAGE, { signal })).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('REV: an answer to a review', () => {
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
    expect((await all()).found.find((one) => one.id === id)).toMatchObject(expected)
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

  test.each<Fault>([{ status: 500, after: true }, { status: 502 }, 'hangs', 'html'])(
    'that %j ended may be public: nobody knows, and it is sent once',
    async (fault) => {
      const id = await first()
      google.faults.on(':reply', fault)
      await expect(play.reply(PACKAGE, id, 'Hello')).rejects.toMatchObject({ kind: 'unknown-outcome' })
      expect(replies()).toBe(1)
    },
  )

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
