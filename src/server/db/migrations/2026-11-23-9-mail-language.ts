import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The language of a message, for the mailbox that shows it. */
export const mailLanguage: Migration = {
  up: async (db) => {
    await sql`alter table mail add column language text`.execute(db)
  },
}
