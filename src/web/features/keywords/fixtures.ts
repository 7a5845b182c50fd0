import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import type { Project } from '#contract/projects.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { ownApp, type AppInCountry } from '#web/apps/selected-app.ts'
import type { KeywordRow } from './list/keyword-row.ts'

/** What the tests of this feature are about. */

export const metrics = (keyword: string, values: Partial<KeywordMetrics> = {}): KeywordMetrics => ({
  keyword,
  rank: null,
  change: null,
  volume: null,
  difficulty: null,
  relevancy: null,
  appsCount: null,
  type: null,
  ...values,
})

export const row = (keyword: string, values: Partial<KeywordRow> = {}): KeywordRow => ({
  ...metrics(keyword),
  kind: null,
  folded: keyword.toLocaleLowerCase(),
  owner: null,
  wordCount: keyword.split(' ').length,
  places: null,
  ...values,
})

export const keywordsOf = (rows: readonly { keyword: string }[]) => rows.map(({ keyword }) => keyword)

const moorlight: Project = {
  projectId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c11',
  trackId: '1500000001',
  store: 'APP_STORE',
  title: 'Moorlight: Sleep & Wind Down',
  iconUrl: null,
  developerName: null,
  countries: ['en-US'],
}

export const appIn = (locale: string, project: Partial<Project> = {}): AppInCountry => ({
  ...ownApp({ ...moorlight, ...project }),
  locale,
})

type Tracked = EndpointOutput<typeof getTrackedKeywords>

export const trackedAnswer = (keywords: readonly string[], more: Partial<Tracked> = {}): Tracked => ({
  keywords: keywords.map((keyword) => ({
    ...metrics(keyword),
    trackedSince: '2026-11-01T00:00:00.000Z',
    isStarred: false,
    note: '',
    tags: [],
    owner: null,
    maxReach: null,
    competitorRanks: {},
  })),
  tags: [],
  slots: { used: keywords.length, limit: 50 },
  measuring: null,
  provenance: null,
  ...more,
})
