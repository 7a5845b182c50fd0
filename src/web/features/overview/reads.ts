import {
  getAppDetails,
  getAppPerformance,
  getAsoScore,
  getAverageRating,
  getFeaturings,
  getVersions,
} from '#contract/overview/overview.ts'
import { type AppRef, countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { EVENTS_WINDOW_DAYS } from '#contract/protocol/limits.ts'
import { CategoryGroup, getBenchmarks, getCategoryRankings, getEvents } from '#contract/overview/sections.ts'
import { getLocalizedTexts, getStorePage } from '#contract/overview/store-page.ts'
import { getPerformanceHistory, getStorefrontPerformance } from '#contract/overview/history.ts'
import { read, type AnyRead } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'

/** Downloads and revenue worldwide: the same answer whatever country is asked from. */
export const performanceRead = ({ trackId, store }: AppRef, locale: string) =>
  read(getAppPerformance, { params: { trackId }, query: { locale, store } }, { params: { trackId }, query: { store } })

/** Each read of the page by name; the score is the own app's alone. Ranked keywords are not among them: they are polled (useRankedKeywords). */
export function overviewQueries({ project: { projectId }, trackId, store }: SelectedApp, locale: string) {
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
  const { score, ...others } = overviewQueries(app, locale)
  return app.isOwn ? [score, ...Object.values(others)] : Object.values(others)
}

/** The span that rankings open with, days (OP-53). */
export const RANKING_DAYS = 30
/** Icons of the category's leaders that are shown. */
export const LEADERS = 12

/** OV-040, C-11: Google Play's promotional content is for internal users only. */
export const showsEvents = ({ store }: Pick<AppRef, 'store'>, identity: Pick<Identity, 'internal'> | null): boolean =>
  store === 'APP_STORE' || identity?.internal === true

/** OV-077: the events of one country around today. */
export function eventsRead({ trackId, store }: AppRef, locale: string) {
  const asked = { store, countries: countryCodeOf(locale), trackIds: trackId }
  const span = { from: dayFromToday(-EVENTS_WINDOW_DAYS), to: dayFromToday(EVENTS_WINDOW_DAYS) }
  return read(getEvents, { query: { ...asked, ...span } }, { query: asked, span: EVENTS_WINDOW_DAYS })
}

/** OV-075, OP-53: positions in one group of charts over the last `days` days. */
export function rankingsRead({ trackId, store }: AppRef, locale: string, categoryGroup: CategoryGroup, days: number) {
  const asked = { trackId, store, locale, categoryGroup }
  const span = { startDate: dayFromToday(-days), endDate: dayFromToday(0) }
  return read(getCategoryRankings, { query: { ...asked, ...span } }, { query: asked, days })
}

/** OV-074: the icons and colours of the category's leading apps. */
export const benchmarksRead = ({ trackId, store }: AppRef, locale: string, orgId: string, category: string) =>
  read(getBenchmarks, { params: { orgId, trackId }, query: { store, category, locale, withStatistics: 'false' } })

/** OV-072. */
export const versionsRead = ({ trackId, store }: AppRef, locale: string) =>
  read(getVersions, { query: { trackId, store, locale } })

/** What the app's page in its store shows besides the listing. */
export const storePageRead = ({ trackId, store }: AppRef, locale: string) =>
  read(getStorePage, { query: { trackId, store, locale } })

/** What the listing says in another language of the country's store. */
export const localizedTextsRead = ({ trackId, store }: AppRef, locale: string, language: string) =>
  read(getLocalizedTexts, { query: { trackId, store, locale, language } })

/** What the sections further down read of a listing; benchmarks once its category is known. */
export function sectionReads(app: AppRef, locale: string, identity: Identity, category: string | undefined) {
  return {
    events: showsEvents(app, identity) ? eventsRead(app, locale) : null,
    benchmarks: category === undefined ? null : benchmarksRead(app, locale, identity.organizationId, category),
    rankings: CategoryGroup.options.map((group) => rankingsRead(app, locale, group, RANKING_DAYS)),
    versions: versionsRead(app, locale),
    storePage: storePageRead(app, locale),
  }
}

/** Downloads and revenue country by country: the same question whichever country is selected. */
export const storefrontsRead = ({ trackId, store }: AppRef) =>
  read(getStorefrontPerformance, { params: { trackId }, query: { store } })

/** Downloads and revenue day by day; the worldwide ones (`country` null) are the same question whichever country is selected. */
export function historyRead({ trackId, store, locale }: ListingRef, country: string | null, days: number) {
  const asked = { store, ...(country !== null && { country }), days: String(days) }
  const params = { trackId }
  return read(getPerformanceHistory, { params, query: { ...asked, locale } }, { params, query: asked })
}
