import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adsApps, failureOf, serveAds, type ServedAds } from '#tests/support/providers/apple-ads.ts'
import type { AppleAds } from './apple-ads.ts'
import { BULK_MAX } from './bulk.ts'
import type { AdGroup, Campaign } from './entities.ts'

let ads: ServedAds
let client: AppleAds
let campaign: Campaign
let group: AdGroup
beforeAll(async () => {
  ads = await serveAds()
  client = ads.open((await ads.giveOut()).credentials)
  campaign = (await client.campaigns()).find(({ name }) => name.includes('Category'))!
  group = (await client.adGroups(campaign.id)).find(({ name }) => name === 'Exact')!
})
beforeEach(() => {
  ads.faults.reset()
  ads.sent.length = 0
})
afterAll(() => ads.stop())

const draft = (text: string) => ({ adGroupId: group.id, text, matchType: 'EXACT', bid: null }) as const
const usd = (amount: string) => ({ amount, currency: 'USD' })

describe('what an account holds', () => {
  test('is read: campaigns of its apps with budgets, states and why one does not serve', async () => {
    const campaigns = await client.campaigns()
    expect(new Set(campaigns.map(({ appId }) => appId))).toEqual(new Set(adsApps))
    expect(campaign).toMatchObject({
      status: 'ENABLED',
      systemStatus: 'RUNNING',
      dailyBudget: usd('100.00'),
      countries: ['US'],
      placements: ['APPSTORE_SEARCH_RESULTS'],
    })
    const paused = campaigns.find(({ status }) => status === 'PAUSED')
    expect(paused).toMatchObject({ systemStatus: 'NOT_RUNNING', systemStatusReasons: ['PAUSED_BY_USER'] })
  })

  test('is read: keywords of a campaign or an ad group, and negative ones', async () => {
    const all = await client.keywords({ campaignId: campaign.id })
    const some = await client.keywords({ adGroupId: group.id })
    expect(some.length).toBeGreaterThan(5)
    expect(all.length).toBeGreaterThan(some.length)
    expect(all).toEqual(expect.arrayContaining(some))
    expect(await client.negativeKeywords({ campaignId: campaign.id })).toMatchObject([
      { matchType: 'EXACT', adGroupId: null, status: 'ENABLED' },
    ])
  })

  test('is read page after page, each entity once', async () => {
    await client.createKeywords(Array.from({ length: 450 }, (_, at) => draft(`paged ${at}`)))
    await client.createKeywords(Array.from({ length: 450 }, (_, at) => draft(`paged further ${at}`)))
    await client.createKeywords(Array.from({ length: 450 }, (_, at) => draft(`paged on ${at}`)))
    ads.sent.length = 0
    const all = await client.keywords({ adGroupId: group.id })
    expect(ads.sent.map(({ body }) => (JSON.parse(body) as { pagination: object }).pagination)).toMatchObject([
      { offset: 0, pageSize: 1000, fetchTotalCount: true },
      { offset: 1000 },
    ])
    expect(all.length).toBeGreaterThan(1350)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })
})

