import { getAppDetails, getAppPerformance, getAsoScore, getAverageRating, getFeaturings } from '#contract/overview.ts'
import type { Project } from '#contract/projects.ts'
import { read, type AnyRead } from '#web/data/read.ts'
import { competitorsRead } from '#web/data/reads.ts'

type App = Pick<Project, 'projectId' | 'trackId' | 'store'>

/** Each read of the page by name. Ranked keywords are not among them: they are polled (useRankedKeywords). */
export function overviewQuestions({ projectId, trackId, store }: App, locale: string) {
  return {
    details: read(getAppDetails, { query: { trackId, store, locale } }),
    score: read(getAsoScore, { params: { projectId }, query: { locale } }),
    performance: read(getAppPerformance, { params: { trackId }, query: { locale, store } }),
    featurings: read(getFeaturings, { query: { trackId, store } }),
    rating: read(getAverageRating, { query: { trackId, store, locale } }),
    competitors: competitorsRead(projectId, locale),
  }
}

/** The reads of the overview of one app in one country (OV-063), for loaders: restored from the device together. */
export const overviewReads = (app: App, locale: string): AnyRead[] => Object.values(overviewQuestions(app, locale))
