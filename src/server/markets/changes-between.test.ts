import { describe, expect, test } from 'vitest'
import { changesBetween } from './changes-between.ts'
import { blankListing } from './listed-app.ts'
import type { Listing } from './market.ts'

const day = '2026-03-01' as const
const base: Listing = {
  ...blankListing({ store: 'APP_STORE', trackId: '1', locale: 'en-US', title: 'Lantern', storeUrl: null }),
  retrievedAt: '2026-03-01T00:00:00.000Z',
  stale: false,
}
const price = (exactPrice: number | null, displayPrice: string | null) => ({
  price: { exactPrice, displayPrice, inAppPurchases: null },
})
const images = (changes: Partial<Listing['images']>) => ({ images: { ...base.images, ...changes } })
const changes = (before: Partial<Listing>, after: Partial<Listing>) =>
  changesBetween({ ...base, ...before }, { ...base, ...after }, day)

describe('what changed between two states of a listing', () => {
  test.each<[string, Partial<Listing>, Partial<Listing>, unknown]>([
    ['a title', { title: 'A' }, { title: 'B' }, { part: 'title', before: 'A', after: 'B' }],
    [
      'a subtitle that was left empty',
      { shortDescription: '' },
      { shortDescription: 'B' },
      { part: 'shortDescription', before: '', after: 'B' },
    ],
    ['a version', { version: '1.0' }, { version: '1.1' }, { part: 'version', before: '1.0', after: '1.1' }],
    [
      'pictures, an address a line',
      images({ screens: ['/a', '/b'] }),
      images({ screens: ['/b', '/a'] }),
      { part: 'screenshots', before: '/a\n/b', after: '/b\n/a' },
    ],
    [
      'a price; a free app has none',
      price(0, null),
      price(1.99, '$1.99'),
      { part: 'price', before: null, after: '$1.99' },
    ],
    [
      'categories by their names',
      { categories: [{ name: 'MUSIC', displayName: 'Music' }] },
      {
        categories: [
          { name: 'MUSIC', displayName: 'Music' },
          { name: 'BOOKS', displayName: 'Books' },
        ],
      },
      { part: 'category', before: 'Music', after: 'Music, Books' },
    ],
  ])('%s', (_, before, after, change) => {
    expect(changes(before, after)).toEqual([{ ...(change as object), day }])
  })

  test('nothing changed', () => {
    expect(changes({ description: 'Same' }, { description: 'Same', retrievedAt: '2026-03-02T00:00:00.000Z' })).toEqual(
      [],
    )
  })

  test.each<[string, Partial<Listing>]>([
    ['a text', { description: 'Known' }],
    ['pictures', images({ icons: ['/icon'], banners: ['/header'], screens: ['/screen'] })],
    ['a price', price(2, '$2')],
    ['a version', { version: '1.0' }],
    ['categories', { categories: [{ name: 'MUSIC', displayName: 'Music' }] }],
  ])('%s that was not read once is no change', (_, known) => {
    expect(changes({}, known)).toEqual([])
    expect(changes(known, {})).toEqual([])
  })
})
