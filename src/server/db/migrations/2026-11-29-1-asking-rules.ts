import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why a rule asks before each reply, though somebody had let it send by itself. */
export const askingRules: Migration = {
  up: async (db) => {
    await sql`alter table reply_rule_record
      add column asks_since timestamptz,
      add column asks_because text check (asks_because in ('template', 'support')),
      add column asks_template_id uuid,
      add column asks_by uuid`.execute(db)
  },
}
