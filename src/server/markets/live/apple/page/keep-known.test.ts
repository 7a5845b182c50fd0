import { expect, test } from 'vitest'
import { productPage, type FakeProductPage } from '#tests/support/stores/fake-product-page.ts'
import { keepKnown } from './keep-known.ts'
import { readPage } from './read-page.ts'

const versionOf = (number: number) => ({
  version: `1.${number}`,
  releasedAt: new Date(Date.UTC(2026, number)).toISOString(),
})
const versions = [3, 2, 1, 0].map(versionOf)
const read = (page: FakeProductPage) =>
  readPage(productPage('1', 'US', { title: 'Star Atlas', versions, ...page }), { trackId: '1', storefront: 'us' })

test('a part that falls to half is kept as it was, and believed when the next reading says the same', () => {
  const whole = keepKnown(read({}), null).page
  const short = () => read({ versions: versions.slice(0, 2), subtitle: 'New' })
  const first = keepKnown(short(), whole)
  expect(first.lapses).toEqual([{ part: 'versions', before: 4, now: 2 }])
  expect(first.page).toMatchObject({ subtitle: 'New', versions: whole.versions })
  const second = keepKnown(short(), first.page)
  expect(second.page.versions).toHaveLength(2)
  expect(keepKnown(short(), second.page)).toMatchObject({ lapses: [], page: { doubted: [] } })
})

test('a part that comes back is in no doubt any more', () => {
  const whole = keepKnown(read({}), null).page
  const first = keepKnown(read({ versions: versions.slice(0, 2) }), whole).page
  expect(keepKnown(read({}), first)).toMatchObject({ lapses: [], page: { doubted: [] } })
})

test('a shelf that is missing takes nothing away', () => {
  const whole = keepKnown(read({ purchases: [['Pro', '$1.99']], ratingCounts: [9, 1, 1, 1, 1] }), null).page
  const { page, lapses } = keepKnown(read({ shelves: { information: null, productRatings: null } }), whole)
  expect(lapses.map(({ part }) => part)).toEqual(['purchases', 'ratings'])
  expect(page).toMatchObject({ purchases: [{ name: 'Pro' }], ratings: { count: 13 } })
})

test('a page that is older than the one before is no new state', () => {
  const whole = keepKnown(read({ subtitle: 'New' }), null).page
  expect(keepKnown(read({ subtitle: 'Old', versions: versions.slice(1) }), whole).page).toEqual(whole)
})
