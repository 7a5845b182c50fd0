import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { dayOf, daysBefore } from '#contract/protocol/days.ts'
import { KEYWORD_HISTORY_DAYS } from '#contract/protocol/limits.ts'
import type { DailyRanks, getRankHistory } from '#contract/keywords/rank-history.ts'
import type { getTrackedKeywords, TrackedKeyword } from '#contract/keywords/tracked.ts'
import type { Project } from '#contract/projects.ts'
import { ownApp, type AppInCountry } from '#web/apps/selected-app.ts'
import { metrics } from '../fixtures.ts'
import type { MonitorRow } from './monitor-rows.ts'

/** What the tests of the monitor are about. */
export const project: Project = {
  projectId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c11',
  trackId: '1500000001',
  store: 'APP_STORE',
  title: 'Moorlight: Sleep & Wind Down',
  iconUrl: null,
  developerName: null,
  countries: ['en-US'],
}

export const app: AppInCountry = { ...ownApp(project), locale: 'en-US' }

export const tracked = (keyword: string, values: Partial<TrackedKeyword> = {}): TrackedKeyword => ({
  ...metrics(keyword),
  trackedSince: '2026-01-01T00:00:00Z',
  isStarred: false,
  note: '',
  tags: [],
  owner: null,
  maxReach: null,
  competitorRanks: {},
  ...values,
})

export const monitorRow = (keyword: string, values: Partial<MonitorRow> = {}): MonitorRow => ({
  ...tracked(keyword),
  ranks: [],
  comparable: values.ranks ?? [],
  origins: [],
  median: null,
  isMeasured: values.rank != null,
  olderDay: null,
  movement: null,
  kind: null,
  systemTags: [],
  wordCount: keyword.split(' ').length,
  folded: keyword,
  ...values,
})

/** Ranks until today: the last ones are given, the days before have the first of them. */
export const ranksUntilToday = (...last: DailyRanks): DailyRanks => [
  ...Array.from({ length: KEYWORD_HISTORY_DAYS - last.length }, () => last[0] ?? null),
  ...last,
]

export const historyOf = (ranks: Record<string, DailyRanks>): EndpointOutput<typeof getRankHistory> => ({
  from: daysBefore(Date.parse(dayOf(Date.now())), KEYWORD_HISTORY_DAYS - 1),
  ranks,
  provenance: null,
})

export const answerOf = (
  keywords: TrackedKeyword[],
  values: Partial<EndpointOutput<typeof getTrackedKeywords>> = {},
): EndpointOutput<typeof getTrackedKeywords> => ({
  keywords,
  tags: [],
  slots: { used: keywords.length, limit: 1000 },
  measuring: null,
  provenance: null,
  ...values,
})
