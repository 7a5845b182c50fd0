import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { repeat } from '#server/jobs/repeat.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import type { Subscribed } from '#server/quotas/plan.ts'
import { billingOf } from './billing-of.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { itemsOf, linesOf, sumOf } from './prices.ts'
import { termEnd } from './term.ts'
import { vatRateOf, withVat } from './vat.ts'
import { writeInvoice } from './write-invoice.ts'

interface JobContext {
  db: Kysely<Schema>
  payments: PaymentProvider
  config: { plans: boolean; seller: { country: string } }
  clock: () => Date
  log: Log
}

const EVERY_MS = 3_600_000
const FIRST_AFTER_MS = 60_000

/** Looks every hour for terms that are over. @returns stops it */
export function startRenewals(context: JobContext): () => Promise<void> {
  const { log } = context
  const timing = { everyMs: EVERY_MS, firstAfterMs: FIRST_AFTER_MS }
  return repeat({ ...timing, log, failure: 'renewals failed' }, () => renewTerms(context))
}

/**
 * What a real provider does by itself: terms of the test provider that are over begin anew, with an invoice for each.
 * They end instead once payments are real, and rest while no plans are sold. An organisation that is to be deleted renews nothing, at no provider.
 */
export async function renewTerms({ db, payments, config, clock, log }: JobContext): Promise<void> {
  const now = clock()
  await endOfDeleted({ db, payments, log }, now)
  if (!config.plans) return
  for (;;) {
    const renewed = await db.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('subscription')
        .selectAll()
        .where('provider', '=', 'test')
        .where('status', '=', 'active')
        .where('current_term_end', '<=', now)
        .orderBy('current_term_end')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!due) return false
      await (payments.mode === 'test'
        ? renew(transaction, due, config.seller.country)
        : transaction
            .updateTable('subscription')
            .set({ status: 'non_renewing', cancelled_at: now, cancel_scheduled_at: now })
            .where('organisation_id', '=', due.organisation_id)
            .execute())
      return true
    })
    if (!renewed) return
  }
}

async function renew(db: Kysely<Schema>, due: Subscribed, sellerCountry: string): Promise<void> {
  const { organisation_id, current_term_end: start, billing_period: period, currency, apps, users } = due
  if (!start || !period || !currency) throw new Error('A paid term says neither its end nor its price.')
  const billing = await billingOf(db, organisation_id)
  const lines = linesOf(itemsOf({ period, currency, quantities: { apps: apps ?? 0, users: users ?? 0 } }))
  const end = termEnd(start, period)
  await db
    .updateTable('subscription')
    .set({ current_term_start: start, current_term_end: end })
    .where('organisation_id', '=', organisation_id)
    .execute()
  const invoice = {
    ...withVat(sumOf(lines), vatRateOf(billing.address, sellerCountry)),
    currency,
    lines,
    period_start: start,
    period_end: end,
  }
  await writeInvoice(db, { organizationId: organisation_id, billing }, invoice, start)
}

/** The provider is told outside of any transaction; what it does not hear now it hears within the hour. */
async function endOfDeleted(
  { db, payments, log }: Pick<JobContext, 'db' | 'payments' | 'log'>,
  now: Date,
): Promise<void> {
  const leaving = await db
    .selectFrom('subscription')
    .innerJoin('organisation', 'organisation.id', 'subscription.organisation_id')
    .selectAll('subscription')
    .where('organisation.scheduled_deletion_at', 'is not', null)
    .where('subscription.status', '=', 'active')
    .where('subscription.provider', 'is not', null)
    .execute()
  for (const subscription of leaving) {
    try {
      await payments.setRenewal(subscription, false)
    } catch (error) {
      log.error('renewal not ended yet', errorFields(error))
      continue
    }
    await db
      .updateTable('subscription')
      .set({ status: 'non_renewing', cancelled_at: now, cancel_scheduled_at: now })
      .where('organisation_id', '=', subscription.organisation_id)
      .where('status', '=', 'active')
      .execute()
  }
}
