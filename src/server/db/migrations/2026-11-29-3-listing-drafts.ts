import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Texts of listings that an organisation composes, by localization and field, such as the keyword field. */
export const listingDrafts: Migration = {
  up: async (db) => {
    await sql`create table listing_draft (
      organisation_id uuid not null,
      project_id uuid not null,
      locale text collate "C" not null,
      field text collate "C" not null,
      draft text not null,
      published text,
      second text,
      revision integer not null,
      changed_by uuid references app_user on delete set null,
      changed_at timestamptz not null,
      primary key (organisation_id, project_id, locale, field),
      foreign key (organisation_id, project_id) references project on delete cascade
    )`.execute(db)
    await sql`create index listing_draft_changed_by on listing_draft (changed_by)`.execute(db)
  },
}
