import { sql, type Kysely } from 'kysely'
import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import { HISTORY_DAYS, IDEMPOTENCY_DAYS } from '#contract/protocol/limits.ts'
import { errorFields, type Log } from './kernel/log.ts'
import type { Database } from './db/database.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { deleteAccounts } from './account/delete-accounts.ts'
import { deleteOldResultLists } from './history/old-result-lists.ts'
import { withLongTimeout } from './db/statement-timeout.ts'
import type { Schema } from './db/schema.ts'

const MINUTE_MS = 60_000
/** Retention of unread mail and counts of ranked keywords, days. */
const MAIL_DAYS = 30
const COUNT_DAYS = 90
/** Retention of expired codes and unused sessions, days. */
const CODE_DAYS = 30
const SESSION_DAYS = 90
/** Retention of a payment provider's event ids, days; providers redeliver an event for a few days at most. */
const EVENT_DAYS = 90
/** Retention of lists of ranked and of suggested keywords, days: they are requested on their day only. */
const LIST_DAYS = 2
/** Retention of a store's last good answer that nobody requested again, days. */
const ANSWER_DAYS = 14
/** Retention of the record that something could not be read on its day, days. */
const MISSED_DAYS = 400
/**
 * Retention of invoices of deleted organisations, years from the end of the year of issue: the longest period that a
 * country of the European Union requires (Germany: eight, section 14b UStG).
 */
const INVOICE_YEARS = 10
const CHECKPOINT_EVERY_MS = 5 * MINUTE_MS
const FIRST_AFTER_MS = 10 * MINUTE_MS

interface JobContext {
  payments: PaymentProvider
  clock: () => Date
  log: Log
}

/**
 * Maintains the database while the server runs: the embedded one has no background processes, and expired rows are
 * deleted every night.
 * @returns a function that stops it
 */
export function startMaintenance(database: Database, { payments, clock, log }: JobContext): () => Promise<void> {
  let running = Promise.resolve()
  const timers: NodeJS.Timeout[] = []
  const every = (ms: number, event: string, work: () => Promise<void>) => {
    const run = () => {
      running = running
        .then(() => withLongTimeout(work))
        .catch((error: unknown) => log.error(`${event} failed`, errorFields(error)))
    }
    // Also soon after the start: a server that is stopped every evening would never reach the nightly run.
    timers.push(setTimeout(run, FIRST_AFTER_MS).unref(), setInterval(run, ms).unref())
  }
  if (database.kind === 'embedded') every(CHECKPOINT_EVERY_MS, 'checkpoint', () => checkpoint(database))
  every(DAY_MS, 'daily maintenance', async () => {
    await removeExpired(database, clock())
    await deleteAccounts({ db: database.db, payments, log }, clock())
    if (database.kind === 'embedded') await sql`vacuum (analyze)`.execute(database.db)
  })
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await running
  }
}

async function checkpoint({ db }: Database): Promise<void> {
  await sql`checkpoint`.execute(db)
}

/**
 * Deletes expired rows: idempotency keys, tokens and codes, payment events, unread mail, old counts and lists, old
 * answers of stores, and abandoned demos.
 */
export async function removeExpired({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.deleteFrom('idempotency_key').where('created_at', '<', before(IDEMPOTENCY_DAYS)).execute()
  await db.deleteFrom('refresh_token').where('expires_at', '<', now).execute()
  await db.deleteFrom('known_device').where('expires_at', '<', now).execute()
  await db.deleteFrom('verification_code').where('expires_at', '<', before(1)).execute()
  // Kept a while longer, so that an expired invitation can be reported as expired.
  await db.deleteFrom('one_time_code').where('expires_at', '<', before(CODE_DAYS)).execute()
  await db.deleteFrom('oauth_state').where('expires_at', '<', now).execute()
  await db.deleteFrom('second_step_ticket').where('expires_at', '<', now).execute()
  await db.deleteFrom('session').where('last_used_at', '<', before(SESSION_DAYS)).execute()
  await db.deleteFrom('impersonation').where('renewed_at', '<', before(1)).execute()
  await db.deleteFrom('organisation_change').where('at', '<', before(HISTORY_DAYS)).execute()
  await deleteOldInvoices(db, now)
  await db.deleteFrom('payment_event').where('received_at', '<', before(EVENT_DAYS)).execute()
  await db.deleteFrom('mail').where('created_at', '<', before(MAIL_DAYS)).execute()
  const dayBefore = (days: number) => dayOf(before(days))
  await db.deleteFrom('ranked_keyword_count').where('day', '<', dayBefore(COUNT_DAYS)).execute()
  await db.deleteFrom('ranked_keyword_list').where('day', '<', dayBefore(LIST_DAYS)).execute()
  await db.deleteFrom('model_keywords').where('day', '<', dayBefore(LIST_DAYS)).execute()
  await db.deleteFrom('model_day').where('day', '<', dayBefore(LIST_DAYS)).execute()
  await deleteOldResultLists(db, now)
  await db.deleteFrom('missed_reading').where('missed_at', '<', before(MISSED_DAYS)).execute()
  await db
    .deleteFrom('store_answer')
    .where((where) => where(where.fn.coalesce('read_at', 'retry_at'), '<', before(ANSWER_DAYS)))
    .execute()
  await db.transaction().execute(async (transaction) => {
    const left = await transaction
      .selectFrom('organisation')
      .innerJoin('membership', 'membership.organisation_id', 'organisation.id')
      .select(['organisation.id', 'membership.user_id'])
      .where('demo', '=', true)
      .where('organisation.created_at', '<', before(1))
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('refresh_token')
              .select('token_hash')
              .whereRef('refresh_token.user_id', '=', 'membership.user_id'),
          ),
        ),
      )
      .execute()
    if (left.length === 0) return
    await transaction
      .deleteFrom('organisation')
      .where(
        'id',
        'in',
        left.map((row) => row.id),
      )
      .execute()
    await transaction
      .deleteFrom('app_user')
      .where(
        'id',
        'in',
        left.map((row) => row.user_id),
      )
      .execute()
  })
}

async function deleteOldInvoices(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('invoice')
    .where('issued_at', '<', new Date(Date.UTC(now.getUTCFullYear() - INVOICE_YEARS, 0)))
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('organisation').select('id').whereRef('organisation.id', '=', 'invoice.organisation_id'),
        ),
      ),
    )
    .execute()
}
