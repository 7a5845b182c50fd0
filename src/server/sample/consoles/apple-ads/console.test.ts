import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAppleAds } from '#server/integrations/apple-ads/apple-ads.ts'
import type { AppleAdsCredentials } from '#server/integrations/provider/credentials.ts'
import { serveAds, type AdsKey, type ServedAds } from '#tests/support/providers/apple-ads.ts'
import { openAppleAdsConsole } from './console.ts'

let ads: ServedAds
let key: AdsKey
beforeAll(async () => {
  ads = await serveAds()
  key = await ads.giveOut()
})
afterAll(() => ads.stop())

/** As the product calls it: within the process, under Apple's own addresses. */
const within = (credentials: AppleAdsCredentials) =>
  openAppleAds({
    credentials,
    send: openAppleAdsConsole(ads.console.parts),
    clock: ads.console.now,
    baseUrl: 'https://api.ads.apple.com/v1',
    tokenUrl: 'https://appleid.apple.com/auth/oauth2/token',
  })

describe('the fictional console of Apple Ads', () => {
  test('tells the same after a restart: entities, what was written, and figures', async () => {
    const [one, other] = [within(key.credentials), within(key.credentials)]
    const campaign = (await one.campaigns()).find(({ name }) => name.includes('Category'))
    const campaignId = campaign!.id
    const [keyword] = await one.keywords({ campaignId })
    const bid = { amount: '3.33', currency: 'USD' }
    await one.updateKeywords([{ id: keyword!.id, bid }])
    expect(await other.campaigns()).toEqual(await one.campaigns())
    expect((await other.keywords({ campaignId }))[0]).toMatchObject({ id: keyword!.id, bid })
    const range = { start: '2026-04-01', end: '2026-06-14', timeZone: 'UTC', granularity: 'DAILY' } as const
    const report = await one.report({ level: 'keywords', campaignId, range })
    expect(report[0]?.granularMetrics).toHaveLength(75)
    expect(await other.report({ level: 'keywords', campaignId, range })).toEqual(report)
  })

  test('keeps its campaigns from day to day, whatever the market ranks then', async () => {
    const before = await within(key.credentials).campaigns()
    ads.console.setNow('2026-07-20T12:00:00.000Z')
    expect(await within(key.credentials).campaigns()).toEqual(before)
    ads.console.setNow('2026-06-15T12:00:00.000Z')
  })

  test('has nothing for a key without apps', async () => {
    const none = await ads.giveOut({ trackIds: [] })
    const client = within(none.credentials)
    expect(await client.campaigns()).toEqual([])
    expect((await client.check([])).apps).toEqual([])
  })
})

describe('a call that its client never makes is refused as Apple does', () => {
  async function ask(path: string, body: object, context: string | null = `adAccountId=${key.credentials.accountId}`) {
    const send = openAppleAdsConsole(ads.console.parts)
    const secrets: string[] = []
    const client = openAppleAds({
      credentials: key.credentials,
      clock: ads.console.now,
      baseUrl: 'http://ads.example/v1',
      tokenUrl: 'http://ads.example/auth/oauth2/token',
      send: (request) => {
        secrets.push(request.headers.get('authorization') ?? '')
        return send(request)
      },
    })
    await client.account()
    const headers = { authorization: secrets.at(-1)!, ...(context !== null && { 'x-ap-context': context }) }
    const response = await send(
      new Request(`http://ads.example/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
    return { status: response.status, body: (await response.json()) as object }
  }
  const refused = (code: string) => ({ result: null, error: { details: [{ code }] } })
  const bad = { correlationId: 0, data: { adGroupId: 1, text: 'rain' } }

  test.each<[string, string, object, number, object]>([
    ['keywords of everything', '/keywords/query', {}, 400, refused('MISSING_FILTER')],
    [
      'by a filter that there is none of',
      '/campaigns/query',
      { filters: [{ field: 'colour', operator: 'EQUALS', value: 'red' }] },
      400,
      refused('INVALID_FILTER'),
    ],
    [
      'a report without a campaign',
      '/reports/apps/campaigns/query',
      { timeRange: { start: '2026-06-01', end: '2026-06-02' } },
      400,
      refused('MISSING_FILTER'),
    ],
    ['one bad item, all or nothing', '/keywords/bulk-create', { items: [bad] }, 400, refused('ENTITY_NOT_FOUND')],
    [
      'too many items',
      '/keywords/bulk-create',
      { allowPartialSuccess: true, items: Array.from({ length: 1001 }, () => bad) },
      400,
      refused('TOO_MANY_ITEMS'),
    ],
    ['something else', '/campaigns/nothing', {}, 404, { error: { code: 'NOT_FOUND' } }],
  ])('%s', async (_, path, body, status, expected) => {
    expect(await ask(path, body)).toMatchObject({ status, body: expected })
  })

  test('of no account, or of an account of others', async () => {
    expect(await ask('/campaigns/query', {}, null)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST' } },
    })
    expect(await ask('/campaigns/query', {}, 'adAccountId=1')).toMatchObject({ status: 403 })
  })
})
