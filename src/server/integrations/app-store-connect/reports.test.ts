import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { daysBetween } from '#contract/protocol/days.ts'
import { serveAppStoreConnect, type ServedAppStoreConnect } from '#tests/support/providers/app-store-connect.ts'
import { sendOverNetwork } from '#server/integrations/provider/send.ts'
import { serve } from '#tests/support/providers/serve.ts'
import { openAppStoreConnect } from './app-store-connect.ts'
import type { DownloadRow, EngagementRow } from './analytics-rows.ts'
import { reportRows } from './report-rows.ts'
import type { SalesRow } from './sales.ts'

let store: ServedAppStoreConnect
let app: string
beforeAll(async () => {
  store = await serveAppStoreConnect()
  app = store.trackIds[0] ?? ''
})
beforeEach(() => store.reset())
afterAll(() => store.stop())

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const unitsOf = (rows: readonly SalesRow[], kind: SalesRow['kind']) =>
  sum(rows.filter((row) => row.kind === kind && row.trackId === app).map(({ units }) => units))

async function all<T>(rows: AsyncGenerator<T>): Promise<T[]> {
  const list: T[] = []
  for await (const row of rows) list.push(row)
  return list
}

describe('sales', () => {
  test('of a day come by app, country and kind, with money in the currencies they came in', async () => {
    const rows = (await store.client().salesReport('2026-06-13')) ?? []
    expect(rows.every(({ day }) => day === '2026-06-13')).toBe(true)
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['download', 'redownload', 'update', 'purchase']))
    expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'GBP', 'JPY', 'SEK', 'USD']))
    expect(rows.find(({ country, kind }) => country === 'JP' && kind === 'purchase')?.currency).toBe('JPY')
    const apps = await store.client().apps()
    const skus = new Set(apps.map(({ sku }) => sku))
    const purchases = rows.filter(({ kind }) => kind === 'purchase')
    expect(purchases.every(({ parentSku }) => parentSku !== null && skus.has(parentSku))).toBe(true)
    expect(purchases.every(({ units, proceeds }) => Math.sign(units) === Math.sign(proceeds))).toBe(true)
  })

  test('are near the market’s estimate, by a factor of the app’s own, and stay as they are', async () => {
    const estimated = await store.parts.market.dailyPerformance({ store: 'APP_STORE', trackId: app }, 10, 'US')
    const client = store.client()
    const ratios = await Promise.all(
      (estimated ?? []).map(async ({ day, downloads }) => {
        const rows = ((await client.salesReport(day)) ?? []).filter(({ country }) => country === 'US')
        return unitsOf(rows, 'download') / downloads
      }),
    )
    // The tenth is of today, in California still of yesterday.
    expect(ratios.length).toBe(10)
    expect(Math.max(...ratios) / Math.min(...ratios)).toBeLessThan(1.3)
    expect(sum(ratios) / 10).toBeGreaterThan(0.5)
    expect(sum(ratios) / 10).toBeLessThan(1.6)
    const before = await client.salesReport('2026-06-01')
    store.setNow('2026-08-20T20:00:00Z')
    expect(await client.salesReport('2026-06-01')).toEqual(before)
  })

  test('of yesterday come at 8 in California, and are kept for a year', async () => {
    const client = store.client()
    store.setNow('2026-06-15T14:59:00Z')
    expect(await client.salesReport('2026-06-14')).toBeNull()
    store.setNow('2026-06-15T15:00:00Z')
    expect(await client.salesReport('2026-06-14')).not.toEqual([])
    expect(await client.salesReport('2025-06-15')).not.toEqual([])
    await expect(client.salesReport('2025-06-14')).rejects.toMatchObject({ kind: 'not-found' })
    expect(await store.client({ vendorNumber: null }).salesReport('2026-06-13')).toBeNull()
  })

  test.each(['broken-bytes', 'truncated', 'html', 'elsewhere', { status: 200 }, { status: 502 }] as const)(
    'of a report that comes as %o are unavailable, never none',
    async (fault) => {
      store.faults.next(fault)
      const sales = store.client().salesReport('2026-06-13')
      await expect(sales).rejects.toMatchObject({ name: 'ProviderFailure', kind: 'unavailable' })
    },
  )

  test('that were given back are negative, whatever sign Apple writes before the proceeds of one', async () => {
    const head = ['Product Type Identifier', 'Units', 'Developer Proceeds', 'Begin Date', 'Country Code']
    const header = [...head, 'Currency of Proceeds', 'Apple Identifier'].join('\t')
    const row = (units: number, proceeds: number) => ['IA1', units, proceeds, '06/13/2026', 'DE', 'EUR', '6'].join('\t')
    const text = [header, row(2, 0.7), row(-1, 0.7), row(-1, -0.7)].join('\n')
    const packed = gzipSync(text)
    const fake = await serve(async () => new Response(packed))
    const client = openAppStoreConnect({
      baseUrl: fake.url,
      credentials: store.credentials,
      send: sendOverNetwork,
      clock: store.now,
    })
    const rows = await client.salesReport('2026-06-13')
    await fake.stop()
    expect(rows?.map(({ units, proceeds }) => [units, proceeds])).toEqual([
      [2, 1.4],
      [-1, -0.7],
      [-1, -0.7],
    ])
  })

  test('of a day without any are none', async () => {
    store.keys.forEach((key) => (key.trackIds = []))
    expect(await store.client().salesReport('2026-06-13')).toEqual([])
  })
})

