import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table project (
    organisation_id uuid not null references organisation on delete cascade,
    id uuid not null,
    store text not null check (store in ('APP_STORE', 'GOOGLE_PLAY')),
    track_id text not null,
    title text not null,
    icon_url text,
    developer_name text,
    created_at timestamptz not null,
    primary key (organisation_id, id),
    unique (organisation_id, store, track_id)
  )`,
  sql`create table project_country (
    organisation_id uuid not null,
    project_id uuid not null,
    locale text not null,
    created_at timestamptz not null,
    primary key (organisation_id, project_id, locale),
    foreign key (organisation_id, project_id) references project on delete cascade
  )`,
  sql`create table competitor (
    organisation_id uuid not null,
    project_id uuid not null,
    store text not null check (store in ('APP_STORE', 'GOOGLE_PLAY')),
    track_id text not null,
    name text not null,
    icon_url text,
    developer_name text,
    created_at timestamptz not null,
    primary key (organisation_id, project_id, track_id, store),
    foreign key (organisation_id, project_id) references project on delete cascade
  )`,
  sql`create table favourite_country (
    organisation_id uuid not null references organisation on delete cascade,
    user_id uuid not null references app_user on delete cascade,
    country_code text not null,
    created_at timestamptz not null,
    primary key (organisation_id, user_id, country_code)
  )`,
  sql`create table ranked_keyword_count (
    market text not null check (market in ('sample', 'archive', 'live')),
    store text not null check (store in ('APP_STORE', 'GOOGLE_PLAY')),
    track_id text not null,
    locale text not null,
    day date not null,
    keywords_count integer,
    delta integer,
    started_at timestamptz not null,
    finished_at timestamptz,
    primary key (track_id, store, locale, market, day)
  )`,
]

/** What an organisation works on, and what was counted about apps. */
export const projects: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
