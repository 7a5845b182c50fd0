import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table app_user (
    id uuid primary key,
    email text not null unique,
    first_name text not null,
    last_name text not null,
    password_hash text,
    language text not null check (language in ('en', 'de')),
    email_verified_at timestamptz,
    marketing_consent boolean not null,
    internal boolean not null,
    created_at timestamptz not null
  )`,
  sql`create table organisation (
    id uuid primary key,
    name text not null,
    market text not null check (market in ('sample', 'archive', 'live')),
    demo boolean not null,
    created_at timestamptz not null
  )`,
  sql`create table membership (
    organisation_id uuid not null references organisation on delete cascade,
    user_id uuid not null references app_user on delete cascade,
    role text not null check (role in ('owner', 'admin', 'member')),
    primary key (organisation_id, user_id)
  )`,
  sql`create index membership_user on membership (user_id)`,
  sql`create table verification_code (
    code_hash text primary key,
    user_id uuid not null references app_user on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index verification_code_user on verification_code (user_id)`,
  sql`create table refresh_token (
    token_hash text primary key,
    family uuid not null,
    user_id uuid not null references app_user on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz
  )`,
  sql`create index refresh_token_family on refresh_token (family)`,
  sql`create index refresh_token_user on refresh_token (user_id)`,
  sql`create table subscription (
    organisation_id uuid primary key references organisation on delete cascade,
    id uuid not null,
    plan_id text not null check (plan_id in ('free', 'paid')),
    status text not null check (
      status in ('future', 'in_trial', 'active', 'non_renewing', 'paused', 'cancelled', 'transferred')
    ),
    trial_start timestamptz,
    trial_end timestamptz,
    cancelled_at timestamptz,
    current_term_start timestamptz,
    current_term_end timestamptz,
    created_at timestamptz not null
  )`,
  sql`create table idempotency_key (
    user_id uuid not null references app_user on delete cascade,
    key uuid not null,
    fingerprint text not null,
    status integer not null,
    body text,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
  sql`create index idempotency_key_age on idempotency_key (created_at)`,
  sql`create table mail (
    id uuid primary key,
    recipient text not null,
    subject text not null,
    text text not null,
    html text not null,
    created_at timestamptz not null
  )`,
  sql`create table rate_limit (
    key text primary key,
    points integer not null,
    expire bigint
  )`,
]

/** People, their organisations and what lets them in. */
export const accounts: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