describe('analytics', () => {
  const started = async (access: 'ONGOING' | 'ONE_TIME_SNAPSHOT' = 'ONGOING') => {
    const client = store.client()
    const { id } = await client.ensureReportRequest(app, access)
    const report = async (name: 'engagement' | 'downloads') => (await client.report(id, name)) ?? ''
    return { client, id, report }
  }

  test('are asked for once, and come a day later', async () => {
    const client = store.client()
    expect(await client.ensureReportRequest(app)).toMatchObject({ isNew: true })
    const { id, isNew } = await client.ensureReportRequest(app)
    expect(isNew).toBe(false)
    const report = await client.report(id, 'engagement')
    expect(await client.instances(report ?? '')).toEqual([])
    store.setNow('2026-06-16T19:59:00Z')
    expect(await client.instances(report ?? '')).toEqual([])
    store.setNow('2026-06-18T20:01:00Z')
    const instances = await client.instances(report ?? '')
    expect(instances.map(({ processingDate }) => processingDate)).toEqual(['2026-06-16', '2026-06-17', '2026-06-18'])
    expect(await client.instances(report ?? '', '2026-06-18')).toHaveLength(1)
  })

  test('of a request that somebody else made meanwhile are found', async () => {
    const client = store.client()
    await client.ensureReportRequest(app)
    store.faults.on('GET', { status: 200, body: { data: [] } })
    expect(await client.ensureReportRequest(app)).toMatchObject({ isNew: false })
  })

  test('tell impressions and page views by source and country, and correct days that they told before', async () => {
    const { client, report } = await started()
    store.setNow('2026-06-18T20:01:00Z')
    const [, second, third] = await client.instances(await report('engagement'))
    const rows = await all(client.engagement(third?.id ?? ''))
    expect([...new Set(rows.map(({ day }) => day))]).toEqual(['2026-06-15', '2026-06-16', '2026-06-17'])
    expect(new Set(rows.map(({ event }) => event))).toEqual(new Set(['Impression', 'Page view', 'Tap']))
    expect(rows.every(({ trackId }) => trackId === app)).toBe(true)
    expect(new Set(rows.map(({ sourceType }) => sourceType)).size).toBe(4)
    expect(rows.map(({ country }) => country)).toContain('JP')
    const countOf = (list: EngagementRow[], event: string, day: string) =>
      sum(list.filter((row) => row.event === event && row.day === day).map(({ counts }) => counts))
    const views = countOf(rows, 'Page view', '2026-06-16')
    expect(countOf(rows, 'Impression', '2026-06-16')).toBeGreaterThan(2 * views)
    const before = await all(client.engagement(second?.id ?? ''))
    expect(countOf(before, 'Page view', '2026-06-16')).toBeLessThan(views)
    expect(countOf(before, 'Page view', '2026-06-15')).toBe(countOf(rows, 'Page view', '2026-06-15'))
  })

  test('tell the same downloads as sales do', async () => {
    const { client, report } = await started()
    store.setNow('2026-06-18T20:01:00Z')
    const instances = await client.instances(await report('downloads'))
    const rows: DownloadRow[] = await all(client.downloads(instances.at(-1)?.id ?? ''))
    const first = rows.filter(({ day, downloadType }) => day === '2026-06-16' && downloadType === 'First-time download')
    const sales = (await client.salesReport('2026-06-16')) ?? []
    expect(sum(first.map(({ counts }) => counts))).toBe(unitsOf(sales, 'download'))
  })

  test('of the year before are one snapshot of several segments', async () => {
    const { client, report } = await started('ONE_TIME_SNAPSHOT')
    store.setNow('2026-06-16T20:01:00Z')
    const instances = await client.instances(await report('downloads'))
    expect(instances).toHaveLength(1)
    const days = new Set((await all(client.downloads(instances[0]!.id))).map(({ day }) => day))
    expect(daysBetween([...days][0]!, [...days].at(-1)!)).toBe(364)
    expect(store.faults.calls.filter((call) => call.includes('GET /segments/'))).toHaveLength(12)
  })

  test.each([
    ['whose bytes are others than their checksum says', 'broken-bytes'],
    ['that break off', 'truncated'],
    ['that are elsewhere', 'elsewhere'],
    ['whose address has expired', { status: 403 }],
  ] as const)('in segments %s are unavailable', async (_, fault) => {
    const { client, report } = await started()
    store.setNow('2026-06-18T20:01:00Z')
    const [first] = await client.instances(await report('downloads'))
    store.faults.on('GET /segments/', fault)
    const failed = all(client.downloads(first!.id))
    await expect(failed).rejects.toMatchObject({ name: 'ProviderFailure', kind: 'unavailable' })
  })

  test.each([
    ['http://elsewhere.example.com/segment', 'has no certificate'],
    ['https://127.0.0.1/segment', 'is of this machine'],
    ['https://[::1]/segment', 'is of this machine'],
    ['https://10.0.0.1/segment', 'is of the local network'],
    ['https://router.local/segment', 'is of the local network'],
    ['https://localhost/segment', 'is of this machine'],
    ['https://storage.example.com:8443/segment', 'has a port of its own'],
    ['file:///etc/passwd', 'is a file'],
  ])('at %s, which %s, are not fetched', async (url) => {
    const { client, report } = await started()
    store.setNow('2026-06-18T20:01:00Z')
    const [first] = await client.instances(await report('downloads'))
    store.faults.on('/segments', { status: 200, body: { data: [{ id: '1', attributes: { url } }] } })
    const failed = all(client.downloads(first!.id))
    await expect(failed).rejects.toMatchObject({ message: expect.stringMatching(/not allowed/) })
  })

  test('are fetched without the token', async () => {
    const { client, report } = await started()
    store.setNow('2026-06-18T20:01:00Z')
    const [first] = await client.instances(await report('downloads'))
    const authorizations: (string | null)[] = []
    store.faults.watch((request) => {
      if (new URL(request.url).pathname.startsWith('/segments/'))
        authorizations.push(request.headers.get('authorization'))
    })
    await all(client.downloads(first!.id))
    expect(authorizations).toEqual([null])
  })
})

