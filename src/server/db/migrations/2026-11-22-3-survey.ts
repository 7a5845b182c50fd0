import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The survey of the first log-in: a row for each question that a user answered. */
export const survey: Migration = {
  up: async (db) => {
    await sql`create table survey_answer (
      user_id uuid not null references app_user on delete cascade,
      question_key text not null,
      question_text text not null,
      answer_possibilities text[] not null,
      answers text[] not null,
      answered_at timestamptz not null,
      primary key (user_id, question_key)
    )`.execute(db)
  },
}
