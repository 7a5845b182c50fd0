import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // People
  sql`alter table app_user
    add column scheme text not null default 'auto' check (scheme in ('light', 'dark', 'auto')),
    add column impersonator boolean not null default false,
    add column current_organisation_id uuid references organisation on delete set null,
    add column scheduled_deletion_at timestamptz`,
  sql`create index app_user_deletion on app_user (scheduled_deletion_at) where scheduled_deletion_at is not null`,
  sql`create table one_time_code (
    code_hash text primary key,
    purpose text not null check (purpose in ('password-reset', 'invitation', 'email-change', 'login-token')),
    user_id uuid not null references app_user on delete cascade,
    organisation_id uuid references organisation on delete cascade,
    new_email text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index one_time_code_user on one_time_code (user_id, purpose)`,
  sql`create table external_identity (
    idp text not null check (idp in ('google', 'apple')),
    subject text not null,
    user_id uuid not null references app_user on delete cascade,
    email text,
    created_at timestamptz not null,
    primary key (idp, subject)
  )`,
  sql`create index external_identity_user on external_identity (user_id)`,
  sql`create table oauth_state (
    state_hash text primary key,
    browser_hash text not null,
    idp text not null check (idp in ('google', 'apple')),
    nonce text not null,
    code_verifier text not null,
    language text not null check (language in ('en', 'de')),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,

  // Sessions: those that run already get a row of their own.
  sql`create table session (
    id uuid primary key,
    user_id uuid not null references app_user on delete cascade,
    method text check (method in ('password', 'google', 'apple', 'mailed-link', 'login-token', 'demo')),
    user_agent text,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index session_of_user on session (user_id)`,
  sql`insert into session (id, user_id, created_at, last_used_at)
    select family, user_id, min(created_at), max(created_at) from refresh_token
    group by family, user_id having bool_and(revoked_at is null)`,

  // Organisations and their teams
  sql`alter table organisation add column scheduled_deletion_at timestamptz`,
  sql`create index organisation_deletion on organisation (scheduled_deletion_at) where scheduled_deletion_at is not null`,
  sql`alter table membership
    add column account_permission text not null default 'edit' check (account_permission in ('none', 'view', 'edit')),
    add column grants text[] not null default '{}',
    add column invited_at timestamptz,
    add column joined_at timestamptz`,
  sql`update membership set joined_at = (select created_at from organisation where id = organisation_id)`,
  sql`create table project_permission (
    organisation_id uuid not null,
    user_id uuid not null,
    project_id uuid not null,
    permission text not null check (permission in ('none', 'view', 'edit')),
    primary key (organisation_id, user_id, project_id),
    foreign key (organisation_id, user_id) references membership on delete cascade,
    foreign key (organisation_id, project_id) references project on delete cascade
  )`,

  // Plans and billing. Amounts are in the currency's smallest unit.
  sql`alter table subscription
    add column billing_period text check (billing_period in ('month', 'year')),
    add column currency text,
    add column apps integer,
    add column users integer,
    add column cancel_scheduled_at timestamptz,
    add column provider text check (provider in ('test', 'stripe')),
    add column provider_customer_id text,
    add column provider_subscription_id text`,
  sql`create table billing_data (
    organisation_id uuid primary key references organisation on delete cascade,
    address jsonb not null,
    currency text not null,
    purchase_order text not null,
    card_brand text,
    card_last4 text,
    card_expires_month integer,
    card_expires_year integer,
    updated_at timestamptz not null
  )`,
  sql`create table invoice (
    organisation_id uuid not null references organisation on delete cascade,
    id uuid not null,
    number text not null unique,
    status text not null check (status in ('paid', 'due', 'refunded')),
    currency text not null,
    net bigint not null,
    vat_rate double precision not null,
    vat bigint not null,
    total bigint not null,
    period_start timestamptz not null,
    period_end timestamptz not null,
    lines jsonb not null,
    address jsonb not null,
    purchase_order text not null,
    provider_invoice_id text unique,
    issued_at timestamptz not null,
    primary key (organisation_id, id)
  )`,
  sql`create table payment_event (
    provider text not null,
    event_id text not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  )`,
  sql`create table quota_use (
    organisation_id uuid not null references organisation on delete cascade,
    slot_type text not null check (slot_type in ('AI_ASSISTANCE', 'REVIEW_SUMMARY')),
    month date not null,
    used integer not null,
    primary key (organisation_id, slot_type, month)
  )`,
  sql`create table demo_request (
    id uuid primary key,
    user_id uuid not null references app_user on delete cascade,
    name text not null,
    email text not null,
    company text not null,
    apps integer not null,
    preferred_time timestamptz not null,
    created_at timestamptz not null
  )`,

  // Administration. The log outlives the accounts that it names.
  sql`create table audit_log (
    id uuid primary key,
    at timestamptz not null,
    action text not null,
    actor_id uuid,
    actor_email text,
    subject_id uuid,
    subject_email text,
    organisation_id uuid,
    note text
  )`,
  sql`create index audit_log_at on audit_log (at)`,
  sql`create index audit_log_subject on audit_log (subject_id, at)`,
  sql`create table feature_flag (
    name text primary key,
    enabled boolean not null,
    changed_at timestamptz not null
  )`,
  sql`create table incident (
    id uuid primary key,
    type text not null check (type in ('error', 'info', 'rainbow', 'warning')),
    title text not null,
    message text not null,
    url text,
    active_from timestamptz not null,
    active_until timestamptz
  )`,
]

/** Every way in and out, teams and their permissions, plans and billing, administration. */
export const access: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
