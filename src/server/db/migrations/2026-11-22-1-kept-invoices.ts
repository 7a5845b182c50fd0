import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An invoice outlives its organisation, whose id it goes on to name; the buyer's address of then stands in it. */
export const keptInvoices: Migration = {
  up: async (db) => {
    await sql`alter table invoice drop constraint invoice_organisation_id_fkey`.execute(db)
  },
}
