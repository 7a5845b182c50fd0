import { useEffect } from 'react'
import * as v from 'valibot'
import { UtcDay } from '#contract/protocol/days.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { savedRows } from '#web/data/saved-rows/saved-rows.ts'
import { useSavedRow } from '#web/data/saved-rows/use-saved-row.ts'

/** A visit ends when the page was out of sight for this long, ms. */
const VISIT_ENDS_AFTER_MS = 30 * 60_000

const Visit = v.object({
  /** Device time at which the page was last seen, ms since 1970. */
  seenAt: v.number(),
  /** Newest UTC day whose ranks were shown. */
  day: UtcDay,
  /** That of the visit before this one; null: there was none. */
  before: v.nullable(UtcDay),
})
type Visit = v.InferOutput<typeof Visit>

const visits = savedRows<Visit | null>(v.nullable(Visit), null)

/** Somebody sees the ranks until a day: goes on with the visit, or begins another. */
export function nextVisit(known: Visit | null, day: UtcDay, now: number): Visit {
  if (!known) return { seenAt: now, day, before: null }
  const isNew = now - known.seenAt > VISIT_ENDS_AFTER_MS
  // The device may have an older answer than the one that was shown last.
  return { seenAt: now, day: known.day > day ? known.day : day, before: isNew ? known.day : known.before }
}

/**
 * Newest UTC day whose ranks this device has shown at the last visit to the monitor of an app in a country; null: there was
 * none. `day`: what the page shows now; null: nothing yet.
 */
export function useLastVisit({ project, locale }: AppInCountry, day: UtcDay | null): UtcDay | null {
  const id = `rank-visit ${project.projectId} ${locale}`
  const visit = useSavedRow(visits, id)
  useEffect(() => {
    if (day === null) return undefined
    // Without storage there is no visit to go back to.
    const note = () => void visits.change(id, (known) => nextVisit(known, day, Date.now())).catch(() => {})
    note()
    // Both ways: the look ends when the page is hidden, and when it is shown again a new visit may begin.
    document.addEventListener('visibilitychange', note)
    return () => {
      note()
      document.removeEventListener('visibilitychange', note)
    }
  }, [id, day])
  return visit?.before ?? null
}
