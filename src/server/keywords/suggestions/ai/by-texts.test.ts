import { afterAll, beforeAll, expect, test } from 'vitest'
import { getKeywordSuggestions, getLanguageModel } from '#contract/keywords/suggestions.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { MarketUnavailable } from '#server/markets/market-unavailable.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { moreAppleApps } from '#tests/support/stores/apple-apps.ts'
import { FakeApple } from '#tests/support/stores/fake-apple.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const params = { source: 'ai' as const }
const body = { ...sample.moorlight, locale: 'en-US' }

/** The sample market's apps on one with the faults given. */
async function openWith(open: Open, changes: (market: MarketSource) => Partial<MarketSource>): Promise<Api> {
  const { markets } = (await open()).services
  return open({ services: { markets: { ...markets, sample: { ...markets.sample, ...changes(markets.sample) } } } })
}

const down = async () => {
  throw new MarketUnavailable('sample', new Error('down'))
}

describeOnDatabase('AI suggestions where no model is configured', (open) => {
  test('KEY-002: what leaders and own reviews say more than others, measured, and no assistance is used', async () => {
    const member = await newMember(await open())
    const answer = await member.read(getKeywordSuggestions, { params, body })
    const { keywords, by, provenance } = answer
    expect(by).toBe('texts')
    expect(provenance).toMatchObject({ kind: 'sample' })
    const found = (keywords ?? []).map(({ keyword }) => keyword)
    // Which apps lead the category differs by the day.
    expect(found).toContain('sleep')
    expect(found.filter((keyword) => keyword.includes(' '))).not.toEqual([])
    const ofAnySubscription = new Set(['automatically', 'renewal', 'unless', 'off renewal'])
    expect(found.filter((keyword) => ofAnySubscription.has(keyword))).toEqual([])
    expect(found.length).toBeLessThanOrEqual(60)
    expect(new Set(found).size).toBe(found.length)
    expect(keywords?.filter(({ volume, difficulty }) => volume === null || difficulty === null)).toEqual([])
    expect(await member.read(getKeywordSuggestions, { params, body })).toEqual(answer)
    expect(await member.read(getLanguageModel, {})).toEqual({ host: null })
    const quotas = await member.read(getQuotas, member.own)
    expect(quotas.find(({ slotType }) => slotType === 'AI_ASSISTANCE')).toMatchObject({ used: 0 })
  })

  test('the words are those of the country’s language', async () => {
    const member = await newMember(await open())
    const inJapan = await member.read(getKeywordSuggestions, { params, body: { ...body, locale: 'ja-JP' } })
    expect(inJapan.keywords?.map(({ keyword }) => keyword)).toEqual(expect.arrayContaining(['睡眠', '雨']))
  })

  test('with a seed only what is said of it; of what nobody mentions there is nothing', async () => {
    const member = await newMember(await open())
    const about = async (seed: string) => {
      const { keywords } = await member.read(getKeywordSuggestions, { params, body: { ...body, seed } })
      return (keywords ?? []).map(({ keyword }) => keyword)
    }
    expect(await about('Fasting')).toContain('fasting')
    expect(await about('Fasting')).not.toContain('white noise')
    expect(await about('zeppelin')).toEqual([])
  })

  test('a store that answers for a part is counted by that part; for hardly anything, it is said', async () => {
    const asked = { params, body }
    const partly = await newMember(await openWith(open, () => ({ reviews: down })))
    expect((await partly.read(getKeywordSuggestions, asked)).keywords?.length).toBeGreaterThan(5)
    const hardly = await openWith(open, () => ({ reviews: down, listings: async () => [] }))
    const nothing = { keywords: null, reason: 'STORE_UNAVAILABLE', by: 'texts', provenance: null }
    expect(await (await newMember(hardly)).read(getKeywordSuggestions, asked)).toEqual(nothing)
  })

  test('a market without charts can’t know', async () => {
    const member = await newMember(await openWith(open, () => ({ chart: async () => null })))
    const nothing = { keywords: null, reason: 'NOT_IN_MARKET', by: 'texts', provenance: null }
    expect(await member.read(getKeywordSuggestions, { params, body })).toEqual(nothing)
  })
})

/** Free apps of two categories of the App Store, twelve each. */
const sleepers = 'Rain sounds and white noise for deep sleep. A sleep timer fades the rain sounds.'
const savers = 'Track every bill and plan a budget. A budget for each month of bills.'
const twoCategories = moreAppleApps(24).map((app, at) => {
  const description = Array.from({ length: 20 }, () => (at % 2 === 0 ? sleepers : savers)).join('\n')
  for (const listing of Object.values(app.listings)) Object.assign(listing, { price: 0, description })
  return Object.assign(app, { genreIds: [at % 2 === 0 ? '6013' : '6015'] })
})

describeOnDatabase('AI suggestions of the App Store where no model is configured', (open) => {
  let apple: FakeApple
  beforeAll(async () => {
    apple = await FakeApple.start(twoCategories)
  })
  afterAll(() => apple.stop())
  const ref = { store: 'APP_STORE' as const, trackId: String(twoCategories[0]?.trackId), locale: 'en-US' }

  test('two charts, a look-up for all listings and a few reviews are read; what the category says is suggested', async () => {
    const env = {
      STOREGLASS_MARKET: 'live',
      STOREGLASS_SOURCES: 'documented,feeds',
      APPLE_STORE_URL: apple.url,
      APPLE_CALLS_PER_MINUTE: '600',
      APPLE_LOOKUPS_PER_MINUTE: '600',
    }
    const member = await newMember(await open({ env }))
    const { keywords, by, provenance } = await member.read(getKeywordSuggestions, { params, body: ref })
    expect({ by, provenance }).toMatchObject({ by: 'texts', provenance: { kind: 'measured' } })
    const found = keywords?.map(({ keyword }) => keyword)
    expect(found).toEqual(expect.arrayContaining(['sleep', 'rain sounds', 'white noise']))
    expect(found).not.toContain('budget')
    expect(keywords?.[0]).toMatchObject({ volume: null, difficulty: null, relevancy: null })
    const counted = (kind: RegExp) => new Set(apple.calls.filter((call) => kind.test(call))).size
    expect([counted(/^chart/), counted(/^search/)]).toEqual([2, 0])
    expect(counted(/^lookup/)).toBeLessThanOrEqual(3)
    expect(counted(/^reviews/)).toBeLessThanOrEqual(10)
  })
})
