import type { Selectable } from 'kysely'
import type { EndpointAnswer } from '#contract/protocol/endpoint.ts'
import type { getTrackedKeywords, Measuring } from '#contract/keywords/tracked.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { ProjectRow } from '#server/db/rows/projects.ts'
import { isMeasured, keywordSlots, measuredUntil } from '#server/quotas/keyword-slots.ts'
import { competitorsOf } from '#server/scope/competitors-of.ts'
import { figuresOf, unknown, type Asked } from './figures.ts'
import { trackedRows, type TrackedRow } from './tracked-rows.ts'

type Answer = EndpointAnswer<typeof getTrackedKeywords>

interface Known extends Pick<Answer, 'keywords' | 'provenance'>, Pick<Measuring, 'measured' | 'total'> {}

/**
 * What a project tracks in a country, first tracked first, with everything that is known of it today. Keywords beyond the
 * plan's slots stay as they were on the last day of the larger one.
 */
export async function trackedKeywords(
  asked: Omit<Asked, 'listing' | 'competitors'>,
  project: Selectable<ProjectRow>,
  locale: string,
): Promise<Known> {
  const { db } = asked
  const place = { organisationId: project.organisation_id, projectId: project.id, country: countryCodeOf(locale) }
  const rows = await trackedRows(db, place)
  const competitors = await competitorsOf(db, project).select('track_id').orderBy('created_at').execute()
  const about = {
    ...asked,
    listing: { store: project.store, trackId: project.track_id, locale },
    competitors: competitors.map((one) => one.track_id),
  }
  const slots = await keywordSlots(db, project.organisation_id, asked.now)
  const within = rows.filter((row) => isMeasured(row, slots))
  const beyond = rows.filter((row) => !isMeasured(row, slots) && measuredUntil(row, slots) !== null)
  const today = await figuresOf(about, within.map(keywordIn))
  const then = await figuresOf({ ...about, now: slots.since ?? asked.now }, beyond.map(keywordIn))
  return {
    keywords: rows.map(({ slot, ...row }) => {
      const trackedSince = row.trackedSince.toISOString()
      if (isMeasured({ slot }, slots)) return Object.assign(today.of(row.keyword), row, { trackedSince })
      const until = measuredUntil(row, slots)
      const figures = until === null ? unknown(row.keyword) : then.of(row.keyword)
      return Object.assign(figures, row, { trackedSince, beyondPlan: { since: until?.toISOString() ?? null } })
    }),
    measured: today.measured,
    total: within.length,
    provenance: today.provenance,
  }
}

const keywordIn = ({ keyword }: TrackedRow) => keyword
