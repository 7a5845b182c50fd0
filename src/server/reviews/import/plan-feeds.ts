import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The connection that an app's reviews are read with. */
const primary = sql`left join connection_app as its on its.organisation_id = of_app.organisation_id
  and its.store = of_app.store and its.track_id = of_app.track_id
  and its.is_primary and its.provider in ('app-store-connect', 'google-play')`

/**
 * Every app has a feed, due at once; so is one whose primary connection is another one by now, or works again. Those of
 * demos come when somebody looks at them. Any number of processes may do it at once.
 */
export async function planFeeds(db: Kysely<Schema>, now: Date): Promise<void> {
  await sql`
    insert into review_feed (organisation_id, store, track_id, source, connection_id, next_at)
    select of_app.organisation_id, of_app.store, of_app.track_id, 'none', its.connection_id, ${now}::timestamptz
    from project as of_app
    join organisation on organisation.id = of_app.organisation_id and not organisation.demo
    ${primary}
    where not exists (
      select from review_feed as known where known.organisation_id = of_app.organisation_id
        and known.store = of_app.store and known.track_id = of_app.track_id
    )
    order by 1, 2, 3
    on conflict do nothing`.execute(db)
  await followConnections(db, now)
}

async function followConnections(db: Kysely<Schema>, now: Date): Promise<void> {
  await sql`
    update review_feed
    set connection_id = changed.current, full_at = null, failures = 0, failure = null, next_at = ${now}
    from (
      select of_app.organisation_id, of_app.store, of_app.track_id, its.connection_id as current
      from review_feed as of_app ${primary}
      where of_app.connection_id is distinct from its.connection_id
      order by 1, 2, 3
      for update of of_app skip locked
    ) as changed
    where review_feed.organisation_id = changed.organisation_id and review_feed.store = changed.store
      and review_feed.track_id = changed.track_id`.execute(db)
  await sql`
    update review_feed set next_at = ${now}
    from (
      select failed.organisation_id, failed.store, failed.track_id from review_feed as failed
      join connection on connection.organisation_id = failed.organisation_id and connection.id = failed.connection_id
      where failed.failure not in ('permission', 'not-found') and failed.next_at > ${now}
        and connection.status in ('working', 'permissions') and connection.checked_at > failed.tried_at
      order by 1, 2, 3
      for update of failed skip locked
    ) as working
    where review_feed.organisation_id = working.organisation_id and review_feed.store = working.store
      and review_feed.track_id = working.track_id`.execute(db)
}

/** The feed of one app, due at once where there was none. */
export async function planFeed(
  db: Kysely<Schema>,
  { organisationId, store, trackId }: { organisationId: string; store: string; trackId: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into review_feed (organisation_id, store, track_id, source, connection_id, next_at)
    select of_app.organisation_id, of_app.store, of_app.track_id, 'none', its.connection_id, ${now}::timestamptz
    from project as of_app ${primary}
    where of_app.organisation_id = ${organisationId} and of_app.store = ${store} and of_app.track_id = ${trackId}
    on conflict do nothing`.execute(db)
}
