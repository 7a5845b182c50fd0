import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const provider = sql`text not null check (provider in ('app-store-connect', 'google-play', 'apple-ads', 'google-ads'))`

const statements = [
  sql`create table connection (
    organisation_id uuid not null references organisation on delete cascade,
    id uuid not null,
    provider ${provider},
    name text not null,
    fingerprint text not null,
    sealed text not null,
    secret_id text not null,
    key_ending text not null,
    account_name text,
    status text not null check (status in ('working', 'broken', 'permissions', 'blocked', 'rate-limited')),
    reason text,
    since timestamptz not null,
    checked_at timestamptz,
    retry_at timestamptz,
    ad_state text check (ad_state in ('ACTIVE', 'NEW', 'PENDING')),
    calls_used integer not null default 0,
    calls_limit integer,
    calls_hour timestamptz,
    used_at timestamptz,
    blocked_until timestamptz,
    failures integer not null default 0,
    next_check_at timestamptz not null,
    created_at timestamptz not null,
    created_by uuid not null,
    primary key (organisation_id, id),
    unique (organisation_id, fingerprint)
  )`,
  sql`create index connection_next_check on connection (next_check_at)`,
  sql`create table connection_right (
    organisation_id uuid not null,
    connection_id uuid not null,
    capability text not null,
    state text not null check (state in ('granted', 'missing', 'not-tried', 'not-used', 'unknown')),
    checked_at timestamptz,
    primary key (organisation_id, connection_id, capability),
    foreign key (organisation_id, connection_id) references connection on delete cascade
  )`,
  // An app that is removed from the organisation leaves its connections.
  sql`create table connection_app (
    organisation_id uuid not null,
    connection_id uuid not null,
    provider ${provider},
    store text not null,
    track_id text not null,
    is_primary boolean not null,
    assigned_at timestamptz not null,
    primary key (organisation_id, connection_id, store, track_id),
    foreign key (organisation_id, connection_id) references connection on delete cascade,
    foreign key (organisation_id, store, track_id)
      references project (organisation_id, store, track_id) on delete cascade
  )`,
  sql`create index connection_app_app on connection_app (organisation_id, store, track_id)`,
  sql`create unique index connection_app_primary on connection_app (organisation_id, provider, store, track_id)
    where is_primary`,
  sql`create table sample_key (
    organisation_id uuid not null references organisation on delete cascade,
    provider ${provider},
    key_id text not null,
    owner text not null,
    public_key text not null,
    lacks text[] not null default '{}',
    is_revoked boolean not null default false,
    limited_until timestamptz,
    created_at timestamptz not null,
    primary key (organisation_id, provider, key_id)
  )`,
  sql`create table console_record (
    organisation_id uuid not null references organisation on delete cascade,
    provider ${provider},
    owner text not null,
    kind text not null,
    id text not null,
    value text not null,
    at timestamptz not null,
    primary key (organisation_id, provider, owner, kind, id)
  )`,
]

/** Keys to the consoles of stores and ad platforms, sealed, and what the fictional consoles of the sample market keep. */
export const connections: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
