import type { Selectable } from 'kysely'
import { getCompetitorChanges, type ChangedCompetitor } from '#contract/market/competitor-changes.ts'
import { dayOf, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import { countryCodeOf, type Locale } from '#contract/store.ts'
import type { CompetitorRow } from '#server/db/rows/projects.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { competitorsOf, listed, stored } from '#server/scope/competitors-of.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { provenanceOf } from '#server/markets/provenance.ts'

/** The competitors of a project alone, whatever else the market holds. */
export const competitorChanges = serve(getCompetitorChanges, async ({ params, query, caller, db, services }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  const source = marketOf(caller, services)
  const rows = await competitorsOf(db, project).selectAll().orderBy('created_at').orderBy('track_id').execute()
  const now = services.clock()
  const span = { from: daysBefore(now, OVERVIEW_DAYS), to: dayOf(now) }
  const competitors = await Promise.all(rows.map((row) => changedSince(source, row, query.locale, span)))
  return { days: OVERVIEW_DAYS, competitors, provenance: provenanceOf(source.id, now.toISOString()) }
})

interface Span {
  /** UTC days, ISO. */
  from: UtcDay
  to: UtcDay
}

const unknown = { versions: null, changes: null, events: null, featured: null }

async function changedSince(
  source: MarketSource,
  row: Selectable<CompetitorRow>,
  locale: Locale,
  { from, to }: Span,
): Promise<ChangedCompetitor> {
  const ref = { trackId: row.track_id, store: row.store, locale }
  const listing = await source.listing(ref)
  if (!listing) return { ...stored(row), ...unknown }
  const country = countryCodeOf(locale)
  const [versions, past, events, featured] = await Promise.all([
    source.versions(ref),
    source.listingPast(ref, from),
    source.events({ store: ref.store, trackIds: [ref.trackId], countries: [country], from, to }),
    source.featuredCountries(ref, OVERVIEW_DAYS),
  ])
  return {
    ...listed(listing),
    versions:
      versions
        ?.filter(({ releasedAt }) => releasedAt !== null && releasedAt.slice(0, 10) >= from)
        .map(({ version, releasedAt, releaseNotes }) => ({ version, releasedAt, releaseNotes })) ?? null,
    changes: past?.changes ?? null,
    events: events?.filter((event) => event.from.slice(0, 10) >= from) ?? null,
    featured: featured?.featured.filter((one) => one.country === country) ?? null,
  }
}
