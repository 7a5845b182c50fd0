import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'

/** The apps of all connections of the caller's organisation, each with its project. */
export const connectedApps = (db: Kysely<Schema>, { organizationId }: Pick<Caller, 'organizationId'>) =>
  db
    .selectFrom('connection_app')
    .innerJoin('project', (join) =>
      join
        .onRef('project.organisation_id', '=', 'connection_app.organisation_id')
        .onRef('project.store', '=', 'connection_app.store')
        .onRef('project.track_id', '=', 'connection_app.track_id'),
    )
    .where('connection_app.organisation_id', '=', organizationId)
