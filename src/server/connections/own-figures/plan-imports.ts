import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Every app assigned to a store's connection as its primary gets an import, due at once, and the connection with it.
 * Any number of processes may do it at once.
 */
export async function planImports(db: Kysely<Schema>, now: Date): Promise<void> {
  await sql`
    with planned as (
      insert into own_import (organisation_id, connection_id, store, track_id, state, next_at)
      select organisation_id, connection_id, store, track_id, 'waiting', ${now}
      from connection_app
      where is_primary and provider in ('app-store-connect', 'google-play') and not exists (
        select from own_import as known
        where known.organisation_id = connection_app.organisation_id
          and known.connection_id = connection_app.connection_id
          and known.store = connection_app.store and known.track_id = connection_app.track_id
      )
      order by 1, 2, 3, 4
      on conflict do nothing
      returning organisation_id, connection_id
    )
    insert into own_feed (organisation_id, connection_id, next_at)
    select distinct organisation_id, connection_id, ${now}::timestamptz from planned order by 1, 2
    on conflict (organisation_id, connection_id) do update set next_at = excluded.next_at`.execute(db)
}
