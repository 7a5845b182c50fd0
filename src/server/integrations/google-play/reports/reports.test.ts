import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '#tests/support/providers/faults.ts'
import { PACKAGES, playClient, servedGooglePlay, type ServedGoogle } from '#tests/support/providers/google.ts'
import { factorOf } from '#server/sample/consoles/google-play/reports/install-figures.ts'
import type { GooglePlay } from '../google-play.ts'

let google: ServedGoogle
let play: GooglePlay
beforeAll(async () => {
  google = await servedGooglePlay()
  play = playClient(google)
})
beforeEach(() => {
  google.faults.reset()
  Object.assign(google.key, { lacks: [], limitedUntil: null })
})
afterAll(() => google.stop())

const [, PACKAGE = ''] = PACKAGES
const ref = { store: 'GOOGLE_PLAY' as const, trackId: PACKAGE }
const file = {
  name: `stats/installs/installs_${PACKAGE}_202605_country.csv`,
  month: '2026-05',
  writtenAt: null,
  md5: null,
}
const sum = (numbers: (number | null)[]) => numbers.reduce<number>((total, each) => total + (each ?? 0), 0)

describe('reports of the bucket', () => {
  test('are there for the months of a year, oldest first, with the time of writing', async () => {
    const files = await play.reports.list('installs', PACKAGE)
    expect(files.map(({ month }) => month)).toEqual(
      '2025-06 2025-07 2025-08 2025-09 2025-10 2025-11 2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06'.split(
        ' ',
      ),
    )
    expect(files.at(-2)?.writtenAt).toBe('2026-06-01T04:10:00.000Z')
    expect(files.at(-1)?.writtenAt).toBe('2026-06-15T04:10:00.000Z')
  })

  test('tell installs of 365 days: the market’s figures times the app’s factor', async () => {
    const files = await play.reports.list('installs', PACKAGE)
    const days = (await Promise.all(files.map((one) => play.reports.installs(one)))).flat()
    expect(new Set(days.map(({ day }) => day)).size).toBe(365)
    const market = (await google.console.parts.market.dailyPerformance(ref, 365)) ?? []
    const factor = sum(days.map(({ userInstalls }) => userInstalls)) / sum(market.map(({ downloads }) => downloads))
    expect(factor).toBeCloseTo(factorOf(PACKAGE), 2)
    expect(factor >= 0.6 && factor <= 1.5).toBe(true)
    for (const country of ['DE', 'SE']) {
      const told = days.filter((one) => one.country === country)
      const known = (await google.console.parts.market.dailyPerformance(ref, 365, country)) ?? []
      expect(told.map(({ day, userInstalls }) => ({ day, userInstalls }))).toEqual(
        known.map(({ day, downloads }) => ({ day, userInstalls: Math.round(downloads * factorOf(PACKAGE)) })),
      )
    }
    expect(await play.reports.installs(files[3]!)).toEqual(await playClient(google).reports.installs(files[3]!))
  })

  test('tell who saw the page, by country and by source, which add up to the same', async () => {
    const [countries, sources] = await Promise.all(
      (['visits-by-country', 'visits-by-source'] as const).map(async (kind) => {
        const files = await play.reports.list(kind, PACKAGE)
        return play.reports.visits(files.find(({ month }) => month === '2026-05')!)
      }),
    )
    expect(new Set(sources!.map(({ source }) => source)).size).toBe(3)
    expect(countries!.some(({ country }) => country === 'DE')).toBe(true)
    for (const figure of ['visitors', 'acquisitions'] as const)
      expect(sum(sources!.map((one) => one[figure]))).toBe(sum(countries!.map((one) => one[figure])))
    expect(countries!.every(({ visitors, acquisitions }) => visitors! >= acquisitions!)).toBe(true)
    expect(countries!.every(({ impressions }) => impressions === null)).toBe(true)
  })

  test('tell the reviews of a month, those that are stars alone, too', async () => {
    const files = await play.reports.list('reviews', PACKAGE)
    const reviews = await play.reports.reviews(files.at(-1)!)
    const { reviews: recent } = await play.reviews(PACKAGE)
    const ids = new Set(reviews.map(({ id }) => id))
    const beforeToday = recent.filter(({ changedAt }) => changedAt < '2026-06-15')
    expect(beforeToday.filter(({ id }) => !ids.has(id))).toEqual([])
    const found = reviews.find(({ id }) => id === beforeToday[0]?.id)
    expect(found).toMatchObject({
      body: beforeToday[0]?.body,
      stars: beforeToday[0]?.stars,
      createdAt: beforeToday[0]?.changedAt,
    })
    expect(reviews.filter(({ id }) => id.startsWith('csv-')).every(({ body }) => body === '')).toBe(true)
    expect(ids.size).toBe(reviews.length)
  })

  test('are listed page by page, and those of a longer name are not taken for them', async () => {
    const item = (name: string) => ({ name: `stats/installs/installs_${name}_country.csv` })
    google.faults.on(
      '/storage/v1/b',
      { status: 200, body: { items: [item(`${PACKAGE}_202605`), item(`${PACKAGE}_lite_202605`)], nextPageToken: 'n' } },
      { status: 200, body: { items: [item(`${PACKAGE}_202604`)] } },
    )
    const files = await play.reports.list('installs', PACKAGE)
    expect(files.map(({ month }) => month)).toEqual(['2026-04', '2026-05'])
    expect(google.faults.calls.at(-1)).toContain('pageToken=n')
  })

  test('that are not there, whose bucket is another’s, or that the key may not read', async () => {
    await expect(play.reports.installs({ ...file, name: 'none' })).rejects.toMatchObject({ kind: 'not-found' })
    const other = playClient(google, { reportBucket: 'pubsite_prod_7' })
    await expect(other.reports.list('reviews', PACKAGE)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(playClient(google, { reportBucket: null }).reports.list('reviews', PACKAGE)).rejects.toMatchObject({
      kind: 'not-found',
      status: null,
    })
    google.key.lacks = ['analytics']
    await expect(play.reports.installs(file)).rejects.toMatchObject({ kind: 'permission' })
  })

  test.each<[Fault, string]>([
    ['html', 'unavailable'],
    ['hangs', 'unavailable'],
    [{ status: 503 }, 'unavailable'],
    [{ status: 429 }, 'rate-limited'],
  ])('that end with %j: %s', async (fault, kind) => {
    google.faults.on('alt=media', fault)
    const client = playClient(google, {}, fault === 'hangs' ? { timeoutMs: 200 } : {})
    await expect(client.reports.installs(file)).rejects.toMatchObject({ kind })
  })

  test('that arrive damaged are not used', async () => {
    const [, known] = await play.reports.list('installs', PACKAGE)
    google.faults.on('alt=media', 'broken-bytes')
    await expect(play.reports.installs(known!)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('that break off in their middle are not used', async () => {
    const half = createServer((_, response) => {
      response.writeHead(200, { 'content-length': 1000 })
      response.write('\uFEFFDate,Country,Daily User Installs\n', 'utf16le', () => response.destroy())
    }).listen(0, '127.0.0.1')
    await once(half, 'listening')
    const { port } = half.address() as AddressInfo
    const client = playClient(
      google,
      {},
      {
        send: (request) =>
          fetch(
            request.url.includes('/storage/') ? request.url.replace(google.url, `http://127.0.0.1:${port}`) : request,
          ),
      },
    )
    await expect(client.reports.installs(file)).rejects.toMatchObject({ kind: 'unavailable', status: 200 })
    half.close()
  })
})
