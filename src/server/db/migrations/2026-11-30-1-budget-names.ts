import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A store may count several kinds of calls apart: a budget has a name of its own. */
export const budgetNames: Migration = {
  up: async (db) => {
    await sql`alter table store_budget drop constraint store_budget_store_check`.execute(db)
    await sql`alter table store_budget rename column store to budget`.execute(db)
    await sql`alter table store_budget add constraint store_budget_budget_check
      check (budget in ('APP_STORE', 'APPLE_LOOKUP', 'APPLE_PAGES', 'APPLE_HINTS', 'GOOGLE_PLAY'))`.execute(db)
  },
}
