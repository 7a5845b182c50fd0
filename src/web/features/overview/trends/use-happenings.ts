import { getListingChanges } from '#contract/overview/history.ts'
import { getFeaturings, getVersions } from '#contract/overview/overview.ts'
import { type AppEvent, getEvents } from '#contract/overview/sections.ts'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import { countryCodeOf } from '#contract/store.ts'
import { type Mark, marksOf } from '#web/apps/marks/marks.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { read } from '#web/data/queries/read.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { useIdentity } from '#web/session/hooks.ts'

/** One thing that an app did on a day. */
export type Happening = { key: string; day: UtcDay; app: SelectedApp } & ({ mark: Mark } | { event: AppEvent })

interface Span {
  /** UTC days, both inclusive. */
  from: UtcDay
  to: UtcDay
}

interface Happenings {
  /** Newest first. */
  happenings: readonly Happening[]
  /** Apps of which a part couldn't be had. */
  missing: readonly SelectedApp[]
  isLoading: boolean
  retry: () => void
}

/** Releases, listing changes, events and featurings of several apps in one country; each source loads and fails by itself. */
export function useHappenings(apps: readonly SelectedApp[], locale: string, { from, to }: Span): Happenings {
  const internal = useIdentity()?.internal === true
  const country = countryCodeOf(locale)
  const listings = apps.map(({ trackId, store }) => ({ trackId, store, locale }))
  const versions = useReads(listings.map((query) => read(getVersions, { query })))
  const changes = useReads(listings.map((query) => read(getListingChanges, { query })))
  const featurings = useReads(apps.map(({ trackId, store }) => read(getFeaturings, { query: { trackId, store } })))
  // C-11: Google Play's promotional content is for internal users only.
  const withEvents = apps.filter(({ store }) => store === 'APP_STORE' || internal)
  const events = useReads(
    withEvents.map(({ store, trackId }) =>
      read(getEvents, { query: { store, countries: country, trackIds: trackId, from, to } }),
    ),
  )
  const ofApp = (index: number) => {
    const event = events[withEvents.findIndex((one) => one === apps[index])]
    return [versions[index], changes[index], featurings[index], event].filter((one) => one !== undefined)
  }
  const happenings = apps.flatMap((app, index): Happening[] => {
    const sources = {
      versions: versions[index]?.data?.versions ?? [],
      changes: changes[index]?.data?.changes ?? [],
      featured: featurings[index]?.data?.featured?.filter((one) => one.country === country) ?? [],
      notes: [],
    }
    const started = events[withEvents.indexOf(app)]?.data?.events ?? []
    return [
      ...marksOf(sources, from, to).map((mark) => ({ key: `${app.trackId} ${mark.key}`, day: mark.day, app, mark })),
      ...started.flatMap((event) => {
        const day = dayOf(event.from)
        return day < from || day > to ? [] : [{ key: `${app.trackId} event ${event.id}`, day, app, event }]
      }),
    ]
  })
  const all = [...versions, ...changes, ...featurings, ...events]
  return {
    happenings: happenings.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)),
    missing: apps.filter((_, index) => ofApp(index).some((one) => ['failed', 'unsaved'].includes(readState(one)))),
    isLoading: all.some(({ isLoading }) => isLoading),
    retry: () => all.forEach((one) => one.refresh()),
  }
}
