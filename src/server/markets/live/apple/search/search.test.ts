import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Services } from '#server/endpoints/services.ts'
import { searchOrder } from '#server/sample/stores/apple/search-order.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { starAtlas } from '#tests/support/stores/apple-apps.ts'
import { openFakeAppStore, type FakeAppStore } from '#tests/support/stores/fake-app-store.ts'

const HOUR_MS = 3_600_000
const job = { urgency: 'background', maxAgeMs: HOUR_MS } as const
const page = { urgency: 'page', maxAgeMs: HOUR_MS } as const
const STORE = 'order star atlas 143441,24 t:native'
const PAGE = 'search page star atlas US'
const API = 'search star atlas US'

describeOnDatabase('searches of the App Store', (open) => {
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
  /** Every further call waits for its turn, which comes as soon as somebody waits. */
  async function search(text = 'star atlas') {
    const answer = at.apple.search({ text, locale: 'en-US', limit: 200 }, job)
    const over = new AbortController()
    const settled = answer.finally(() => over.abort())
    while (!over.signal.aborted) {
      const [wait] = at.clock.sleepers()
      if (wait !== undefined) at.clock.advance(wait)
      await Promise.race([settled, setImmediate()])
    }
    return settled
  }
  const searches = () => at.store.calls.filter((call) => !call.startsWith('lookup'))

  test('places are those of the store’s own order, 200 of them, named by Lookup; names are looked for with the API', async () => {
    const { value, origin, stale } = await search()
    expect([origin, stale, value.length]).toEqual(['store', false, 200])
    expect(value[199]).toMatchObject({ trackId: '1199', title: 'Star Atlas: Night Sky', screenshots: [] })
    expect(value[0]).toMatchObject({ rating: expect.any(Number), ratingCount: expect.any(Number) })
    expect(value[0]?.screenshots).toHaveLength(3)
    await search()
    expect(searches()).toEqual([STORE])
    expect(await at.apple.search({ text: 'star atlas', locale: 'en-US', limit: 20 }, page)).toMatchObject({
      origin: 'api',
    })
  })

  test.each<[string, () => void]>([
    ['refuses with nothing', () => at.store.faults.break({ status: 403 }, { on: /^order/ })],
    ['is cut in the middle', () => at.store.faults.break('truncated', { on: /^order/ })],
    ['breaks off', () => at.store.faults.break('reset', { on: /^order/ })],
    [
      'answers for another storefront',
      () => (at.store.altered = (body) => body.replace('"storeFront":"143441"', '"storeFront":"143444"')),
    ],
    ['has another shape', () => (at.store.altered = (body) => body.replace('"bubbles"', '"balloons"'))],
    ['finds nothing', () => at.store.faults.break('empty', { on: /^order/ })],
  ])('where the store’s own search %s, its page is asked at once', async (_, happen) => {
    happen()
    const { value, origin } = await search()
    expect([origin, value.length]).toEqual(['page', 200])
    expect(value.map(({ trackId }) => trackId).slice(0, 14)).toEqual(
      Array.from({ length: 14 }, (_, i) => `${1000 + i}`),
    )
    expect(searches()).toEqual([STORE, PAGE])
  })

  test('where neither answers the API is asked at once, and both are left alone for a while', async () => {
    at.store.faults.break({ status: 403 }, { on: /^(order|search page)/ })
    expect(await search()).toMatchObject({ origin: 'api', stale: false })
    expect(searches()).toEqual([STORE, PAGE, API])
    await search('star')
    expect(searches().slice(3)).toEqual(['search star US'])
    at.store.faults.mend()
    at.clock.advance(60_000)
    expect(await search('atlas')).toMatchObject({ origin: 'store' })
  })

  test('a page that shows many results and does not name the others is not believed', async () => {
    at.store.faults.break({ status: 429 }, { on: /^order/ })
    at.store.altered = (body) => body.replace('"nextPage"', '"next"')
    expect(await search()).toMatchObject({ origin: 'api' })
    expect(searches()).toEqual([STORE, PAGE, API])
  })

  test('a search that finds nothing is asked of all, and there is nothing', async () => {
    expect(await search('no such thing')).toMatchObject({ origin: 'api', value: [] })
    expect(searches()).toHaveLength(4)
  })

  test.each([1, 2])('a search that finds %d has as many places', async (count) => {
    at.store.apps = at.store.apps.slice(0, count)
    expect((await search()).value.map(({ trackId }) => trackId)).toEqual(['1000', '1001'].slice(0, count))
  })

  test('a page is read without advertisements and other kinds; its one exact match is place 1', async () => {
    at.store.faults.break({ status: 403 }, { on: /^order/ })
    const exact = at.store.apps.slice(0, 1)
    at.store.apps = exact
    expect((await search()).value.map(({ trackId }) => trackId)).toEqual(['1000'])
  })

  test('while the store’s order is switched off nobody asks for it', async () => {
    at.off = new Set(['searchOrder'] as const)
    expect(await search()).toMatchObject({ origin: 'api' })
    expect(searches()).toEqual([API])
  })

  test('an app that Lookup does not know yet keeps its place', async () => {
    at.store.apps = at.store.apps.slice(0, 3)
    at.store.altered = (body) =>
      body.includes('"bubbles"')
        ? searchOrder([], '143441').replace('"results":[]', '"results":[{"id":"7"},{"id":1001}]')
        : body
    expect((await search()).value.map(({ trackId, title }) => [trackId, title])).toEqual([
      ['7', '7'],
      ['1001', 'Star Atlas: Night Sky'],
    ])
  })
})
