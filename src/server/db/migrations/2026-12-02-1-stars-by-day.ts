import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Ratings of 1 to 5 stars of each day, as the store told them; null: it did not. A sum of all may be beyond an integer. */
export const starsByDay: Migration = {
  up: async (db) => {
    await sql`alter table rating_day add column by_stars double precision[] check (cardinality(by_stars) = 5)`.execute(
      db,
    )
  },
}
