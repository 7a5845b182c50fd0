import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const ofOrganisation = sql`organisation_id uuid not null references organisation on delete cascade`
const ofApp = sql`
  organisation_id uuid not null,
  store text not null,
  track_id text not null`

const statements = [
  // What `{support}` stands for in replies.
  sql`alter table organisation add column support_address text not null default ''`,
  sql`create table template_folder (
    ${ofOrganisation},
    id uuid not null,
    name text not null,
    created_at timestamptz not null,
    primary key (organisation_id, id)
  )`,
  sql`create table reply_template (
    ${ofOrganisation},
    id uuid not null,
    name text not null,
    text text not null,
    folder_id uuid,
    language text,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    primary key (organisation_id, id),
    foreign key (organisation_id, folder_id) references template_folder on delete set null (folder_id)
  )`,
  sql`create index reply_template_folder on reply_template (organisation_id, folder_id)`,
  sql`create table template_favourite (
    organisation_id uuid not null,
    user_id uuid not null references app_user on delete cascade,
    template_id uuid not null,
    primary key (organisation_id, user_id, template_id),
    foreign key (organisation_id, template_id) references reply_template on delete cascade
  )`,
  sql`create table folder_favourite (
    organisation_id uuid not null,
    user_id uuid not null references app_user on delete cascade,
    folder_id uuid not null,
    primary key (organisation_id, user_id, folder_id),
    foreign key (organisation_id, folder_id) references template_folder on delete cascade
  )`,
  sql`create table reply_automation (
    ${ofApp},
    rules text not null,
    revision integer not null,
    due_at timestamptz,
    looked_until timestamptz,
    primary key (organisation_id, store, track_id),
    foreign key (organisation_id, store, track_id)
      references project (organisation_id, store, track_id) on delete cascade
  )`,
  sql`create index reply_automation_due on reply_automation (due_at) where due_at is not null`,
  sql`create table reply_rule_record (
    ${ofApp},
    rule_id uuid not null,
    turned_on_at timestamptz,
    stopped_at timestamptz,
    stopped_because text check (stopped_because in ('refused', 'quota', 'permission')),
    primary key (organisation_id, store, track_id, rule_id),
    foreign key (organisation_id, store, track_id) references reply_automation on delete cascade
  )`,
  // Not of the review: one that goes and comes back is not answered by a rule again.
  sql`create table reply_decision (
    ${ofApp},
    review_id text not null,
    rule_id uuid not null,
    is_answered boolean not null,
    decided_at timestamptz not null,
    primary key (organisation_id, store, track_id, review_id),
    foreign key (organisation_id, store, track_id) references reply_automation on delete cascade
  )`,
  sql`create index reply_decision_rule on reply_decision (organisation_id, store, track_id, rule_id, decided_at)`,
  // How often a template was used, and how the store took a rule's replies.
  sql`create index review_reply_template on review_reply (organisation_id, template_id) where template_id is not null`,
  sql`create index review_reply_rule on review_reply (organisation_id, rule_id) where rule_id is not null`,
]

/** Templates of replies in folders, and the rules by which reviews are answered without anybody. */
export const replyTemplates: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
