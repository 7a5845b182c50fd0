import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table organisation_change (
    organisation_id uuid not null references organisation on delete cascade,
    id uuid not null,
    at timestamptz not null,
    action text not null,
    actor_id uuid references app_user on delete set null,
    project_id uuid,
    project_title text,
    subject text,
    subject_id uuid references app_user on delete set null,
    primary key (organisation_id, id)
  )`,
  sql`create index organisation_change_at on organisation_change (organisation_id, at)`,
  sql`create index organisation_change_actor on organisation_change (actor_id) where actor_id is not null`,
  sql`create index organisation_change_subject on organisation_change (subject_id) where subject_id is not null`,
]

/** Who changed what in an organisation. An app that is removed goes on to be named. */
export const changes: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
