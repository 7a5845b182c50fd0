import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When a plan was paused. Of those that are paused already it is not known, unless their term has ended. */
export const pausedPlans: Migration = {
  up: async (db) => {
    await sql`alter table subscription add column paused_at timestamptz`.execute(db)
  },
}
