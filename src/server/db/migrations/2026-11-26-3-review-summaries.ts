import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const ofApp = sql`
  organisation_id uuid not null,
  store text not null,
  track_id text not null`
const ofProject = sql`foreign key (organisation_id, store, track_id)
  references project (organisation_id, store, track_id) on delete cascade`

const statements = [
  sql`create table summary_schedule (
    ${ofApp},
    id uuid not null,
    countries text not null,
    languages text not null,
    every text not null check (every in ('week', 'month')),
    language text not null,
    next_day date not null,
    created_at timestamptz not null,
    primary key (organisation_id, id),
    unique (organisation_id, store, track_id, countries, languages, every),
    ${ofProject}
  )`,
  sql`create index summary_schedule_next on summary_schedule (next_day)`,
  sql`create table review_summary (
    ${ofApp},
    id uuid not null,
    countries text not null,
    languages text not null,
    from_day date not null,
    to_day date not null,
    language text not null,
    status text not null check (status in (
      'OPEN', 'CRAWLING', 'CRAWLING_FAILED', 'READY_FOR_PROCESSING', 'PROCESSING', 'SUMMARIZING', 'FINALIZING', 'DONE',
      'DONE_TRANSLATED', 'PROCESSING_FAILED', 'FAILED_FOR_INSUFFICIENT_SLOTS'
    )),
    status_at timestamptz not null,
    created_at timestamptz not null,
    schedule_id uuid,
    quota_month date,
    next_at timestamptz,
    claimed_until timestamptz,
    tries integer not null default 0,
    made_by text check (made_by in ('model', 'rules')),
    reviews integer not null default 0,
    countries_found integer not null default 0,
    average_rating double precision,
    average_before double precision,
    without_reply integer not null default 0,
    topics text not null default '[]',
    primary key (organisation_id, id),
    ${ofProject}
  )`,
  sql`create index review_summary_due on review_summary (next_at) where next_at is not null`,
  sql`create index review_summary_app on review_summary (organisation_id, store, track_id, created_at desc)`,
  // Two servers, or one that was killed, must not make a week's summary twice.
  sql`create unique index review_summary_scheduled on review_summary (organisation_id, schedule_id, from_day)
    where schedule_id is not null`,
  sql`create table review_summary_text (
    organisation_id uuid not null,
    summary_id uuid not null,
    language text not null,
    text text not null,
    primary key (organisation_id, summary_id, language),
    foreign key (organisation_id, summary_id) references review_summary on delete cascade
  )`,
]

/** Summaries of reviews, how far they are made, their texts by language, and when the next ones are. */
export const reviewSummaries: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
