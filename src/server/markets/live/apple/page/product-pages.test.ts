import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Services } from '#server/endpoints/services.ts'
import { createLog } from '#server/kernel/log.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import type { StoreFault } from '#tests/support/faults/store-faults.ts'
import { manualClock, type ManualClock } from '#tests/support/queue/manual-clock.ts'
import { starAtlas } from '#tests/support/stores/apple-apps.ts'
import { FakeApple } from '#tests/support/stores/fake-apple.ts'
import { productPage, type FakeProductPage } from '#tests/support/stores/fake-product-page.ts'
import { openGateway, type Gateway } from '../../gateway/gateway.ts'
import { StoreUnavailable, type FailureKind } from '../../gateway/store-failure.ts'
import { productPages, type ReadProductPage } from './product-pages.ts'
import { openPageReader, type PageReader } from './read-apart.ts'

const DAY_MS = 24 * 60 * 60_000
const id = String(starAtlas.trackId)
const wanted = { urgency: 'page', maxAgeMs: DAY_MS } as const
const versions = [
  { version: '2.4.0', releasedAt: '2026-02-01T08:00:00.000Z' },
  { version: '2.3.0', releasedAt: '2026-01-01T08:00:00.000Z' },
]

describeOnDatabase('product pages of the App Store', (open) => {
  let db: Services['db']
  let clock: ManualClock
  let store: FakeApple
  let gateway: Gateway
  let reader: PageReader
  let lines: string[]
  let pages: ReadProductPage

  beforeAll(async () => {
    db = (await open()).services.db
  })
  beforeEach(async () => {
    await db.deleteFrom('store_answer').execute()
    await db.deleteFrom('store_budget').execute()
    clock = manualClock()
    lines = []
    store = await FakeApple.start([starAtlas], { clock: clock.now })
    const { now, sleep } = clock
    const log = createLog('warn', (line) => lines.push(line))
    gateway = openGateway({
      db,
      store: 'APP_STORE',
      budget: 'APPLE_PAGES',
      callsPerMinute: 600,
      isOn: async () => true,
      clock: now,
      sleep,
      log,
    })
    reader = openPageReader()
    const userAgent = 'Storeglass/1.2.3'
    pages = productPages({ gateway, reader, url: store.url, timeoutMs: 15_000, userAgent, clock: now, log })
    show({ subtitle: 'Maps of the night', versions })
  })
  afterEach(async () => {
    await gateway.close()
    await reader.close()
    await store.stop()
  })

  /** The page that the store shows in the United States. */
  function show(page: FakeProductPage) {
    const { US, ...elsewhere } = starAtlas.listings
    store.apps = [{ ...starAtlas, listings: { ...elsewhere, ...(US && { US: { ...US, page } }) } }]
  }
  const read = (locale = 'en-US') => pages({ trackId: id, locale }, wanted)
  const refusal = (answer: Promise<unknown>) =>
    answer.then(
      () => expect.unreachable(),
      (error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error
        return error
      },
    )

  test('one call a day for an app and storefront, as a browser of a desktop that names this server', async () => {
    expect((await read()).value).toMatchObject({ title: 'Star Atlas: Night Sky', subtitle: 'Maps of the night' })
    clock.advance(DAY_MS)
    await read()
    expect(store.calls).toEqual([`page ${id} US`])
    expect([...store.userAgents].join()).toMatch(/^Mozilla.*Macintosh.*Storeglass\/1\.2\.3$/)
    clock.advance(1)
    await read()
    expect(store.calls).toHaveLength(2)
  })

  test('an app that is not offered in a country is an answer', async () => {
    expect(await read('fr-FR')).toMatchObject({ value: null, stale: false })
  })

  const others: [string, string][] = [
    ['without its script', '<html><body>Please consent</body></html>'],
    ['of another app', productPage('5', 'US', { title: 'Other', subtitle: 'Not this one' })],
    ['of another storefront', productPage(id, 'DE', { title: 'Sternatlas' })],
    ['cut in the middle', productPage(id, 'US', { title: 'Star Atlas', padding: 1000 }).slice(0, -900)],
  ]
  test.each(others)('a page %s is not understood: what was known stays', async (_, body) => {
    store.recorded.push({ on: /^page/, body })
    expect((await refusal(read())).cause).toMatchObject({ kind: 'malformed' })
    store.recorded.length = 0
    clock.advance(DAY_MS)
    const good = await read()
    store.recorded.push({ on: /^page/, body })
    clock.advance(2 * DAY_MS)
    expect(await read()).toEqual({ ...good, stale: true })
  })

  const faults: [string, StoreFault, FailureKind][] = [
    ['429', { status: 429 }, 'rate-limited'],
    ['403 with nothing in it', { status: 403 }, 'refused'],
    ['another host', 'elsewhere', 'malformed'],
    ['half an answer', 'truncated', 'malformed'],
  ]
  test.each(faults)('%s is a failure, and nothing is known from it', async (_, fault, kind) => {
    store.faults.break(fault)
    expect((await refusal(read())).cause).toMatchObject({ kind })
  })

  test.each([
    ['the United States', `/us/app/id${id}`],
    ['the front page of China', '/cn/iphone/today'],
  ])('sent on to %s the page is not that of the country asked for', async (_, location) => {
    store.moved.set(`/de/app/id${id}`, location)
    expect((await refusal(read('de-DE'))).cause).toMatchObject({ kind: 'malformed' })
  })

  test('the name in the address is the store’s own, and a page of 850 KB is read', async () => {
    show({ subtitle: 'Maps', versions, padding: 850_000 })
    store.moved.set(`/us/app/id${id}`, `/us/app/star-atlas/id${id}`)
    expect((await read()).value?.subtitle).toBe('Maps')
  })

  test('a history that shrinks to half is said in the log, and the longer one stays', async () => {
    await read()
    show({ subtitle: 'New', versions: versions.slice(0, 1) })
    clock.advance(2 * DAY_MS)
    const { value } = await read()
    expect(value).toMatchObject({ subtitle: 'New', versions: [{ version: '2.4.0' }, { version: '2.3.0' }] })
    expect(lines.join()).toContain('"part":"versions","before":2,"now":1')
  })

  test('a copy of the store that is behind changes nothing', async () => {
    await read()
    show({ subtitle: 'Before', versions: versions.slice(1) })
    clock.advance(2 * DAY_MS)
    expect((await read()).value?.subtitle).toBe('Maps of the night')
  })
})
