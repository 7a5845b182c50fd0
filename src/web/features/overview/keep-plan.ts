import * as v from 'valibot'
import { getChartNotes } from '#contract/keywords/notes.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getKeywordViews } from '#contract/keywords/views.ts'
import { getListingDrafts } from '#contract/listing-drafts.ts'
import { getListingSets } from '#contract/listing-sets.ts'
import { getCompetitorChanges } from '#contract/market/competitor-changes.ts'
import { getListingChanges, getOverviewTrends } from '#contract/overview/history.ts'
import { getAppDetails, getRankedKeywords, getTop30Keywords } from '#contract/overview/overview.ts'
import { getStorePage } from '#contract/overview/store-page.ts'
import { getBenchmarks, getEvents } from '#contract/overview/sections.ts'
import { getCompetitors } from '#contract/projects.ts'
import { getReviewInbox, ReviewInbox } from '#contract/reviews/reading.ts'
import { countryCodeOf, type AppRef } from '#contract/store.ts'
import { competitorApp, ownApp } from '#web/apps/selected-app.ts'
import type { KeptPage, PagePlan } from '#web/data/keep-offline/page-plans.ts'
import { localizationsRead, suggestionsRead } from '#web/data/queries/keyword-suggestions.ts'
import { ownPerformanceRead } from '#web/data/queries/own-performance.ts'
import { rankFeaturingsRead } from '#web/data/queries/rank-featurings.ts'
import { rankedKeywordsRead } from '#web/data/queries/ranked-keywords.ts'
import { read, type AnyRead } from '#web/data/queries/read.ts'
import { reviewInboxRead, reviewReadsOf } from '#web/data/queries/review-reads.ts'
import { namedPictures } from '#web/offline/answers/named-pictures.ts'
import { storefrontsRead, overviewReads, LEADERS, sectionReads } from './reads.ts'

const Listing = v.object({ categories: v.array(v.object({ name: v.string() })) })
const Leaders = v.object({ categoryMetrics: v.object({ iconUrls: v.nullable(v.array(v.string())) }) })

/** Endpoints whose answers name pictures, or say what else there is to read. */
const naming = new Set(
  [getAppDetails, getStorePage, getCompetitors, getEvents, getBenchmarks, getTrackedKeywords, getReviewInbox].map(
    ({ id }) => id,
  ),
)

/** Least number of an app's reviews that are saved, if it has as many. */
const REVIEWS_KEPT = 200

/** The newest reviews of an own app, in whole months. */
function lastReviews(app: AppRef, answer: unknown): AnyRead[] {
  const inbox = v.safeParse(ReviewInbox, answer)
  if (!inbox.success) return []
  let counted = 0
  return reviewReadsOf(app, inbox.output).flatMap(({ read: month, count }) => {
    if (counted >= REVIEWS_KEPT) return []
    counted += count
    return month
  })
}

/** What an overview and the pages behind its figures need to open offline, an own app's or a competitor's: every read and every picture. */
export const overviewPlan: PagePlan = {
  reads: ({ project, competitor, locale }: KeptPage, identity, answerTo) => {
    const app = competitor ? competitorApp(project, competitor) : ownApp(project)
    const ref = { trackId: app.trackId, store: app.store, locale }
    const first = overviewReads(app, locale)
    const details = first.find((one) => one.queryKey[0] === getAppDetails.id)
    const listing = v.safeParse(Listing, details && answerTo(details))
    const category = listing.success ? listing.output.categories[0]?.name : undefined
    const { events, benchmarks, rankings, versions, storePage } = sectionReads(app, locale, identity, category)
    const others = [events, benchmarks, ...rankings, versions, storePage].filter((one) => one !== null)
    const counts = [getRankedKeywords, getTop30Keywords, getAllRankedKeywords].map((endpoint) =>
      rankedKeywordsRead(endpoint, ref),
    )
    const suggested: AnyRead[] = [suggestionsRead('ranked', ref, null)]
    const past = [getOverviewTrends, getListingChanges].map((endpoint): AnyRead => read(endpoint, { query: ref }))
    const { projectId } = project
    const localizations = localizationsRead(ref)
    const inbox = reviewInboxRead(app)
    const reviews = app.isOwn ? [inbox, ...lastReviews(app, answerTo(inbox))] : []
    const ofOthers = app.isOwn ? [read(getCompetitorChanges, { params: { projectId }, query: { locale } })] : []
    const monitored: AnyRead[] = app.isOwn
      ? [
          read(getTrackedKeywords, { params: { projectId }, query: { locale } }),
          read(getRankHistory, { body: { projectId, ...ref } }),
          read(getChartNotes, { params: { projectId } }),
          read(getKeywordViews, {}),
          read(getListingDrafts, { params: { projectId } }),
          read(getListingSets, { params: { projectId } }),
          rankFeaturingsRead(app),
          ownPerformanceRead(projectId, null),
          ownPerformanceRead(projectId, countryCodeOf(locale)),
          suggestionsRead('metadata', ref, null),
          ...(localizations ? [localizations] : []),
        ]
      : [read(getRankHistory, { body: { projectId, ...ref } })]
    return [
      ...first,
      ...counts,
      ...others,
      ...past,
      storefrontsRead(app),
      ...ofOthers,
      ...suggested,
      ...monitored,
      ...reviews,
    ]
  },
  namesPictures: (endpointId) => naming.has(endpointId),
  pictures: (endpointId, data) => {
    if (endpointId !== getBenchmarks.id) return naming.has(endpointId) ? namedPictures(data) : []
    const leaders = v.safeParse(Leaders, data)
    return leaders.success ? namedPictures(leaders.output.categoryMetrics.iconUrls?.slice(0, LEADERS)) : []
  },
}
