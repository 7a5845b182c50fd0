import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { KEY_ID, serveAppStoreConnect, type ServedAppStoreConnect } from '#tests/support/providers/app-store-connect.ts'
import { ecKeys } from '#tests/support/providers/keys.ts'
import type { StoreReview } from './reviews.ts'

let store: ServedAppStoreConnect
let app: string
beforeAll(async () => {
  store = await serveAppStoreConnect()
  app = store.trackIds[0] ?? ''
})
beforeEach(() => store.reset())
afterAll(() => store.stop())

const MINUTE = 60_000

async function read(reviews: AsyncGenerator<StoreReview>): Promise<StoreReview[]> {
  const all: StoreReview[] = []
  for await (const review of reviews) all.push(review)
  return all
}

describe('the token of a key', () => {
  test('is made once for many calls, and anew before it expires', async () => {
    const client = store.client()
    const minutes = ['2026-06-15T20:00:00Z', '2026-06-15T20:14:00Z', '2026-06-15T20:17:00Z', '2026-06-15T21:00:00Z']
    for (const now of minutes) {
      store.setNow(now)
      expect((await client.apps()).length).toBe(store.trackIds.length)
    }
    expect(store.faults.calls).toHaveLength(minutes.length)
  })

  test('is good although this server is behind the time by ten minutes', async () => {
    expect(await store.client({}, -10 * MINUTE).apps()).not.toEqual([])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['this server is ahead of the time by ten minutes', () => store.client({}, 10 * MINUTE).apps()],
    ['this server is behind the time by an hour', () => store.client({}, -60 * MINUTE).apps()],
    ['it is signed with another key', () => store.client({ privateKey: ecKeys().pkcs8 }).apps()],
    ['nobody knows the key', () => store.client({ keyId: 'ZZZZZZZZZZ' }).apps()],
    ['the issuer is another', () => store.client({ issuerId: '00000000-96fe-1a63-e053-0824d011072a' }).apps()],
    [
      'the key is revoked',
      () => {
        store.keys.get(KEY_ID)!.isRevoked = true
        return store.client().apps()
      },
    ],
  ])('is refused, at the second try as well, where %s', async (_, call) => {
    await expect(call()).rejects.toMatchObject({ name: 'ProviderFailure', kind: 'credentials', status: 401 })
    expect(store.faults.calls).toHaveLength(2)
  })

  test('that is refused once is made anew: Apple does so with good ones', async () => {
    store.faults.next({ status: 401, body: { errors: [{ code: 'NOT_AUTHORIZED' }] } })
    expect(await store.client().apps()).not.toEqual([])
  })
})

describe('apps', () => {
  test('are listed by name, with what sales reports call them', async () => {
    const apps = await store.client().apps()
    expect(apps.map(({ trackId }) => trackId).toSorted()).toEqual(store.trackIds.toSorted())
    expect(apps.map(({ title }) => title)).toEqual(
      apps.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b)),
    )
    expect(apps[0]).toMatchObject({ bundleId: expect.stringMatching(/^com\./), sku: expect.stringMatching(/^SKU/) })
  })

  test('are followed over pages', async () => {
    const next = `${store.url}/v1/apps?limit=200&cursor=${Buffer.from('1').toString('base64url')}`
    const [first] = await store.client().apps()
    const attributes = { name: 'First', bundleId: 'com.first' }
    store.faults.next({ status: 200, body: { data: [{ id: first!.trackId, attributes }], links: { next } } })
    expect(await store.client().apps()).toHaveLength(store.trackIds.length)
  })

  test.each([
    ['another host', 'http://elsewhere.example.com/v1/apps?cursor=1'],
    ['another port', 'http://127.0.0.1:9/v1/apps?cursor=1'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'next'],
  ])('are not followed to %s, where the token would go', async (_, next) => {
    store.faults.next({ status: 200, body: { data: [], links: { next } } })
    await expect(store.client().apps()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(store.faults.calls).toHaveLength(1)
  })

  test('whose pages go in circles come to an end', async () => {
    const page = { status: 200, body: { data: [], links: { next: `${store.url}/v1/apps?cursor=MA` } } }
    store.faults.next(page, page, page)
    expect(await store.client().apps()).toEqual([])
    expect(store.faults.calls).toHaveLength(2)
  })
})

