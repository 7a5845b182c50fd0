import { EVENTS_WINDOW_DAYS } from '#contract/protocol/limits.ts'
import { getFeaturings, getVersions } from '#contract/overview/overview.ts'
import { getListingChanges } from '#contract/overview/history.ts'
import { getEvents } from '#contract/overview/sections.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { read, useRead } from '#web/data/queries/read.ts'

/** Events and featurings of the time that the listing's changes reach back over are many: three months are told, and a month ahead. */
const EVENT_DAYS_BACK = 90

/** What is dated of one listing: each source loads and fails by itself. */
export function useTimeline({ trackId, store, locale }: ListingRef, { events }: { events: boolean }) {
  const asked = { store, countries: countryCodeOf(locale), trackIds: trackId }
  const span = { from: dayFromToday(-EVENT_DAYS_BACK), to: dayFromToday(EVENTS_WINDOW_DAYS) }
  return {
    versions: useRead(read(getVersions, { query: { trackId, store, locale } })),
    changes: useRead(read(getListingChanges, { query: { trackId, store, locale } })),
    events: useRead(read(getEvents, { query: { ...asked, ...span } }, { query: asked, span: EVENT_DAYS_BACK }), {
      enabled: events,
    }),
    featurings: useRead(read(getFeaturings, { query: { trackId, store, days: String(EVENT_DAYS_BACK) } })),
  }
}
