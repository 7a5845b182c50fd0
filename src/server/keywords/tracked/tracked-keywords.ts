import type { Selectable } from 'kysely'
import type { EndpointAnswer } from '#contract/protocol/endpoint.ts'
import type { getTrackedKeywords, Measuring } from '#contract/keywords/tracked.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { ProjectRow } from '#server/db/rows/projects.ts'
import { keywordSlots } from '#server/quotas/keyword-slots.ts'
import { competitorsOf } from '#server/scope/competitors-of.ts'
import { figuresOf, unknown, type Asked, type KnownFigures } from './figures.ts'
import { trackedRows, type TrackedRow } from './tracked-rows.ts'

type Answer = EndpointAnswer<typeof getTrackedKeywords>

interface Known extends Pick<Answer, 'keywords' | 'provenance'>, Pick<Measuring, 'measured' | 'total'> {}

/**
 * What a project tracks in a country, first tracked first, with everything that is known of it today. Keywords beyond the
 * plan's slots stay as they were when the plan became smaller.
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
  const { limit, since } = await keywordSlots(db, project.organisation_id, asked.now)
  const [within, beyond] = [rows.filter(({ slot }) => slot <= limit), rows.filter(({ slot }) => slot > limit)]
  const today = await figuresOf(about, within.map(keywordIn))
  const then: Pick<KnownFigures, 'of'> =
    since === null ? { of: unknown } : await figuresOf({ ...about, now: since }, beyond.map(keywordIn))
  const beyondPlan = { since: since?.toISOString() ?? null }
  return {
    keywords: rows.map(({ slot, ...row }) => {
      const isBeyond = slot > limit
      const figures = (isBeyond ? then : today).of(row.keyword)
      const said = Object.assign(figures, row, { trackedSince: row.trackedSince.toISOString() })
      return isBeyond ? Object.assign(said, { beyondPlan }) : said
    }),
    measured: today.measured,
    total: within.length,
    provenance: today.provenance,
  }
}

const keywordIn = ({ keyword }: TrackedRow) => keyword