describe('a report’s file', () => {
  const needed = ['units']
  const read = (bytes: Uint8Array) => all(reportRows(bytes, needed))

  test('is read by the names of its columns, in whatever order, with quotes in titles', async () => {
    const text = '\uFEFFTitle\tNew Column\tUnits \r\nSay "hi\tx\t3\r\n'
    const rows = [{ title: 'Say "hi', 'new column': 'x', units: '3' }]
    expect(await read(gzipSync(text))).toEqual(rows)
    expect(await read(new TextEncoder().encode(text))).toEqual(rows)
  })

  test.each([
    ['that is cut off', gzipSync('Units\n1\n2\n3\n').subarray(0, 20)],
    ['with broken bytes', gzipSync('Units\n'.repeat(500)).fill(7, 12, 30)],
    ['without a column that is needed', gzipSync('Title\nA\n')],
    ['that is empty', new Uint8Array()],
    ['that is a web page', new TextEncoder().encode('<h1>Welcome to nginx!</h1>')],
    ['whose line never ends', gzipSync(`Units\n${'1'.repeat(200_000)}`)],
  ])('%s is unavailable', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ name: 'ProviderFailure', kind: 'unavailable' })
  })

  test('without rows has none', async () => {
    expect(await read(gzipSync('Units\n'))).toEqual([])
  })
})
