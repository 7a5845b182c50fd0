import type { Identity } from '#contract/auth/auth.ts'
import { EVENTS_WINDOW_DAYS } from '#contract/protocol/limits.ts'
import { getVersions } from '#contract/overview/overview.ts'
import { CategoryGroup, getBenchmarks, getCategoryRankings, getEvents } from '#contract/overview/sections.ts'
import { countryCodeOf, type AppRef } from '#contract/store.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { read } from '#web/data/queries/read.ts'

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

/** What the sections further down read of a listing; benchmarks once its category is known. */
export function sectionReads(app: AppRef, locale: string, identity: Identity, category: string | undefined) {
  return {
    events: showsEvents(app, identity) ? eventsRead(app, locale) : null,
    benchmarks: category === undefined ? null : benchmarksRead(app, locale, identity.organizationId, category),
    rankings: CategoryGroup.options.map((group) => rankingsRead(app, locale, group, RANKING_DAYS)),
    versions: versionsRead(app, locale),
  }
}
