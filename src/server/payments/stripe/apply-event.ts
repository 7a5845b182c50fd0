import { sql, type Kysely } from 'kysely'
import type { Stripe } from 'stripe'
import * as v from 'valibot'
import { Id } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Config } from '#server/kernel/config.ts'
import { subscriptionOf } from '#server/quotas/plan.ts'
import { saveBilling } from '../billing-of.ts'
import { saveState } from '../save-state.ts'
import { recordInvoice } from './record-invoice.ts'
import { idOf, stateOf } from './state-of.ts'

export interface EventParts {
  db: Kysely<Schema>
  clock: () => Date
  config: Pick<Config, 'seller'>
}

/**
 * What Stripe tells is only a hint: the subscription is read anew, so that events may come twice, late and in any
 * order. Each has its effect once. No row is held while Stripe answers; where the subscription was written meanwhile,
 * what was read may be older, and is read again.
 */
export async function applyEvent(
  stripe: Stripe,
  event: Stripe.Event,
  { db, clock, config }: EventParts,
): Promise<void> {
  const subscriptionId = subscriptionIn(event)
  if (subscriptionId === null) return
  const known = await versionOf(db, subscriptionId)
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['default_payment_method'] })
  const organizationId = subscription.metadata['organisation']
  if (!v.is(Id, organizationId)) return
  const now = clock()
  const isLatest = await db.transaction().execute(async (transaction) => {
    if (!(await isThere(transaction, organizationId))) return true
    if ((await versionOf(transaction, subscriptionId)) !== known) return false
    if (!(await isNew(transaction, event, now))) return true
    await follow(transaction, organizationId, subscription, now)
    const invoice = invoiceIn(event)
    if (invoice) await recordInvoice(transaction, organizationId, invoice, config.seller.country)
    return true
  })
  if (!isLatest) await applyEvent(stripe, event, { db, clock, config })
}

/** Another after every write of the row that has this subscription of Stripe; undefined: none has it. */
async function versionOf(db: Kysely<Schema>, subscriptionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscription')
    .select(sql<string>`xmin::text`.as('version'))
    .where('provider_subscription_id', '=', subscriptionId)
    .executeTakeFirst()
  return row?.version
}

function subscriptionIn(event: Stripe.Event): string | null {
  if (event.type === 'checkout.session.completed') return idOf(event.data.object.subscription)
  if (
    event.type === 'customer.subscription.created' ||
    event.type === 'customer.subscription.updated' ||
    event.type === 'customer.subscription.deleted'
  ) {
    return event.data.object.id
  }
  return idOf(invoiceIn(event)?.parent?.subscription_details?.subscription)
}

const invoiceIn = (event: Stripe.Event): Stripe.Invoice | null =>
  event.type === 'invoice.paid' || event.type === 'invoice.payment_failed' ? event.data.object : null

async function isNew(db: Kysely<Schema>, { id }: Stripe.Event, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('payment_event')
    .values({ provider: 'stripe', event_id: id, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The organisation may be gone since. Its row is locked, as for every write that changes its plan. */
async function isThere(db: Kysely<Schema>, organisationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

async function follow(
  db: Kysely<Schema>,
  organisationId: string,
  subscription: Stripe.Subscription,
  now: Date,
): Promise<void> {
  const state = stateOf(subscription)
  if (state) {
    await saveState(db, organisationId, state, now)
    await keepCard(db, organisationId, subscription, now)
    return
  }
  const { provider_subscription_id } = await subscriptionOf(db, organisationId)
  // One that is over says nothing about another that runs.
  if (subscription.status !== 'canceled' || provider_subscription_id !== subscription.id) return
  const end = subscription.ended_at === null ? now : new Date(subscription.ended_at * 1000)
  await db
    .updateTable('subscription')
    .set({ status: 'non_renewing', current_term_end: end, cancelled_at: end, cancel_scheduled_at: end })
    .where('organisation_id', '=', organisationId)
    .execute()
}

async function keepCard(
  db: Kysely<Schema>,
  organisationId: string,
  { default_payment_method: method }: Stripe.Subscription,
  now: Date,
): Promise<void> {
  if (method === null || typeof method === 'string' || !method.card) return
  const { brand, last4, exp_month, exp_year } = method.card
  const card = { card_brand: brand, card_last4: last4, card_expires_month: exp_month, card_expires_year: exp_year }
  await saveBilling(db, organisationId, card, now)
}