describe('reviews', () => {
  test('of all countries come newest first, page by page, as many as are wanted', async () => {
    const reviews = await read(store.client().reviews(app, { limit: 450 }))
    expect(reviews).toHaveLength(450)
    expect(store.faults.calls).toHaveLength(3)
    expect(new Set(reviews.map(({ reviewId }) => reviewId)).size).toBe(450)
    const times = reviews.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set(reviews.map(({ country }) => country))).toContain('US')
    expect(reviews.some(({ country }) => country === 'DE')).toBe(true)
    expect(reviews.every(({ createdAt }) => createdAt.endsWith('Z') && createdAt <= store.now().toISOString())).toBe(
      true,
    )
    expect(reviews.some(({ reply }) => reply?.state === 'PUBLISHED')).toBe(true)
  })

  test('are those of the public store', async () => {
    const [newest] = await read(store.client().reviews(app, { limit: 1 }))
    const locale = { US: 'en-US', GB: 'en-GB', DE: 'de-DE', FR: 'fr-FR', ES: 'es-ES', JP: 'ja-JP', PT: 'pt-PT' }[
      newest!.country ?? ''
    ]
    const shown = await store.parts.market.reviews({ store: 'APP_STORE', trackId: app, locale: locale ?? 'sv-SE' }, 1)
    const [same] = shown!.reviews
    expect(newest).toMatchObject({ rating: same!.rating, title: same!.title, body: same!.body, author: same!.author })
    expect(newest!.createdAt.slice(0, 19)).toBe(same!.createdAt.slice(0, 19))
  })

  test('end where they are older than wanted', async () => {
    const since = new Date('2026-06-13T00:00:00Z')
    const reviews = await read(store.client().reviews(app, { since, limit: 1000 }))
    expect(reviews.length).toBeGreaterThan(0)
    expect(reviews.every(({ createdAt }) => createdAt >= since.toISOString())).toBe(true)
    expect(store.faults.calls).toHaveLength(1)
  })

  test('of a page on which some are not as expected are the others, and what can be read of these', async () => {
    const review = (id: string, attributes: object = {}) => ({
      id,
      attributes: {
        rating: 4,
        title: 'T',
        body: 'B',
        createdDate: '2026-06-12T10:00:00Z',
        territory: 'USA',
        ...attributes,
      },
      relationships: { response: { data: { id: `reply-${id}` } } },
    })
    const reply = (id: string, attributes: object) => ({
      id: `reply-${id}`,
      attributes: { responseBody: 'Thanks', ...attributes },
    })
    const body = {
      data: [review('1'), review('2'), review('3', { rating: 9 }), 'odd', review('4', { territory: 'XXX' })],
      included: [
        reply('1', { state: 'PUBLISHED', lastModifiedDate: '2026-06-12T11:00:00Z' }),
        reply('2', { state: 'PENDING_DELETE', lastModifiedDate: 'yesterday' }),
        { id: 'reply-4', attributes: null },
      ],
    }
    store.faults.next({ status: 200, body })
    let skipped = 0
    const onSkipped = (count: number) => {
      skipped += count
    }
    const reviews = await read(store.client().reviews(app, { limit: 200, onSkipped }))
    expect(reviews.map(({ reviewId }) => reviewId)).toEqual(['1', '2', '4'])
    expect(reviews.map(({ reply: one }) => one?.state ?? null)).toEqual(['PUBLISHED', 'PENDING_PUBLISH', null])
    expect(reviews[1]?.reply?.modifiedAt).toBeNull()
    expect(skipped).toBe(2)
  })

  test('of a page of which nothing can be read are not told', async () => {
    store.faults.next({ status: 200, body: { data: [{ odd: true }] } })
    await expect(read(store.client().reviews(app, { limit: 200 }))).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('of an app that the key does not see are not found', async () => {
    await expect(read(store.client().reviews('1', { limit: 1 }))).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('a reply', () => {
  const open = async () => {
    const client = store.client()
    const reviews = await read(client.reviews(app, { limit: 200 }))
    return { client, review: reviews.findLast(({ reply }) => reply === null)! }
  }

  test('waits at Apple, is published, is replaced by another one, and is deleted', async () => {
    const { client, review } = await open()
    expect(await client.response(review.reviewId)).toBeNull()
    expect(await client.respond(review.reviewId, 'Thank you!')).toMatchObject({ state: 'PENDING_PUBLISH' })
    store.setNow('2026-06-15T20:06:00Z')
    expect(await client.response(review.reviewId)).toMatchObject({ body: 'Thank you!', state: 'PUBLISHED' })
    const again = await client.respond(review.reviewId, 'Grüße 👋')
    expect(again).toMatchObject({ state: 'PENDING_PUBLISH', modifiedAt: '2026-06-15T20:06:00.000Z' })
    const listed = (await read(client.reviews(app, { limit: 200 }))).find((one) => one.reviewId === review.reviewId)
    expect(listed?.reply).toEqual(again)
    await client.deleteResponse(again.id)
    expect(await client.response(review.reviewId)).toBeNull()
    await expect(client.deleteResponse(again.id)).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('of the public store can be deleted, too', async () => {
    const client = store.client()
    const answered = (await read(client.reviews(app, { limit: 200 }))).find(({ reply }) => reply !== null)!
    await client.deleteResponse(answered.reply!.id)
    expect(await client.response(answered.reviewId)).toBeNull()
  })

  test.each([
    ['is empty', ' ', /must not be empty/],
    ['is too long', 'a'.repeat(5971), /5970/],
  ])('that %s is refused with the words of the store', async (_, text, detail) => {
    const { client, review } = await open()
    const refused = { kind: 'refused', status: 409, detail: expect.stringMatching(detail) }
    await expect(client.respond(review.reviewId, text)).rejects.toMatchObject(refused)
  })

  test('to a review of somebody else’s app, or to one that is gone, finds none', async () => {
    await expect(store.client().respond('1-US-20000-0', 'Hi')).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('may be more than the key may do', async () => {
    store.keys.get(KEY_ID)!.lacks = ['reply']
    const { client, review } = await open()
    await expect(client.respond(review.reviewId, 'Hi')).rejects.toMatchObject({ kind: 'permission', status: 403 })
  })

  test('whose outcome is unknown is not sent again, and can be read', async () => {
    const { client, review } = await open()
    store.faults.reset()
    store.faults.on('POST', { status: 502, after: true })
    const sent = client.respond(review.reviewId, 'Sent once')
    await expect(sent).rejects.toMatchObject({ kind: 'unknown-outcome', status: 502 })
    expect(store.faults.calls).toHaveLength(1)
    expect(await client.response(review.reviewId)).toMatchObject({ body: 'Sent once' })
  })
})

describe('a listing', () => {
  test('is read in all languages, and its draft is written in one', async () => {
    const client = store.client()
    const { info, version } = await client.listing(app)
    expect(info).toMatchObject({ isEditable: true, state: 'PREPARE_FOR_SUBMISSION' })
    expect(info?.localizations.map(({ locale }) => locale)).toContain('ja')
    const [english, german] = ['en-US', 'de-DE'].map((name) =>
      info?.localizations.find(({ locale }) => locale === name),
    )
    await client.writeInfo(english!.id, { subtitle: 'Better sleep' })
    await client.writeVersion(version!.localizations[0]!.id, { keywords: 'rain,sleep', whatsNew: 'Fixes' })
    const after = await client.listing(app)
    expect(after.info?.localizations).toContainEqual({ ...english, subtitle: 'Better sleep' })
    expect(after.info?.localizations).toContainEqual(german)
    expect(after.version?.localizations[0]).toMatchObject({ keywords: 'rain,sleep', whatsNew: 'Fixes' })
    expect(after.live?.localizations[0]?.keywords).not.toBe('rain,sleep')
  })

  test('takes the promotional text alone where it is live', async () => {
    const client = store.client()
    const { live } = await client.listing(app)
    expect(live?.isEditable).toBe(false)
    const [first] = live!.localizations
    await client.writeVersion(first!.id, { promotionalText: 'New!' })
    const refused = client.writeVersion(first!.id, { description: 'Other' })
    await expect(refused).rejects.toMatchObject({ kind: 'refused', detail: expect.stringMatching(/description/) })
    expect((await client.listing(app)).live?.localizations[0]?.promotionalText).toBe('New!')
  })

  test('refuses a name that is too long', async () => {
    const client = store.client()
    const { info } = await client.listing(app)
    const written = client.writeInfo(info!.localizations[0]!.id, { name: 'a'.repeat(31) })
    await expect(written).rejects.toMatchObject({ kind: 'refused', detail: expect.stringMatching(/30 characters/) })
  })
})
