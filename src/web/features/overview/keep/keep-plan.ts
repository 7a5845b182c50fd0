import * as v from 'valibot'
import { getChartNotes } from '#contract/keywords/notes.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getKeywordViews } from '#contract/keywords/views.ts'
import { getCompetitorChanges } from '#contract/market/competitor-changes.ts'
import { getAppDetails, getRankedKeywords, getTop30Keywords } from '#contract/overview/overview.ts'
import { getListingChanges, getOverviewTrends } from '#contract/overview/history.ts'
import { getBenchmarks, getEvents } from '#contract/overview/sections.ts'
import { getCompetitors } from '#contract/projects.ts'
import type { KeptPage, PagePlan } from '#web/data/keep-offline/page-plans.ts'
import { rankedKeywordsRead } from '#web/data/queries/ranked-keywords.ts'
import { read, type AnyRead } from '#web/data/queries/read.ts'
import { namedPictures } from '#web/offline/answers/named-pictures.ts'
import { storefrontsRead } from '../downloads/storefronts-read.ts'
import { competitorApp, ownApp } from '#web/apps/selected-app.ts'
import { overviewReads } from '../reads/overview-reads.ts'
import { LEADERS, sectionReads } from '../reads/section-reads.ts'

const Listing = v.object({ categories: v.array(v.object({ name: v.string() })) })
const Leaders = v.object({ categoryMetrics: v.object({ iconUrls: v.nullable(v.array(v.string())) }) })

/** Endpoints whose answers name pictures. */
const naming = new Set([getAppDetails, getCompetitors, getEvents, getBenchmarks].map(({ id }) => id))

/** What an overview and the pages behind its figures need to open offline, an own app's or a competitor's: every read and every picture. */
export const overviewPlan: PagePlan = {
  reads: ({ project, competitor, locale }: KeptPage, identity, answerTo) => {
    const app = competitor ? competitorApp(project, competitor) : ownApp(project)
    const ref = { trackId: app.trackId, store: app.store, locale }
    const first = overviewReads(app, locale)
    const details = first.find((one) => one.queryKey[0] === getAppDetails.id)
    const listing = v.safeParse(Listing, details && answerTo(details))
    const category = listing.success ? listing.output.categories[0]?.name : undefined
    const { events, benchmarks, rankings, versions } = sectionReads(app, locale, identity, category)
    const others = [events, benchmarks, ...rankings, versions].filter((one) => one !== null)
    const counts = [getRankedKeywords, getTop30Keywords].map((endpoint) => rankedKeywordsRead(endpoint, ref))
    const past = [getOverviewTrends, getListingChanges].map((endpoint): AnyRead => read(endpoint, { query: ref }))
    const { projectId } = project
    const ofOthers = app.isOwn ? [read(getCompetitorChanges, { params: { projectId }, query: { locale } })] : []
    const monitored: AnyRead[] = app.isOwn
      ? [
          read(getTrackedKeywords, { params: { projectId }, query: { locale } }),
          read(getRankHistory, { body: { projectId, ...ref } }),
          read(getChartNotes, { params: { projectId } }),
          read(getKeywordViews, {}),
        ]
      : []
    return [...first, ...counts, ...others, ...past, storefrontsRead(app), ...ofOthers, ...monitored]
  },
  namesPictures: (endpointId) => naming.has(endpointId),
  pictures: (endpointId, data) => {
    if (endpointId !== getBenchmarks.id) return naming.has(endpointId) ? namedPictures(data) : []
    const leaders = v.safeParse(Leaders, data)
    return leaders.success ? namedPictures(leaders.output.categoryMetrics.iconUrls?.slice(0, LEADERS)) : []
  },
}
