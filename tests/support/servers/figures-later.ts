import { sql, type Kysely } from 'kysely'
import { openPostgres } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

/**
 * The job imports a year of figures for each new demo: about ten seconds of a processor, while a test waits for the
 * same server. On this database they are due a day later.
 */
export async function putFiguresOff(db: Kysely<Schema>): Promise<void> {
  await sql`create function figures_later() returns trigger language plpgsql as
    'begin new.next_at := new.next_at + interval ''1 day''; return new; end'`.execute(db)
  await sql`create trigger figures_later before insert on own_feed
    for each row execute function figures_later()`.execute(db)
}

/** The same on PostgreSQL, once a server has made its tables there. */
export async function putFiguresOffAt(url: string): Promise<void> {
  const { db, close } = await openPostgres(url)
  await putFiguresOff(db)
  await close()
}
