import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a language model suggested an organisation on a day: asking again costs nothing. `seed` is '' without one. */
export const modelKeywords: Migration = {
  up: async (db) => {
    await sql`create table model_keywords (
      organisation_id uuid not null references organisation on delete cascade,
      store text not null check (store in ('APP_STORE', 'GOOGLE_PLAY')),
      track_id text not null,
      locale text not null,
      seed text not null,
      day date not null,
      keywords text[] not null,
      primary key (organisation_id, track_id, store, locale, seed, day)
    )`.execute(db)
  },
}
