import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Drafts of a listing that an organisation saves under a name. */
export const listingSets: Migration = {
  up: async (db) => {
    await sql`create table listing_set (
      organisation_id uuid not null,
      project_id uuid not null,
      id uuid not null,
      name text not null,
      texts jsonb not null,
      before jsonb,
      saved_by uuid references app_user on delete set null,
      saved_at timestamptz not null,
      primary key (organisation_id, project_id, id),
      foreign key (organisation_id, project_id) references project on delete cascade
    )`.execute(db)
    await sql`create index listing_set_saved_by on listing_set (saved_by)`.execute(db)
  },
}
