import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table authenticator (
    user_id uuid primary key references app_user on delete cascade,
    sealed text not null,
    secret_id text not null,
    confirmed_at timestamptz,
    last_step integer not null default 0,
    created_at timestamptz not null
  )`,
  sql`create table recovery_code (
    user_id uuid not null references app_user on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  )`,
  sql`create table passkey (
    id text primary key,
    user_id uuid not null references app_user on delete cascade,
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index passkey_user on passkey (user_id)`,
  sql`create table second_step_ticket (
    ticket_hash text primary key,
    user_id uuid not null references app_user on delete cascade,
    method text not null,
    challenge text,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
  sql`create index second_step_ticket_user on second_step_ticket (user_id)`,
  sql`alter table session add column confirmed_at timestamptz, add column passkey_challenge text`,
  sql`alter table organisation add column second_step_required boolean not null default false`,
]

/** Log-ins in two steps, and when a session last showed who uses it. */
export const secondSteps: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
