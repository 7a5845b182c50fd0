import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { productPage, type FakeProductPage } from '#tests/support/stores/fake-product-page.ts'
import { hasRealData, realFile } from '#tests/support/stores/real-data.ts'
import { NotUnderstood, readPage } from './read-page.ts'

const wanted = { trackId: '910000001', storefront: 'us' }
const pageOf = (page: FakeProductPage) => productPage('910000001', 'US', { title: 'Star Atlas', ...page })
const read = (page: FakeProductPage) => readPage(pageOf(page), wanted)

describe('what is kept of a product page', () => {
  test('texts, versions, purchases, ratings by stars, reviews with answers, similar apps, pictures', () => {
    const page = read({
      subtitle: 'Maps of the night',
      versions: [
        { version: '2.4.0', releasedAt: '2026-02-01T08:00:00.000Z', notes: 'Faster <start>.' },
        { version: '1.0', releasedAt: '2025-02-01T08:00:00.000Z' },
      ],
      purchases: [
        ['Pro', '$19.99'],
        ['Pro', '$200.00'],
      ],
      ratingCounts: [10, 4, 3.0000000001, 2, 1],
      reviews: [
        {
          id: '7',
          title: 'Stars',
          contents: 'Good.',
          rating: 5,
          date: '2026-01-02T03:04:05.000Z',
          response: 'Thanks.',
        },
      ],
      similar: [{ adamId: '5', title: 'Other', subtitle: 'Another sky' }],
    })
    expect(page).toMatchObject({
      title: 'Star Atlas',
      subtitle: 'Maps of the night',
      language: 'en-US',
      languages: ['es-MX'],
      versions: [
        { version: '2.4.0', releasedAt: '2026-02-01T08:00:00.000Z', notes: 'Faster <start>.' },
        { version: '1.0', releasedAt: '2025-02-01T08:00:00.000Z', notes: null },
      ],
      purchases: [
        { name: 'Pro', price: '$19.99' },
        { name: 'Pro', price: '$200.00' },
      ],
      ratings: { average: 4.6, count: 20, byStars: [1, 2, 3, 4, 10] },
      reviews: [
        { id: '7', rating: 5, body: 'Good.', reply: { body: 'Thanks.', createdAt: '2026-01-02T03:04:05.000Z' } },
      ],
      similar: [{ trackId: '5', subtitle: 'Another sky' }],
      events: [],
      variant: { id: 'default', experiment: null },
    })
    expect(page.media).toEqual([
      {
        device: 'phone',
        screenshots: ['one', 'two'].map(
          (name) => `https://is1-ssl.mzstatic.com/image/thumb/Purple/v4/${name}/1284x2778bb.jpg`,
        ),
        videos: [],
      },
    ])
  })

  test('a category in place of a subtitle is none', () => {
    expect(read({ category: 'Reference' }).subtitle).toBe('')
  })

  test('a shelf that is missing or of another shape is not known; one without items is empty', () => {
    const changed = {
      allProductReviews: { items: [{ text: 'new' }] },
      productRatings: null,
      similarItems: { items: [] },
    }
    expect(read({ shelves: changed })).toMatchObject({ reviews: null, ratings: null, similar: [], versions: null })
  })

  test('events are read as far as they go, and one that can’t be dated is left out', () => {
    const clickAction = { pageUrl: 'https://apps.apple.com/us/app/app-event/77' }
    const { events } = read({
      events: [
        { title: 'Meteors', startDate: '2026-03-01T00:00:00Z', endDate: '2026-03-03T00:00:00Z', clickAction },
        { title: 'Some day', startDate: 'soon' },
      ],
    })
    expect(events).toMatchObject([{ id: '77', title: 'Meteors', from: '2026-03-01T00:00:00.000Z' }])
  })

  test.each([
    ['without its script', '<html><body>Hello</body></html>'],
    ['that is empty', ''],
    ['cut in the middle', pageOf({}).slice(0, -200)],
    ['with another kind of data', pageOf({}).replace('shelfMapping', 'shelves')],
    ['of another app', productPage('5', 'US', { title: 'Other' })],
    ['of another storefront', productPage('910000001', 'DE', { title: 'Sternatlas' })],
    ['none of whose shelves can be read', pageOf({ shelves: { product_media_phone_: null, information: null } })],
  ])('a page %s is not understood', (_, html) => {
    expect(() => readPage(html, wanted)).toThrow(NotUnderstood)
  })

  test('a page as older ones were, with its data in a list, and attributes in the other order', () => {
    const older = pageOf({ subtitle: 'Maps' })
      .replace('{"data":[{"intent"', '[{"intent"')
      .replace('],"userTokenHash":""}', ']')
      .replace('type="application/json" id="serialized-server-data"', 'id=serialized-server-data type=application/json')
    expect(readPage(older, wanted).subtitle).toBe('Maps')
  })

  test('prices stay as they are printed', () => {
    const prices = ['R$\u00a012,90', 'Rp\u00a099ribu', '1.234,50 €', 'CHF 1’200.00']
    const { purchases } = read({ purchases: prices.map((price) => ['Pro', price]) })
    expect(purchases?.map(({ price }) => price)).toEqual(prices)
  })
})

