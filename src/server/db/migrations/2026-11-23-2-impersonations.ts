import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table impersonation (
    id uuid primary key,
    staff_id uuid not null references app_user on delete cascade,
    user_id uuid not null references app_user on delete cascade,
    organisation_id uuid not null references organisation on delete cascade,
    reason text not null,
    started_at timestamptz not null,
    renewed_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index impersonation_staff on impersonation (staff_id, user_id)`,
  sql`create index impersonation_user on impersonation (user_id)`,
  sql`create index impersonation_organisation on impersonation (organisation_id)`,
  // No reference: that staff did it is told after the account is gone, too.
  sql`alter table organisation_change add column acted_as_id uuid`,
]

/** Staff who act as a user: what their tokens stand on, and as whom a change was made. */
export const impersonations: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
