import { expect, test } from 'vitest'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getKeywordMetrics, getKeywordSuggestions, type SuggestionSource } from '#contract/keywords/suggestions.ts'
import type { AppRef, ListingRef } from '#contract/store.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const moorlight = { ...sample.moorlight, locale: 'en-US' }
const names = (keywords: readonly { keyword: string }[] | null) => (keywords ?? []).map(({ keyword }) => keyword)

const suggest = (member: Member, source: SuggestionSource, seed?: string, ref = moorlight) =>
  member.read(getKeywordSuggestions, { params: { source }, body: { ...ref, ...(seed !== undefined && { seed }) } })

describeOnEachDatabase('suggested keywords of the sample market', (open) => {
  test('KEY-002: what an app ranks for is what all ranked keywords list, of a competitor too', async () => {
    const member = await newMember(await open())
    for (const ref of [moorlight, { ...sample.duskHarbour, locale: 'en-US' }]) {
      const { keywords, provenance } = await suggest(member, 'ranked', undefined, ref)
      expect(provenance).toMatchObject({ kind: 'sample' })
      expect(await member.read(getAllRankedKeywords, { body: ref })).toMatchObject({ status: 'DONE', keywords })
    }
  }, 60_000)

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

describeOnEachDatabase('suggested keywords of an archive', (open) => {
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
