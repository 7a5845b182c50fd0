import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { daysBefore, type IsoDay } from '#contract/protocol/days.ts'
import { failureOf, serveAds, type ServedAds } from '#tests/support/providers/apple-ads.ts'
import type { AppleAds } from './apple-ads.ts'
import type { Campaign } from './entities.ts'
import { checkRange, type ReportLevel, type ReportRange } from './report-range.ts'

let ads: ServedAds
let client: AppleAds
let campaign: Campaign
beforeAll(async () => {
  ads = await serveAds()
  client = ads.open((await ads.giveOut()).credentials)
  campaign = (await client.campaigns()).find(({ name }) => name.includes('Category'))!
})
beforeEach(() => {
  ads.faults.reset()
  ads.sent.length = 0
})
afterAll(() => ads.stop())

const range = (start: IsoDay, end: IsoDay, granularity: ReportRange['granularity'] = null): ReportRange => ({
  start,
  end,
  timeZone: 'ORTZ',
  granularity,
})
const month = range('2026-05-01', '2026-05-31', 'DAILY')
const sum = (
  rows: readonly { totalMetrics: { impressions: number; taps: number; localSpend: { amount: string } | null } }[],
) =>
  rows.reduce(
    (all, { totalMetrics: { impressions, taps, localSpend } }) => ({
      impressions: all.impressions + impressions,
      taps: all.taps + taps,
      cents: all.cents + Math.round(Number(localSpend?.amount ?? 0) * 100),
    }),
    { impressions: 0, taps: 0, cents: 0 },
  )

describe('reports', () => {
  test('on a campaign, its ad groups, keywords and search terms tell the same sums, day by day', async () => {
    const ask = (level: ReportLevel) => client.report({ level, campaignId: campaign.id, range: month })
    const campaigns = await client.report({ level: 'campaigns', campaignId: campaign.id, range: month })
    expect(campaigns).toHaveLength(1)
    const [row] = campaigns
    expect(row?.metadata).toEqual({ id: campaign.id, name: campaign.name, countryOrRegion: null })
    expect(row?.granularMetrics.map(({ date }) => date)).toContain('2026-05-17')
    expect(sum(row!.granularMetrics.map((each) => ({ totalMetrics: each })))).toEqual(sum(campaigns))
    expect(sum(campaigns).cents).toBeGreaterThan(1000)
    for (const level of ['adgroups', 'keywords', 'searchterms'] as const) {
      expect({ level, ...sum(await ask(level)) }).toEqual({ level, ...sum(campaigns) })
    }
  })

  test('tell money as text with its currency, rates as shares, and ids of 64 bits', async () => {
    const rows = await client.report({ level: 'keywords', campaignId: campaign.id, range: month, byCountry: true })
    const keywords = await client.keywords({ campaignId: campaign.id })
    const row = rows.find(({ metadata }) => metadata.matchType === 'EXACT')
    expect(keywords.map(({ id }) => id)).toContain(row!.metadata.id)
    expect(row!.metadata).toMatchObject({ countryOrRegion: 'US', bid: { currency: 'USD' } })
    const { localSpend, cpt, ttr, totalInstalls, totalNewDownloads, totalRedownloads } = row!.totalMetrics
    expect(localSpend).toEqual({ amount: expect.stringMatching(/^\d+\.\d\d$/) as string, currency: 'USD' })
    expect(Number(cpt?.amount)).toBeGreaterThan(0.3)
    expect(ttr).toBeLessThan(0.13)
    expect(totalNewDownloads + totalRedownloads).toBe(totalInstalls)
    expect(row!.suggestedBid).toMatch(/^\d\.\d+$/)
  })

  test('name search terms, with the keyword that found them; what too few search for has no name', async () => {
    const rows = await client.report({
      level: 'searchterms',
      campaignId: campaign.id,
      range: { ...month, granularity: null },
    })
    expect(rows.some(({ metadata }) => metadata.searchTermText === null)).toBe(true)
    const targeted = rows.filter(({ metadata }) => metadata.searchTermSource === 'TARGETED')
    expect(targeted.length).toBeGreaterThan(5)
    for (const { metadata } of targeted) expect(metadata.searchTermText).toBe(metadata.keyword?.text)
    expect(rows.every(({ granularMetrics }) => granularMetrics.length === 0)).toBe(true)
  })

  test('of one ad group, by the hour, week and month; nothing is told of days that are not over', async () => {
    const [group] = await client.adGroups(campaign.id)
    const ask = (asked: ReportRange) =>
      client.report({ level: 'adgroups', campaignId: campaign.id, adGroupId: group!.id, range: asked })
    const [day] = await ask(range('2026-06-10', '2026-06-10'))
    const [hours] = await ask(range('2026-06-10', '2026-06-10', 'HOURLY'))
    expect(hours?.granularMetrics).toHaveLength(24)
    expect(hours?.totalMetrics).toEqual(day?.totalMetrics)
    const [weeks] = await ask(range('2026-05-04', '2026-05-31', 'WEEKLY'))
    expect(weeks?.granularMetrics.map(({ date }) => date)).toEqual([
      '2026-05-04',
      '2026-05-11',
      '2026-05-18',
      '2026-05-25',
    ])
    const [months] = await ask(range('2026-02-20', '2026-03-10', 'MONTHLY'))
    expect(months?.granularMetrics.map(({ date }) => date)).toEqual(['2026-02-01', '2026-03-01'])
    expect(await ask(range('2026-06-15', '2026-06-15'))).toEqual([])
  })

  test('are read page after page', async () => {
    const row = (id: number) => ({ metadata: { id, name: 'x' }, totalMetrics: { impressions: id } })
    const pagination = { pageSize: 2, totalCount: 3 }
    ads.faults.on(
      '/reports/',
      { status: 200, body: { result: { rows: [row(1), row(2)] }, pagination } },
      { status: 200, body: { result: { rows: [row(3)] }, pagination } },
    )
    const rows = await client.report({ level: 'campaigns', campaignId: campaign.id, range: month })
    expect(rows.map(({ totalMetrics }) => totalMetrics.impressions)).toEqual([1, 2, 3])
    expect(ads.sent.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { pagination: { offset: 0, pageSize: 226 } },
      { pagination: { offset: 2, pageSize: 226 } },
    ])
  })

  test('with a range that Apple does not have are not asked for', async () => {
    const asked = client.report({
      level: 'campaigns',
      campaignId: campaign.id,
      range: range('2026-01-01', '2026-06-01', 'DAILY'),
    })
    expect(await failureOf(asked)).toMatchObject({ kind: 'refused', detail: expect.stringContaining('90') as string })
    expect(ads.sent).toEqual([])
  })
})

