import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moorlight } from '#server/sample/apps/moorlight.ts'
import { sampleApps } from '#server/sample/apps.ts'
import type { SampleApp } from '#server/sample/sample-app.ts'
import { hasRealData, realFile } from '#tests/support/stores/real-data.ts'
import { openLocalStores, type LocalStores } from '../../open-local-stores.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function dataOf(html: string): Json {
  const script = /<script[^>]* id="serialized-server-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const root: unknown = JSON.parse(script)
  const [first] = isObject(root) && Array.isArray(root['data']) ? root['data'] : []
  if (!isObject(first)) throw new Error('The page holds no data')
  return first
}

/** Keys with the kinds of their values; the members of a list are told as one. */
function shapeOf(value: unknown, path = '', shape = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) for (const member of value) shapeOf(member, `${path}[]`, shape)
  else if (isObject(value)) for (const [key, member] of Object.entries(value)) shapeOf(member, `${path}.${key}`, shape)
  if (value !== null) shape.set(path, Array.isArray(value) ? 'list' : typeof value)
  return shape
}

let stores: LocalStores
beforeAll(async () => {
  stores = await openLocalStores({ port: 0, clock: () => new Date('2026-11-21T12:00:00Z') })
})
afterAll(() => stores.close())

const get = (path: string) => fetch(`${stores.url}${path}`, { redirect: 'manual' })
const page = async (path: string) => dataOf(await (await get(path)).text())
const { trackId } = moorlight.ref

/** An app in Japan whose developer has others there. */
async function withSiblings(): Promise<SampleApp> {
  const apps = (await sampleApps()).filter(({ ref, locales }) => ref.store === 'APP_STORE' && locales.includes('ja-JP'))
  const found = apps.find((app) => apps.some((one) => one !== app && one.developerName === app.developerName))
  if (!found) throw new Error('Every developer has one app only')
  return found
}

describe('the product page of the local App Store', () => {
  test('names the app, its storefront and its language', async () => {
    const { intent, data } = await page(`/de/app/id${trackId}`)
    expect(intent).toMatchObject({ id: trackId, storefront: 'de', language: 'de-DE', isDefaultLanguage: true })
    expect(data).toMatchObject({
      $kind: 'ShelfBasedProductPage',
      lockup: { adamId: trackId, subtitle: expect.any(String) },
      developerAction: { title: 'Low Fen Studio' },
    })
  })

  test('tells 25 versions, purchases with local prices, ratings by stars, and eight reviews', async () => {
    const { data } = await page(`/de/app/moorlight/id${trackId}`)
    const { shelfMapping } = data as { shelfMapping: Record<string, { items: Json[]; seeAllAction: Json | null }> }
    const history = shelfMapping['mostRecentVersion']?.seeAllAction?.['pageData'] as { shelves: { items: Json[] }[] }
    expect(history.shelves[0]?.items).toHaveLength(25)
    expect(history.shelves[0]?.items[0]?.['secondarySubtitle']).toMatch(
      /^\w{3} \w{3} \d\d 2026 \d\d:\d\d:\d\d GMT\+0000 \(Coordinated Universal Time\)$/,
    )
    const pairs = JSON.stringify(shelfMapping['information']?.items)
    expect(pairs).toContain('{"$kind":"textPair","leadingText":"Rain mixer"')
    expect(pairs).toMatch(/"trailingText":"1,99\s€"/)
    const [ratings] = shelfMapping['productRatings']?.items ?? []
    const counts = ratings?.['ratingCounts'] as number[]
    expect(counts).toHaveLength(5)
    expect(Math.round(counts.reduce((sum, count) => sum + count, 0))).toBe(ratings?.['totalNumberOfRatings'])
    expect(counts[0]).toBeGreaterThan(counts[4] ?? Infinity)
    expect(shelfMapping['allProductReviews']?.items).toHaveLength(8)
    expect(shelfMapping['similarItems']?.items.length).toBeGreaterThan(3)
  })

  test('shows the texts of another language on request, and the prices stay those of the storefront', async () => {
    const { intent, data } = await page(`/us/app/id${trackId}?l=fr-FR`)
    expect(intent).toMatchObject({ storefront: 'us', language: 'fr-FR', isDefaultLanguage: false })
    expect(JSON.stringify(data)).toContain('Achats intégrés')
    expect(JSON.stringify(data)).toContain('"$1.99"')
  })

  test('names the other languages of the storefront, and answers in its own where it is asked for another', async () => {
    expect(await (await get(`/us/app/id${trackId}`)).text()).toMatch(/data-testid="other-language-fr-FR".*es-MX/)
    const { intent } = await page(`/us/app/id${trackId}?l=ja`)
    expect(intent).toMatchObject({ storefront: 'us', language: 'en-US', isDefaultLanguage: true })
  })

  test('what is not listed is 404 without data, and an unknown storefront leads to the American one', async () => {
    const missing = await get('/de/app/id1')
    expect(missing.status).toBe(404)
    expect(await missing.text()).not.toContain('serialized-server-data')
    const elsewhere = await get(`/zz/app/id${trackId}`)
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, `/us/app/id${trackId}`])
  })

  test.runIf(hasRealData)('has every key of a recorded page, of the same kind', async () => {
    const recorded = shapeOf(
      dataOf(readFileSync(realFile('stores-2026', 'apple-page', 'kakeibo-jp-trimmed.html'), 'utf8')),
    )
    const own = shapeOf(await page(`/jp/app/id${trackId}`))
    // Moorlight's developer has no other app.
    shapeOf(await page(`/jp/app/id${(await withSiblings()).ref.trackId}`), '', own)
    // A running test of the page, and parts of the shelves that only some apps have.
    const others = /pageExperiment|tertiaryTitle|allProductReviews.*response/
    const missing = [...recorded].filter(([path, kind]) => !others.test(path) && own.get(path) !== kind)
    expect(missing).toEqual([])
  })
})
