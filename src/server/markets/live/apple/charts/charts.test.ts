import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SourceName } from '#contract/market/sources.ts'
import type { Services } from '#server/endpoints/services.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { starAtlas } from '#tests/support/stores/apple-apps.ts'
import { openFakeAppStore, type FakeAppStore } from '#tests/support/stores/fake-app-store.ts'
import { SourceOff } from '../../gateway/store-failure.ts'

const HOUR_MS = 3_600_000
const page = { urgency: 'page', maxAgeMs: HOUR_MS } as const
const job = { urgency: 'background', maxAgeMs: HOUR_MS } as const
const reference = { locale: 'en-US', category: 'Reference', group: 'FREE' } as const
const ON_PAGE = 'charts page 6006 US'
const IN_FEED = 'chart topfreeapplications 6006 US'

describeOnDatabase('charts of the App Store', (open) => {
  let db: Services['db']
  let at: FakeAppStore
  beforeAll(async () => {
    db = (await open()).services.db
  })
  beforeEach(async () => {
    at = await openFakeAppStore(db)
    const { listings } = starAtlas
    at.store.apps = Array.from({ length: 230 }, (_, i) => ({ ...starAtlas, trackId: 1000 + i, listings }))
  })
  afterEach(() => at.close())
  const kinds = () => at.store.calls.map((call) => (call.startsWith('lookup') ? 'lookup' : call))

  test('a category’s page gives 200 places, free and paid in one call, named by Lookup', async () => {
    const { value, stale } = await at.apple.chart(reference, job)
    expect(value?.map(({ trackId }) => trackId)).toEqual(Array.from({ length: 200 }, (_, i) => String(1000 + i)))
    expect(value?.[199]).toMatchObject({
      title: 'Star Atlas: Night Sky',
      developerName: 'Fenwick Software',
      price: null,
    })
    expect(stale).toBe(false)
    expect(kinds()).toEqual([ON_PAGE, 'lookup'])
    expect((await at.apple.chart({ ...reference, group: 'PAID' }, job)).value).toEqual([])
    expect((await at.apple.chart(reference, page)).value).toEqual(value)
    expect(kinds()).toEqual([ON_PAGE, 'lookup'])
  })

  test('grossing apps, and the chart of all apps, which the page divides, are those of the feed', async () => {
    await at.apple.chart({ ...reference, group: 'GROSSING' }, page)
    await at.apple.chart({ ...reference, category: null }, page)
    expect(kinds()).toEqual(['chart topgrossingapplications 6006 US', 'chart topfreeapplications all US'])
  })

  test.each<[string, () => void]>([
    ['refuses', () => at.store.faults.break({ status: 403 }, { on: /page/ })],
    ['is cut in the middle', () => at.store.faults.break('truncated', { on: /page/ })],
    ['leads elsewhere', () => at.store.moved.set('/us/iphone/charts/6006?chart=top-free', '/de/iphone/charts/6006')],
    ['has another shape', () => (at.store.altered = (html) => html.replaceAll('"segments"', '"parts"'))],
    [
      'is of another storefront',
      () => (at.store.altered = (html) => html.replaceAll('"storefront":"us"', '"storefront":"gb"')),
    ],
    [
      'is of another category',
      () => (at.store.altered = (html) => html.replaceAll('"genreId":"6006"', '"genreId":"6014"')),
    ],
    [
      'lacks what comes after the first 25',
      () => (at.store.altered = (html) => html.replaceAll('"nextPage"', '"none"')),
    ],
    [
      'holds an entry that can’t be read',
      () => (at.store.altered = (html) => html.replace('"id":"1100"', '"id":null')),
    ],
    ['can not be named', () => at.store.faults.break({ status: 403 }, { on: /^lookup/ })],
  ])('where the page %s, the feed is asked at once', async (_, happen) => {
    happen()
    for (const freshness of [page, job]) {
      const { value, stale } = await at.apple.chart(reference, freshness)
      expect([value?.length, stale]).toEqual([200, false])
      expect(at.store.calls).toContain(IN_FEED)
    }
  })

  test('a page that suddenly lists less than half of what it did is not believed', async () => {
    await at.apple.chart(reference, job)
    at.clock.advance(2 * HOUR_MS)
    at.store.apps = at.store.apps.slice(0, 40)
    expect((await at.apple.chart(reference, job)).value).toHaveLength(40)
    expect(kinds()).toContain(IN_FEED)
  })

  test('nobody asks for a source that is off; with both off there is no chart', async () => {
    const off = (...sources: SourceName[]) => (at.off = new Set(sources))
    off('chartPages')
    await at.apple.chart(reference, job)
    expect(kinds()).toEqual([IN_FEED])
    off('chartPages', 'feeds')
    at.clock.advance(2 * HOUR_MS)
    await expect(at.apple.chart(reference, job)).rejects.toThrow(SourceOff)
    off('feeds')
    expect((await at.apple.chart(reference, job)).value).toHaveLength(200)
  })
})