describe('the range of a report', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const ago = (days: number) => daysBefore(now, days)

  test.each<[string, ReportRange, ReportLevel?]>([
    ['any one day', range('2025-01-01', '2025-01-01')],
    ['today, also where it is tomorrow', range(ago(0), ago(-1))],
    ['90 days', range(ago(90), ago(0), 'DAILY')],
    ['7 days by the hour', range(ago(6), ago(0), 'HOURLY')],
    ['weeks that are 14 days past', range(ago(365), ago(14), 'WEEKLY')],
    ['months that are 90 days past', range(ago(700), ago(90), 'MONTHLY')],
    ['search terms by the day', range(ago(90), ago(0), 'DAILY'), 'searchterms'],
  ])('may be %s', (_, asked, level = 'campaigns') => {
    expect(() => checkRange(level, asked, now)).not.toThrow()
  })

  test.each<[string, ReportRange, ReportLevel?]>([
    ['that is no day', range('2026-02-30', '2026-03-01')],
    ['backwards', range(ago(1), ago(2))],
    ['in the future', range(ago(0), ago(-2))],
    ['of 91 days by the day', range(ago(91), ago(0), 'DAILY')],
    ['of one day by the day', range(ago(1), ago(1), 'DAILY')],
    ['of 8 days by the hour', range(ago(7), ago(0), 'HOURLY')],
    ['of the last 13 days by the week', range(ago(60), ago(13), 'WEEKLY')],
    ['of 366 days by the week', range(ago(366), ago(30), 'WEEKLY')],
    ['of the last month by the month', range(ago(200), ago(89), 'MONTHLY')],
    ['of search terms in UTC', { ...range(ago(5), ago(1)), timeZone: 'UTC' }, 'searchterms'],
    ['of search terms by the hour', range(ago(5), ago(1), 'HOURLY'), 'searchterms'],
  ])('may be none %s', (_, asked, level = 'campaigns') => {
    expect(() => checkRange(level, asked, now)).toThrow('apple-ads was not asked')
  })
})
