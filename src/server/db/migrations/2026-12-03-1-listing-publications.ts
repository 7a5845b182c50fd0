import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Texts of listings that somebody has published to a store's console, and how far they have come. */
export const listingPublications: Migration = {
  up: async (db) => {
    await sql`create table listing_publication (
      organisation_id uuid not null,
      project_id uuid not null,
      id uuid not null,
      choice text collate "C" not null,
      changes jsonb not null,
      version text,
      makes_version boolean not null,
      cancels_review boolean not null,
      store_version_id text,
      state text collate "C" not null,
      steps jsonb not null,
      problem text collate "C",
      detail text,
      tries integer not null default 0,
      next_at timestamptz,
      requested_by uuid references app_user on delete set null,
      requested_at timestamptz not null,
      primary key (organisation_id, project_id, id),
      foreign key (organisation_id, project_id) references project on delete cascade
    )`.execute(db)
    await sql`create index listing_publication_next_at on listing_publication (next_at) where next_at is not null`.execute(
      db,
    )
    await sql`create index listing_publication_requested_by on listing_publication (requested_by)`.execute(db)
  },
}