describe.skipIf(!hasRealData)('recorded product pages', () => {
  const recorded = async (name: string, trackId: string, storefront: string) =>
    readPage(await readFile(realFile('stores-2026', 'apple-page', `${name}.html`), 'utf8'), { trackId, storefront })

  test('Floating Clock in three countries: the category of Brazil is no subtitle', async () => {
    const clock = (country: string) => recorded(`floating-clock-${country}`, '1546947240', country)
    expect(await clock('us')).toMatchObject({
      title: 'Floating Clock',
      subtitle: 'ms Timer, Net Speed & Alerts',
      hasPurchases: true,
      versions: null,
      reviews: null,
    })
    expect(await clock('br')).toMatchObject({
      subtitle: '',
      purchases: [
        { name: 'Quarterly Membership', price: expect.stringMatching(/^R\$\s12,90$/) },
        { name: 'Lifetime Membership', price: expect.stringMatching(/^R\$\s29,90$/) },
      ],
    })
    expect(await clock('jp')).toMatchObject({
      subtitle: 'ミリ秒タイマー・ウィジェット',
      purchases: [
        { name: '永久会員', price: '¥800' },
        { name: '3か月会員', price: '¥300' },
      ],
    })
  })

  test('Kakeibo in Japan: 25 versions, exact ratings, reviews with an answer, six screenshots', async () => {
    const page = await recorded('kakeibo-jp-trimmed', '1059224316', 'jp')
    expect(page).toMatchObject({
      subtitle: 'カレンダー表示おこづかい帳、支出/貯金/予算をシンプル管理',
      language: 'ja',
      ratings: { average: 4.6, count: 624_829, byStars: [5219, 3974, 39_433, 116_978, 459_225] },
      purchases: [
        { name: 'アップグレードパック', price: '¥600' },
        { name: '広告非表示', price: '¥300' },
      ],
      chart: { position: 35, genreId: '6015', kind: 'top-free' },
      variant: { id: 'default', experiment: '245efc12-ca5f-4109-a177-c28f986bf3d2' },
      similar: null,
      privacyTypes: null,
      requirements: [
        { device: 'iPhone', requirement: 'iOS 15.0以降が必要です。' },
        { device: 'iPod touch', requirement: 'iOS 15.0以降が必要です。' },
        { device: 'Apple Vision', requirement: 'visionOS 1.0以降が必要です。' },
      ],
    })
    expect(page.versions).toHaveLength(25)
    expect(page.versions?.[0]).toMatchObject({ version: '10.6', releasedAt: '2026-08-24T12:59:36.000Z' })
    expect(page.versions?.at(-1)).toMatchObject({ version: '8.2', releasedAt: '2024-06-25T03:43:01.000Z' })
    expect(page.reviews?.map(({ id, reply }) => [id, reply?.createdAt])).toEqual([
      ['1498035802', undefined],
      ['1507188593', undefined],
      ['13027721162', '2025-08-21T08:05:53.000Z'],
    ])
    expect(page.media?.[0]?.screenshots).toHaveLength(6)
    expect(page.media?.[0]?.screenshots[0]).toMatch(/screen01\.png\/1284x2778bb\.jpg$/)
  })

  test('the page of an app that is not offered carries no data', async () => {
    await expect(recorded('not-found-404', '1059224316', 'us')).rejects.toThrow(NotUnderstood)
  })
})
