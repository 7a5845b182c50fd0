import type { PoolClient } from 'pg'
import type { Database } from './database.ts'
import { inTransaction, ONE_MOMENT } from './copy-transaction.ts'
import { MoveRefused } from './move-refused.ts'
import type { Schema } from './schema.ts'
import { batchesOf, isSame, rowWriter, settleTable, summaryOf } from './table-rows.ts'

/**
 * What stores answered stays behind: it is large, is read again when it is wanted, and belongs to no one. So do the
 * lists of ranked keywords, which are made again in a second, and the background jobs: the new server plans its own, and a
 * day that is read again is the same day. Who is on the way to a provider, or has yet to take a second step, begins again. What its operator set, a server
 * writes when it starts.
 */
export const leftTables = [
  'store_answer',
  'store_budget',
  'job_run',
  'ranked_keyword_list',
  'oauth_state',
  'server_setting',
  'second_step_ticket',
] as const

type Moved = Exclude<keyof Schema, (typeof leftTables)[number]>

/** Every table that moves and is backed up, referenced ones first. What is not in the schema (limits, queues) is made anew. */
export const movedTables = Object.keys({
  organisation: true,
  app_user: true,
  membership: true,
  verification_code: true,
  one_time_code: true,
  external_identity: true,
  session: true,
  known_device: true,
  authenticator: true,
  recovery_code: true,
  passkey: true,
  survey_answer: true,
  refresh_token: true,
  subscription: true,
  billing_data: true,
  invoice: true,
  payment_event: true,
  quota_use: true,
  demo_request: true,
  audit_log: true,
  impersonation: true,
  feature_flag: true,
  store_source: true,
  incident: true,
  organisation_change: true,
  project: true,
  project_permission: true,
  project_country: true,
  competitor: true,
  favourite_country: true,
  idempotency_key: true,
  mail: true,
  ranked_keyword_count: true,
  app: true,
  keyword: true,
  chart: true,
  listing_snapshot: true,
  rating_day: true,
  result_list: true,
  result_list_latest: true,
  result_origin: true,
  pool_term: true,
  pool_app: true,
  chart_day: true,
  chart_position: true,
  keyword_rank: true,
  keyword_rank_latest: true,
  tracked_keyword: true,
  keyword_tag: true,
  tracked_keyword_tag: true,
  chart_note: true,
  listing_draft: true,
  listing_publication: true,
  listing_set: true,
  ad_copy: true,
  connection: true,
  connection_right: true,
  connection_app: true,
  sample_key: true,
  console_record: true,
  popularity_week: true,
  search_popularity: true,
  phrase_popularity: true,
  volume_weights: true,
  own_day: true,
  own_day_total: true,
  own_report_day: true,
  own_proceeds_day: true,
  own_correction: true,
  own_review: true,
  review_reply: true,
  review_feed: true,
  summary_schedule: true,
  review_summary: true,
  review_summary_text: true,
  review_report: true,
  template_folder: true,
  reply_template: true,
  template_favourite: true,
  folder_favourite: true,
  reply_automation: true,
  reply_rule_record: true,
  reply_decision: true,
  text_translation: true,
  own_feed: true,
  own_import: true,
  own_instance: true,
  keyword_view: true,
  model_keywords: true,
  model_day: true,
  missed_reading: true,
} satisfies Record<Moved, true>)

/**
 * Copies every row in one transaction of the target, as they are in one moment of the source, and compares counts and
 * checksums before it commits.
 * @throws MoveRefused when the target holds anything already, or the copies differ
 */
export function moveDatabase(source: Pick<Database, 'pool'>, target: Pick<Database, 'pool'>): Promise<MovedTable[]> {
  return inTransaction(source.pool, ONE_MOMENT, (from) =>
    inTransaction(target.pool, 'read write', async (to) => {
      await refuseUnlessEmpty(to)
      const moved: MovedTable[] = []
      for (const table of movedTables) moved.push(await moveTable(from, to, table))
      return moved
    }),
  )
}

async function refuseUnlessEmpty(connection: PoolClient): Promise<void> {
  for (const table of movedTables) {
    const { rows } = await connection.query(`select 1 from ${table} limit 1`)
    if (rows.length > 0) throw new MoveRefused(`The target is not empty: ${table} has rows. Nothing was moved.`)
  }
}

interface MovedTable {
  table: string
  rows: number
}

/**
 * Copies a table row by row as text, and compares counts and checksums. Both connections must be in a transaction.
 * @throws MoveRefused when the copy differs
 */
async function moveTable(source: PoolClient, target: PoolClient, table: string): Promise<MovedTable> {
  const write = await rowWriter(target, table)
  for await (const lines of batchesOf(source, table)) await write(lines)
  const [before, after] = [await summaryOf(source, table), await summaryOf(target, table)]
  if (!isSame(before, after))
    throw new MoveRefused(`The copy of ${table} differs from the original. Nothing was moved.`)
  await settleTable(target, table)
  return { table, rows: after.rows }
}
