import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Saved views of tracked keywords, of a user in an organisation. */
export const keywordViews: Migration = {
  up: async (db) => {
    await sql`create table keyword_view (
      organisation_id uuid not null references organisation on delete cascade,
      user_id uuid not null references app_user on delete cascade,
      name text collate "C" not null,
      content jsonb not null,
      saved_at timestamptz not null,
      primary key (organisation_id, user_id, name)
    )`.execute(db)
  },
}
