import {
  getAppDetails,
  getAppPerformance,
  getAsoScore,
  getAverageRating,
  getFeaturings,
} from '#contract/overview/overview.ts'
import type { AppRef } from '#contract/store.ts'
import { read, type AnyRead } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'

/** Downloads and revenue worldwide: the same answer whatever country is asked from. */
export const performanceRead = ({ trackId, store }: AppRef, locale: string) =>
  read(getAppPerformance, { params: { trackId }, query: { locale, store } }, { params: { trackId }, query: { store } })

/** Each read of the page by name; the score is the own app's alone. Ranked keywords are not among them: they are polled (useRankedKeywords). */
export function overviewQuestions({ project: { projectId }, trackId, store }: SelectedApp, locale: string) {
  return {
    details: read(getAppDetails, { query: { trackId, store, locale } }),
    score: read(getAsoScore, { params: { projectId }, query: { locale } }),
    performance: performanceRead({ trackId, store }, locale),
    featurings: read(getFeaturings, { query: { trackId, store } }),
    rating: read(getAverageRating, { query: { trackId, store, locale } }),
    competitors: competitorsRead(projectId, locale),
  }
}

/** The reads of the overview of one app in one country (OV-063), for loaders: restored from the device together. */
export function overviewReads(app: SelectedApp, locale: string): AnyRead[] {
  const { score, ...others } = overviewQuestions(app, locale)
  return app.isOwn ? [score, ...Object.values(others)] : Object.values(others)
}
