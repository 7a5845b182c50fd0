import { expect, onTestFinished, test, vi } from 'vitest'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getKeywordMetrics, getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import type { AppRef, ListingRef } from '#contract/store.ts'
import { limits } from '#server/kernel/rate-limits.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { recordSearch } from '#server/markets/record-search.ts'
import { onlyRanked } from '../tracked-ranks.ts'
import { describeOnDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { tracker } from '#tests/support/api/tracker.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const moorlight = { ...sample.moorlight, locale: 'en-US' }
const names = (keywords: readonly { keyword: string }[] | null) => (keywords ?? []).map(({ keyword }) => keyword)

const suggest = (member: Member, source: SuggestionSource, seed?: string, ref = moorlight) =>
  member.read(getKeywordSuggestions, { params: { source }, body: { ...ref, ...(seed !== undefined && { seed }) } })

describeOnDatabase('suggested keywords of the sample market', (open) => {
  test('KEY-002: what an app ranks for is what all ranked keywords list, of a competitor too', async () => {
    const member = await newMember(await open())
    for (const ref of [moorlight, { ...sample.duskHarbour, locale: 'en-US' }]) {
      const asked = () => suggest(member, 'ranked', undefined, ref)
      await vi.waitUntil(async () => (await asked()).reason !== 'COUNTING', 120_000)
      const { keywords, provenance } = await asked()
      expect(provenance).toMatchObject({ kind: 'sample' })
      const all = await member.read(getAllRankedKeywords, { body: ref })
      expect(all.status === 'DONE' && names(all.keywords)).toEqual(names(keywords))
      expect(keywords).toMatchObject(all.status === 'DONE' ? (all.keywords ?? []) : [])
    }
  }, 300_000)

  test('KEY-029: what an app ranks for is being counted for as long as it takes, and there once it is', async () => {
    const { services } = await open()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    onTestFinished(() => release())
    const rankedKeywords: MarketSource['rankedKeywords'] = async () => {
      await released
      return [onlyRanked('fog', 3)]
    }
    const markets = { ...services.markets, sample: { ...services.markets.sample, rankedKeywords } }
    const member = await newMember(await open({ services: { markets } }))
    const inGermany = { ...sample.duskHarbour, locale: 'de-DE' }
    const asked = () => suggest(member, 'ranked', undefined, inGermany)
    expect(await asked()).toEqual({ keywords: null, reason: 'COUNTING', provenance: null })
    release()
    await vi.waitUntil(async () => (await asked()).keywords !== null, 30_000)
    expect((await asked()).keywords).toMatchObject([{ keyword: 'fog', rank: 3 }])
  })

  test('ERR-057: what an app ranks for is in the same plans as all ranked keywords; the other sources are in every plan', async () => {
    const member = await newMember(await open())
    await member.endTrial()
    const locked = { status: 403, body: { error: 'FEATURE_LOCKED' } }
    expect(await member.call(getAllRankedKeywords, { body: moorlight })).toMatchObject(locked)
    const ask = (source: SuggestionSource) =>
      member.call(getKeywordSuggestions, { params: { source }, body: { ...moorlight, seed: 'sleep' } })
    expect(await ask('ranked')).toMatchObject(locked)
    for (const source of ['metadata', 'auto-complete', 'related'] as const)
      expect(await ask(source)).toMatchObject({ status: 200 })
  })

  test('KEY-002: a beginning is completed with what people type, at most ten, with metrics of each', async () => {
    const member = await newMember(await open())
    const { keywords } = await suggest(member, 'auto-complete', ' White N')
    expect(names(keywords)).toContain('white noise')
    expect(keywords?.length).toBeLessThanOrEqual(10)
    expect(names(keywords).filter((keyword) => !keyword.startsWith('white n'))).toEqual([])
    const volumes = (keywords ?? []).map(({ volume }) => volume ?? 0)
    expect(volumes).toEqual(volumes.toSorted((a, b) => b - a))
    expect(keywords?.filter(({ difficulty, appsCount, type }) => !difficulty || !appsCount || !type)).toEqual([])
    expect(names((await suggest(member, 'auto-complete', 'moorl')).keywords)).toContain('moorlight')
    const german = await suggest(member, 'auto-complete', 'Einschlaf', { ...sample.moorlight, locale: 'de-DE' })
    expect(names(german.keywords)).toContain('einschlafhilfe')
  })

  test('KEY-016: each suggestion says who held its first place most often in 7 days, as the list of tracked keywords does', async () => {
    const { member, add, list } = await tracker(await open())
    const { keywords } = await suggest(member, 'auto-complete', 'white n')
    expect(keywords?.filter(({ owner }) => !owner?.title)).toEqual([])
    await add(names(keywords))
    const tracked = (await list()).keywords
    expect(tracked.map(({ keyword, owner }) => ({ keyword, owner }))).toEqual(
      expect.arrayContaining((keywords ?? []).map(({ keyword, owner }) => ({ keyword, owner }))),
    )
    const typed = await member.read(getKeywordMetrics, { body: { ...moorlight, keywords: ['Moorlight'] } })
    expect(typed.keywords).toMatchObject([{ owner: sample.moorlight }])
  })

  test('KEY-002: related keywords lead to the same apps, without the seed', async () => {
    const member = await newMember(await open())
    const { keywords } = await suggest(member, 'related', 'White noise')
    expect(names(keywords)).toEqual(expect.arrayContaining(['sleep sounds', 'rain sounds']))
    expect(names(keywords)).not.toContain('white noise')
    expect(names(keywords)).not.toContain('budget planner')
    expect(keywords?.length).toBeLessThanOrEqual(60)
    expect(keywords?.filter(({ volume }) => volume === null)).toEqual([])
  })

  test('without a seed, or for one that nobody types, nothing is suggested', async () => {
    const member = await newMember(await open())
    for (const source of ['auto-complete', 'related'] as const) {
      expect(await suggest(member, source)).toEqual({ keywords: [], provenance: null })
      expect((await suggest(member, source, 'qqqqzzzz')).keywords).toEqual([])
    }
  })

  test('KEY-020: one searches with two characters, or with one ideograph; one letter is a keyword all the same', async () => {
    const member = await newMember(await open())
    const { store, locale } = moorlight
    const tooShort = { status: 400, body: { error: 'VALIDATION_FAILED' } }
    const seeded = (seed: string) =>
      member.call(getKeywordSuggestions, { params: { source: 'related' }, body: { ...moorlight, seed } })
    const searched = (term: string) => member.call(getLiveSearch, { body: { store, locale, term } })
    for (const ask of [seeded, searched]) {
      expect(await ask(' a ')).toMatchObject(tooShort)
      expect(await ask('睡')).toMatchObject({ status: 200 })
    }
    const { keywords } = await member.read(getKeywordMetrics, { body: { ...moorlight, keywords: ['a'] } })
    expect(names(keywords)).toEqual(['a'])
  })

  test('KEY-020: what one types oneself is measured in the given order, in the form in which it is tracked', async () => {
    const member = await newMember(await open())
    const body = { ...moorlight, keywords: ['Ｗhite  Noise', 'moorlight', 'qqqqzzzz'] }
    const { keywords } = await member.read(getKeywordMetrics, { body })
    expect(keywords).toMatchObject([
      { keyword: 'white noise', rank: expect.any(Number), type: 'GENERIC' },
      { keyword: 'moorlight', rank: 1, type: 'BRAND' },
      { keyword: 'qqqqzzzz', rank: null, appsCount: 0 },
    ])
  })
})

describeOnDatabase('suggested keywords of an archive', (open) => {
  test('say that the market can’t be asked', async () => {
    const api = await open()
    const { markets } = api.services
    const archive = {
      ...markets.archive,
      listing: (ref: ListingRef) => markets.sample.listing(ref),
      localesOf: (app: AppRef) => markets.sample.localesOf(app),
    }
    const other = await open({ env: { STOREGLASS_MARKET: 'archive' }, services: { markets: { ...markets, archive } } })
    const member = await newMember(other)
    for (const source of ['ranked', 'auto-complete', 'related'] as const) {
      expect(await suggest(member, source, 'sleep')).toEqual({
        keywords: null,
        reason: 'NOT_IN_MARKET',
        provenance: null,
      })
    }
    const body = { ...moorlight, keywords: ['sleep'] }
    expect(await member.read(getKeywordMetrics, { body })).toEqual({ keywords: null, provenance: null })
  })
})

/** The sample market's listings on a market of which only the jobs know the past, as of the stores. */
async function openLive(open: Open, more: Partial<MarketSource> = {}, env: Record<string, string> = {}) {
  const { markets } = (await open()).services
  const live: MarketSource = {
    ...markets.sample,
    id: 'live',
    pastDays: 0,
    keywordMetrics: (ref, day, keywords) => markets.live.keywordMetrics(ref, day, keywords),
    ...more,
  }
  return open({ env: { STOREGLASS_MARKET: 'live', ...env }, services: { markets: { ...markets, live } } })
}

describeOnDatabase('suggested keywords of the stores', (open) => {
  test('related ones want searches that are stored: that there are none yet is said', async () => {
    const api = await openLive(open)
    const { member, add } = await tracker(api)
    const none = { keywords: null, reason: 'NOTHING_STORED', provenance: null }
    expect(await suggest(member, 'related', 'white noise')).toEqual(none)
    await add(['sleep sounds'])
    expect(await suggest(member, 'related', 'white noise')).toEqual(none)
    const { apps } = await member.read(getLiveSearch, { body: { ...moorlight, term: 'sleep sounds' } })
    const key = { store: moorlight.store, country: 'US', keyword: 'sleep sounds' }
    const day = daysBefore(api.clock.now(), 0)
    await recordSearch(api.services.db, 'live', { ...key, day, apps: apps ?? [], leaders: [] }, 'en-US')
    expect(names((await suggest(member, 'related', 'white noise')).keywords)).toEqual(['sleep sounds'])
  })

  test('ERR-059: a store that does not answer is told apart from one that has nothing', async () => {
    const isDown = async () => {
      throw new Error('The store is down.')
    }
    const api = await openLive(open, { autoComplete: isDown, storeResults: isDown })
    const { member, add } = await tracker(api)
    await add(['sleep'])
    const key = { store: moorlight.store, country: 'US', keyword: 'sleep' }
    const apps = [{ trackId: '1', title: 'One' }]
    const day = daysBefore(api.clock.now(), 0)
    await recordSearch(api.services.db, 'live', { ...key, day, apps, leaders: [] }, 'en-US')
    for (const source of ['auto-complete', 'related'] as const)
      expect(await suggest(member, source, 'white noise')).toEqual({
        keywords: null,
        reason: 'STORE_UNAVAILABLE',
        provenance: null,
      })
  })

  test('what users look up in the stores is limited, for each by themselves; in the sample market there is room for more', async () => {
    const on = { STOREGLASS_RATE_LIMITS: 'on' }
    const { storeLookups } = limits
    const term = { store: moorlight.store, locale: moorlight.locale, term: 'sleep' }
    const api = await openLive(open, {}, on)
    const [member, other] = [await newMember(api), await newMember(api)]
    await api.services.limits.countMany('storeLookups', storeLookups.points - 1, member.identity.userId)
    expect(await member.call(getLiveSearch, { body: term })).toMatchObject({ status: 200 })
    const refused = await api.request(getLiveSearch, { body: term }, member)
    expect(refused.error.error).toBe('RATE_LIMITED')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    const input = { params: { source: 'auto-complete' as const }, body: { ...moorlight, seed: 'sleep' } }
    expect(await member.call(getKeywordSuggestions, input)).toMatchObject({ status: 429 })
    expect(await other.call(getKeywordSuggestions, input)).toMatchObject({ status: 200 })

    const inSample = await open({ env: on })
    const visitor = await newMember(inSample)
    await inSample.services.limits.countMany('lookups', storeLookups.points, visitor.identity.userId)
    expect(await visitor.call(getLiveSearch, { body: term })).toMatchObject({ status: 200 })
  })
})
