import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where the public store withholds an app's list of reviews, which is not the same as that there are none. */
export const withheldReviews: Migration = {
  up: async (db) => {
    await sql`alter table review_feed add column withheld_in text[] not null default '{}'`.execute(db)
  },
}
