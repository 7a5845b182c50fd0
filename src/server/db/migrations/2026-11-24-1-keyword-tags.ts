import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`alter table tracked_keyword
    add column is_starred boolean not null default false,
    add column note text not null default ''`,
  sql`create table keyword_tag (
    organisation_id uuid not null,
    project_id uuid not null,
    name text collate "C" not null,
    colour text not null,
    created_at timestamptz not null,
    primary key (organisation_id, project_id, name),
    foreign key (organisation_id, project_id) references project on delete cascade
  )`,
  sql`create table tracked_keyword_tag (
    organisation_id uuid not null,
    project_id uuid not null,
    country text collate "C" not null,
    keyword_id integer not null,
    tag text collate "C" not null,
    primary key (organisation_id, project_id, country, keyword_id, tag),
    foreign key (organisation_id, project_id, country, keyword_id) references tracked_keyword on delete cascade,
    foreign key (organisation_id, project_id, tag) references keyword_tag on delete cascade
  )`,
  sql`create index tracked_keyword_tag_by_tag on tracked_keyword_tag (organisation_id, project_id, tag)`,
  sql`create table chart_note (
    organisation_id uuid not null,
    project_id uuid not null,
    id uuid not null,
    day date not null,
    text text not null,
    created_at timestamptz not null,
    primary key (organisation_id, project_id, id),
    foreign key (organisation_id, project_id) references project on delete cascade
  )`,
]

/** What people say of tracked keywords, and of days in the charts of a project. */
export const keywordTags: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
