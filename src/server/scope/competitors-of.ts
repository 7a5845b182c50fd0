import type { Kysely, Selectable } from 'kysely'
import type { Competitor } from '#contract/projects.ts'
import type { CompetitorRow, ProjectRow } from '#server/db/rows/projects.ts'
import type { Schema } from '#server/db/schema.ts'
import type { AppDetails } from '#contract/overview/overview.ts'

/** The competitors of a project, restricted to its organisation. */
export const competitorsOf = (db: Kysely<Schema>, project: Selectable<ProjectRow>) =>
  db
    .selectFrom('competitor')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)

/** As stored when it was added. */
export const stored = (row: Selectable<CompetitorRow>): Competitor => ({
  trackId: row.track_id,
  store: row.store,
  name: row.name,
  iconUrl: row.icon_url,
  developerName: row.developer_name,
})

/** As its listing currently shows it. */
export const listed = (
  listing: Pick<AppDetails, 'trackId' | 'store' | 'title' | 'images' | 'developerName'>,
): Competitor => ({
  trackId: listing.trackId,
  store: listing.store,
  name: listing.title,
  iconUrl: listing.images.icons[0] ?? null,
  developerName: listing.developerName,
})
