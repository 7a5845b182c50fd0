import { sql, type Kysely } from 'kysely'
import type { AppRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Market } from './stored.ts'

const nameOf = ({ store, trackId }: AppRef) => `${store} ${trackId}`

/** The id of an app in the history; undefined if it has none. */
export async function findAppId(db: Kysely<Schema>, market: Market, app: AppRef): Promise<number | undefined> {
  const row = await db
    .selectFrom('app')
    .select('id')
    .where('track_id', '=', app.trackId)
    .where('store', '=', app.store)
    .where('market', '=', market)
    .executeTakeFirst()
  return row?.id
}

/** Ids of those apps that have one. */
export async function findAppIds(
  db: Kysely<Schema>,
  market: Market,
  apps: readonly AppRef[],
): Promise<(app: AppRef) => number | undefined> {
  const known = await readIds(db, market, apps)
  return (app) => known.get(nameOf(app))
}

/** Ids of apps, inserting new ones. Any number; safe for concurrent processes. */
export async function requireAppIds(
  db: Kysely<Schema>,
  market: Market,
  apps: readonly AppRef[],
): Promise<(app: AppRef) => number> {
  const distinct = [...new Map(apps.map((app) => [nameOf(app), app])).values()]
  const known = await readIds(db, market, distinct)
  const missing = distinct.filter((app) => !known.has(nameOf(app)))
  if (missing.length > 0) {
    await enter(db, market, missing)
    for (const [name, id] of await readIds(db, market, missing)) known.set(name, id)
  }
  return (app) => {
    const id = known.get(nameOf(app))
    if (id === undefined) throw new Error(`The app ${nameOf(app)} was not asked for.`)
    return id
  }
}

async function readIds(db: Kysely<Schema>, market: Market, apps: readonly AppRef[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; store: AppRef['store']; trackId: string }>`
    select app.id, app.store, app.track_id as "trackId" from app
    join unnest(${trackIds(apps)}::text[], ${stores(apps)}::text[]) as asked (track_id, store)
      on app.track_id = asked.track_id and app.store = asked.store and app.market = ${market}`.execute(db)
  return new Map(rows.map((row) => [nameOf(row), row.id]))
}

/** In a fixed order, so that concurrent processes can't deadlock. */
async function enter(db: Kysely<Schema>, market: Market, apps: readonly AppRef[]): Promise<void> {
  await sql`
    insert into app (market, store, track_id)
    select ${market}, store, track_id
    from unnest(${trackIds(apps)}::text[], ${stores(apps)}::text[]) as asked (track_id, store)
    order by track_id collate "C", store collate "C"
    on conflict do nothing`.execute(db)
}

const trackIds = (apps: readonly AppRef[]) => apps.map(({ trackId }) => trackId)
const stores = (apps: readonly AppRef[]) => apps.map(({ store }) => store)