describe('writes of keywords', () => {
  test('tell of each item what became of it; the good ones are done', async () => {
    const outcomes = await client.createKeywords([
      { ...draft('rain at night'), bid: usd('1.35') },
      { ...draft('lost'), adGroupId: '4242' },
      draft('x'.repeat(81)),
      draft('rain at night'),
      draft('soft rain'),
    ])
    expect(outcomes).toMatchObject([
      { state: 'done', value: { text: 'rain at night', bid: usd('1.35'), status: 'ENABLED', adGroupId: group.id } },
      { state: 'refused', code: 'ENTITY_NOT_FOUND', detail: 'There is no such adGroupId.' },
      { state: 'refused', code: 'INVALID_FIELD' },
      { state: 'refused', code: 'DUPLICATE_KEYWORD' },
      { state: 'done', value: { text: 'soft rain', bid: group.bidStrategy.bid } },
    ])
    const texts = (await client.keywords({ adGroupId: group.id })).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['rain at night', 'soft rain']))
    expect(texts).not.toContain('lost')
  })

  test('change bids and states of keywords whose ids no number holds, and nothing else', async () => {
    const [keyword, other] = await client.keywords({ adGroupId: group.id })
    expect(Number.isSafeInteger(Number(keyword!.id))).toBe(false)
    const outcomes = await client.updateKeywords([
      { id: keyword!.id, bid: usd('2.05') },
      { id: other!.id, status: 'PAUSED' },
      { id: '9223372036854775807', status: 'PAUSED' },
      { id: keyword!.id, bid: usd('5000') },
    ])
    expect(ads.sent.at(-1)?.body).toContain(`"id":${keyword!.id},`)
    expect(outcomes).toMatchObject([
      { state: 'done', value: { id: keyword!.id, text: keyword!.text, bid: usd('2.05'), status: 'ENABLED' } },
      { state: 'done', value: { id: other!.id, bid: other!.bid, status: 'PAUSED', displayStatus: 'PAUSED' } },
      { state: 'refused', code: 'ENTITY_NOT_FOUND' },
      { state: 'refused', code: 'INVALID_FIELD' },
    ])
    const after = await client.keywords({ adGroupId: group.id })
    expect(after.find(({ id }) => id === keyword!.id)?.bid).toEqual(usd('2.05'))
    expect(after.find(({ id }) => id === other!.id)?.status).toBe('PAUSED')
  })

  test('exclude terms from a campaign or an ad group, and let them in again', async () => {
    const outcomes = await client.createNegativeKeywords([
      { campaignId: campaign.id, text: 'free', matchType: 'BROAD' },
      { adGroupId: group.id, text: 'alarm', matchType: 'EXACT' },
    ])
    expect(outcomes).toMatchObject([
      { state: 'done', value: { campaignId: campaign.id, adGroupId: null } },
      { state: 'done', value: { campaignId: campaign.id, adGroupId: group.id } },
    ])
    const [first] = outcomes
    const id = first?.state === 'done' ? first.value.id : ''
    expect(await client.updateNegativeKeywords([{ id, status: 'PAUSED' }])).toMatchObject([
      { state: 'done', value: { text: 'free', status: 'PAUSED' } },
    ])
    expect(await client.negativeKeywords({ adGroupId: group.id })).toMatchObject([{ text: 'alarm' }])
  })

  test('that Apple says nothing of, or nothing that can be read, are unknown', async () => {
    const answer = {
      result: [
        { correlationId: 1, success: true, result: { id: 'x' } },
        { correlationId: 2, success: false },
      ],
    }
    ads.faults.on('/keywords/bulk-create', { status: 200, body: answer })
    expect(await client.createKeywords([draft('a'), draft('b'), draft('c')])).toEqual([
      { state: 'unknown' },
      { state: 'unknown' },
      { state: 'refused', code: null, detail: null },
    ])
  })

  test('that break off may have been done: reading shows it', async () => {
    ads.faults.on('/keywords/bulk-create', { status: 502, after: true })
    expect(await failureOf(client.createKeywords([draft('broken off')]))).toMatchObject({ kind: 'unknown-outcome' })
    const texts = (await client.keywords({ adGroupId: group.id })).map(({ text }) => text)
    expect(texts).toContain('broken off')
  })

  test('that can never be good are not sent', async () => {
    const refused = [
      client.createKeywords(Array.from({ length: BULK_MAX + 1 }, () => draft('many'))),
      client.createKeywords([draft(' ')]),
      client.createKeywords([{ ...draft('dear'), bid: usd('1.005') }]),
      client.updateKeywords([{ id: '1', bid: usd('0') }]),
      client.updateKeywords([{ id: 'abc', status: 'PAUSED' }]),
    ]
    for (const each of refused) {
      expect(await failureOf(each)).toMatchObject({
        kind: 'refused',
        status: null,
        detail: expect.any(String) as string,
      })
    }
    expect(await client.updateKeywords([])).toEqual([])
    expect(ads.sent).toEqual([])
  })

  test('stay with their account', async () => {
    const other = ads.open((await ads.giveOut()).credentials)
    const [theirs] = await other.campaigns()
    expect(await client.keywords({ campaignId: theirs!.id })).toEqual([])
  })
})
