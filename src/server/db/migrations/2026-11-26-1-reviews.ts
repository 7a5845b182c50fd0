import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const ofApp = sql`
  organisation_id uuid not null,
  store text not null,
  track_id text not null`
const ofProject = sql`foreign key (organisation_id, store, track_id)
  references project (organisation_id, store, track_id) on delete cascade`

const statements = [
  sql`create table own_review (
    ${ofApp},
    review_id text not null,
    source text not null check (source in ('console', 'market')),
    rating smallint not null check (rating between 1 and 5),
    title text,
    body text not null,
    author text,
    country text,
    language text,
    language_from text check (language_from in ('store', 'text')),
    version text,
    device text,
    likes integer,
    written_at timestamptz not null,
    changed_at timestamptz not null,
    earlier text not null default '[]',
    changed_after_reply boolean not null default false,
    is_done boolean not null default false,
    is_listed boolean not null default false,
    missing_since timestamptz,
    stored_at timestamptz not null,
    primary key (organisation_id, store, track_id, review_id),
    ${ofProject}
  )`,
  sql`create index own_review_written on own_review (organisation_id, store, track_id, written_at desc, review_id)`,
  // What the organisation wants its answer to be, and how far that has come; of others' answers what the store shows.
  sql`create table review_reply (
    ${ofApp},
    review_id text not null,
    text text not null,
    state text not null
      check (state in ('to-approve', 'queued', 'sending', 'sent', 'pending', 'published', 'refused')),
    origin text not null check (origin in ('person', 'template', 'ai', 'rule', 'elsewhere')),
    rule_id uuid,
    template_id uuid,
    written_by uuid,
    written_at timestamptz,
    state_at timestamptz not null,
    send_at timestamptz,
    first_tried_at timestamptz,
    tries integer not null default 0,
    problem text check (problem in ('text', 'permission', 'connection', 'gone')),
    problem_detail text,
    store_reply_id text,
    store_text text,
    store_changed_at timestamptz,
    is_withdrawn boolean not null default false,
    replaced text,
    primary key (organisation_id, store, track_id, review_id),
    foreign key (organisation_id, store, track_id, review_id) references own_review on delete cascade
  )`,
  sql`create index review_reply_due on review_reply (send_at) where send_at is not null`,
  sql`create table review_feed (
    ${ofApp},
    source text not null check (source in ('console', 'market', 'none')),
    connection_id uuid,
    read_at timestamptz,
    full_at timestamptz,
    tried_at timestamptz,
    failure text,
    failures integer not null default 0,
    next_at timestamptz not null,
    claimed_until timestamptz,
    primary key (organisation_id, store, track_id),
    ${ofProject}
  )`,
  sql`create index review_feed_next on review_feed (next_at)`,
  // Monthly files of Google Play that were imported as a whole.
  sql`create table review_report (
    ${ofApp},
    name text not null,
    version text not null,
    primary key (organisation_id, store, track_id, name),
    ${ofProject}
  )`,
]

/** Reviews of own apps, the answers to them, and how far they are read. */
export const reviews: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
