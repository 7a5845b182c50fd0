import { describe, expect, it } from 'vitest'
import { getChartNotes } from '#contract/keywords/notes.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getKeywordViews } from '#contract/keywords/views.ts'
import { getListingDrafts } from '#contract/listing-drafts.ts'
import { getListingSets } from '#contract/listing-sets.ts'
import { getStorefrontPerformance } from '#contract/overview/history.ts'
import { getAppDetails, getAsoScore, getFeaturings, getLocalizations } from '#contract/overview/overview.ts'
import { getBenchmarks } from '#contract/overview/sections.ts'
import { getReviewInbox, getReviews } from '#contract/reviews/reading.ts'
import { ada } from '#tests/support/users.ts'
import { details, project } from './fixtures.tsx'
import { overviewPlan } from './keep-plan.ts'

const rival = { trackId: '900', store: 'APP_STORE' as const, name: 'Rival', iconUrl: null, developerName: null }
const own = { project, competitor: null, locale: 'de-DE' }
const names = (page: Parameters<typeof overviewPlan.reads>[0], listing?: unknown) =>
  overviewPlan
    .reads(page, ada, (read) => (read.queryKey[0] === getAppDetails.id ? listing : undefined))
    .map(({ queryKey }) => queryKey[0])

describe('what an overview needs offline', () => {
  it('is every read of the page, each kept by the device, of its own question', () => {
    const reads = overviewPlan.reads(own, ada, () => details)
    expect(reads.every(({ meta }) => meta.kept)).toBe(true)
    const keys = reads.map(({ queryKey }) => JSON.stringify(queryKey))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => key.includes('getCategoryRankings'))).toHaveLength(3)
  })

  it('OV-073: has the countries that the page of the downloads tells, once for all of them', () => {
    const asked = (locale: string) =>
      overviewPlan
        .reads({ ...own, locale }, ada, () => details)
        .filter(({ queryKey }) => queryKey[0] === getStorefrontPerformance.id)
        .map(({ queryKey }) => queryKey)
    expect(asked('de-DE')).toHaveLength(1)
    expect(asked('de-DE')).toEqual(asked('en-US'))
  })

  it('has the tracked keywords of the own app with their history', () => {
    const monitored = [
      getTrackedKeywords,
      getRankHistory,
      getChartNotes,
      getKeywordViews,
      getListingDrafts,
      getListingSets,
    ].map(({ id }) => id)
    expect(names(own)).toEqual(expect.arrayContaining(monitored))
    expect(names({ ...own, competitor: rival })).not.toContain(getTrackedKeywords.id)
  })

  it('has the ranks of a competitor for them, which home tells', () => {
    const { projectId, store } = project
    const asked = overviewPlan.reads({ ...own, competitor: rival }, ada, () => undefined)
    const body = { projectId, trackId: rival.trackId, store, locale: 'de-DE' }
    expect(asked.map(({ queryKey }) => queryKey)).toContainEqual([getRankHistory.id, { body }])
  })

  it('KEY-002, KEY-006: has what an app and a competitor rank for, and the words of the own listing', () => {
    const sourcesOf = (page: typeof own | (Omit<typeof own, 'competitor'> & { competitor: typeof rival })) =>
      overviewPlan
        .reads(page, ada, () => undefined)
        .filter(({ queryKey }) => queryKey[0] === getKeywordSuggestions.id)
        .map(({ queryKey }) => queryKey[1])
    const { trackId, store } = project
    const ofOwn = { trackId, store, locale: 'de-DE' }
    expect(sourcesOf(own)).toEqual([
      { params: { source: 'ranked' }, body: ofOwn },
      { params: { source: 'metadata' }, body: ofOwn },
    ])
    const ofRival = { ...own, competitor: rival }
    expect(sourcesOf(ofRival)).toEqual([{ params: { source: 'ranked' }, body: { ...ofOwn, trackId: rival.trackId } }])
    for (const page of [own, ofRival]) expect(names(page)).toContain(getAllRankedKeywords.id)
  })

  it('has the last 200 reviews of the own app, in whole months, once it is known which months there are', () => {
    const months = [120, 60, 40, 500].map((count, index) => ({
      month: `2026-0${9 - index}`,
      count,
      changedAt: '2026-09-20T09:00:00.000Z',
    }))
    const inbox = {
      source: 'console',
      connection: null,
      problem: null,
      readAt: null,
      total: 720,
      toAnswer: 0,
      toApprove: 0,
      months,
    }
    const asked = (page: typeof own | (Omit<typeof own, 'competitor'> & { competitor: typeof rival })) =>
      overviewPlan
        .reads(page, ada, (read) => (read.queryKey[0] === getReviewInbox.id ? inbox : undefined))
        .flatMap(({ queryKey: [id, input] }) =>
          id === getReviews.id ? (input as { query: { month: string } }).query.month : [],
        )
    expect(names(own)).toContain(getReviewInbox.id)
    expect(asked(own)).toEqual(['2026-09', '2026-08', '2026-07'])
    expect(asked({ ...own, competitor: rival })).toEqual([])
  })

  it('has the featurings of as many days as the history of ranks marks', () => {
    const asked = overviewPlan.reads(own, ada, () => undefined).map(({ queryKey }) => queryKey)
    const { trackId, store } = project
    expect(asked).toContainEqual([getFeaturings.id, { query: { trackId, store, days: '90' } }])
  })

  it('has the texts of the other localizations that the App Store of the country searches', () => {
    const asked = (locale: string, store: 'APP_STORE' | 'GOOGLE_PLAY' = 'APP_STORE') =>
      overviewPlan
        .reads({ ...own, project: { ...project, store }, locale }, ada, () => undefined)
        .filter(({ queryKey }) => queryKey[0] === getLocalizations.id)
        .map(({ queryKey }) => (queryKey[1] as { body: { locales: string[] } }).body.locales)
    expect(asked('de-CH')).toEqual([['en-GB', 'fr-FR', 'it-IT']])
    expect(asked('de-CH', 'GOOGLE_PLAY')).toEqual([])
    expect(asked('en-GB')).toEqual([])
  })

  it('KEY-016: has the icons of the owners of keywords', () => {
    const owner = { store: 'APP_STORE', trackId: '7', title: 'Nap', iconUrl: '/api/media/v1/owner' }
    const keywords = [{ keyword: 'nap', owner }]
    expect(overviewPlan.pictures(getTrackedKeywords.id, { keywords }, 'de-DE')).toEqual(['/api/media/v1/owner'])
  })

  it('has a score for the own app alone', () => {
    expect(names(own)).toContain(getAsoScore.id)
    expect(names({ ...own, competitor: rival })).not.toContain(getAsoScore.id)
  })

  it('asks for the leaders of the category once the listing tells which one it is', () => {
    expect(names(own)).not.toContain(getBenchmarks.id)
    expect(names(own, details)).toContain(getBenchmarks.id)
    expect(names(own, { ...details, categories: [] })).not.toContain(getBenchmarks.id)
  })

  it('has the pictures that are shown: all of a listing, and as many leaders as stand there', () => {
    const images = { icons: ['/api/media/v1/i'], banners: ['/api/media/v1/b'], screens: ['/api/media/v1/s'] }
    expect(overviewPlan.pictures(getAppDetails.id, { ...details, images }, details.locale)).toEqual([
      '/api/media/v1/i',
      '/api/media/v1/b',
      '/api/media/v1/s',
    ])
    const iconUrls = Array.from({ length: 30 }, (_, n) => `/api/media/v1/${n}`)
    expect(
      overviewPlan.pictures(getBenchmarks.id, { categoryMetrics: { iconUrls, palette: null } }, 'de-DE'),
    ).toHaveLength(12)
    expect(overviewPlan.pictures(getAppDetails.id, undefined, 'de-DE')).toEqual([])
  })
})
