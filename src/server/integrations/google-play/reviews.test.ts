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

describe('reviews of Google Play', () => {
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
    ['truncated', 'unavailable'],
    ['elsewhere', 'unavailable'],
  ])('fail with %j: %s', async (fault, kind) => {
    google.faults.on('/reviews', fault)
    const client = playClient(google, {}, fault === 'hangs' ? { timeoutMs: 200 } : {})
    await expect(client.reviews(PACKAGE)).rejects.toMatchObject({ kind })
  })

  test('can be given up by the caller', async () => {
    const { send, signal } = givesUpAt('/reviews')
    google.faults.on('/reviews', 'hangs')
    const asked = playClient(google, {}, { send }).reviews(PACKAGE, { signal })
    await expect(asked).rejects.toMatchObject({ kind: 'unavailable', status: null })
  })
})
