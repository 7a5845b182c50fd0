import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Translations of reviews and replies, kept for as long as their texts stay the same. */
export const translations: Migration = {
  up: async (db) => {
    await sql`create table text_translation (
      organisation_id uuid not null references organisation on delete cascade,
      text_hash text not null,
      language text not null,
      text text not null,
      made_at timestamptz not null,
      primary key (organisation_id, text_hash, language)
    )`.execute(db)
  },
}
