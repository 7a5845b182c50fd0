import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Ad copy that an organisation keeps for an app. */
export const adCopies: Migration = {
  up: async (db) => {
    await sql`create table ad_copy (
      organisation_id uuid not null,
      project_id uuid not null,
      id uuid not null,
      language text collate "C" not null,
      placement text collate "C" not null,
      headline text,
      text text not null,
      written_by text collate "C" not null,
      kept_at timestamptz not null,
      primary key (organisation_id, project_id, id),
      foreign key (organisation_id, project_id) references project on delete cascade
    )`.execute(db)
  },
}
