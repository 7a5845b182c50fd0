import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { openLocalStores, type LocalStores } from '../open-local-stores.ts'

let stores: LocalStores
beforeAll(async () => {
  stores = await openLocalStores({ port: 0, clock: () => new Date('2026-11-21T12:00:00Z') })
})
afterAll(() => stores.close())

const inAmerica = { 'x-apple-store-front': '143441,24 t:native' }
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${stores.url}${path}`, { headers })).text()
const scriptOf = async (path: string): Promise<unknown> =>
  JSON.parse(/id="serialized-server-data">(.*?)<\/script>/s.exec(await textOf(path))?.[1] ?? 'null')

const Order = v.object({
  metricsBase: v.object({ storeFront: v.string() }),
  bubbles: v.array(v.object({ name: v.string(), results: v.array(v.object({ id: v.string() })) })),
  storePlatformData: v.object({
    'native-search-lockup-search': v.object({ results: v.record(v.string(), v.object({ name: v.string() })) }),
  }),
})

async function orderOf(term: string, headers = inAmerica) {
  const answer = await textOf(`/WebObjects/MZStore.woa/wa/search?term=${encodeURIComponent(term)}`, headers)
  return v.parse(Order, JSON.parse(answer))
}

test('the store’s own search names all apps in its order, and tells the texts of the first eight', async () => {
  const { metricsBase, bubbles, storePlatformData } = await orderOf('sleep sounds')
  expect(metricsBase.storeFront).toBe('143441')
  const ids = bubbles[0]?.results.map(({ id }) => id) ?? []
  expect(ids.length).toBeGreaterThan(50)
  const told = Object.keys(storePlatformData['native-search-lockup-search'].results)
  expect(told.toSorted()).toEqual(ids.slice(0, 8).toSorted())
})

const SearchPage = v.object({
  data: v.tuple([
    v.object({
      intent: v.object({ $kind: v.literal('SearchResultsPageIntent'), term: v.string(), storefront: v.string() }),
      data: v.object({
        shelves: v.array(
          v.object({
            items: v.array(v.object({ resultType: v.string(), lockup: v.object({ adamId: v.string() }) })),
          }),
        ),
        nextPage: v.object({ results: v.array(v.object({ id: v.string() })) }),
      }),
    }),
  ]),
})

test('the search page has the same order, with an advertisement among the first', async () => {
  const [{ intent, data }] = v.parse(SearchPage, await scriptOf('/us/iphone/search?term=sleep+sounds')).data
  expect(intent).toMatchObject({ term: 'sleep sounds', storefront: 'us' })
  const items = data.shelves[0]?.items ?? []
  expect(items.map(({ resultType }) => resultType).filter((type) => type === 'ad')).toHaveLength(1)
  const shown = items.filter(({ resultType }) => resultType === 'content').map(({ lockup }) => lockup.adamId)
  const order = (await orderOf('sleep sounds')).bubbles[0]?.results.map(({ id }) => id)
  expect([...shown, ...data.nextPage.results.map(({ id }) => id)]).toEqual(order)
})

const ChartsPage = v.object({
  data: v.tuple([
    v.object({
      data: v.object({
        segments: v.array(
          v.object({
            chart: v.string(),
            shelves: v.array(v.object({ items: v.array(v.object({ adamId: v.string(), subtitle: v.string() })) })),
            nextPage: v.object({ remainingContent: v.array(v.object({ id: v.string() })) }),
          }),
        ),
      }),
    }),
  ]),
})

test('the charts page goes on where the feed of the same chart ends', async () => {
  const [{ data }] = v.parse(ChartsPage, await scriptOf('/us/iphone/charts/36?chart=top-free')).data
  const [free, paid] = data.segments
  expect([free?.chart, paid?.chart]).toEqual(['top-free', 'top-paid'])
  const first = free?.shelves[0]?.items.map(({ adamId }) => adamId) ?? []
  expect(first).toHaveLength(25)
  const places = [...first, ...(free?.nextPage.remainingContent.map(({ id }) => id) ?? [])]
  expect(places).toHaveLength(200)
  const Feed = v.object({
    feed: v.object({ entry: v.array(v.object({ id: v.object({ attributes: v.object({ 'im:id': v.string() }) }) })) }),
  })
  const { feed } = v.parse(Feed, JSON.parse(await textOf('/us/rss/topfreeapplications/limit=200/json')))
  expect(feed.entry.map(({ id }) => id.attributes['im:id'])).toEqual(places.slice(0, 100))
})

test('grossing apps are told by the application’s own call alone, and no storefront, no answer', async () => {
  const path = '/WebObjects/MZStore.woa/wa/viewTop?genreId=36&popId=38'
  const answer = await textOf(path, { 'x-apple-store-front': '143441-1,29' })
  expect(answer.match(/"99\d+"/g)?.length).toBeGreaterThan(100)
  expect((await fetch(`${stores.url}${path}`)).status).toBe(400)
})
