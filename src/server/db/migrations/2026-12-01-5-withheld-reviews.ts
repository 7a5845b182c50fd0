import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether the public store withholds an app's list of reviews, which is not the same as that there are none. */
export const withheldReviews: Migration = {
  up: async (db) => {
    await sql`alter table review_feed add column is_withheld boolean not null default false`.execute(db)
  },
}
