import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Stripe } from 'stripe'
import * as v from 'valibot'
import { Currency } from '#contract/billing/order.ts'
import type { Schema } from '#server/db/schema.ts'
import { billingOf } from '../billing-of.ts'
import { vatRateOf } from '../vat.ts'

const dateOf = (seconds: number) => new Date(seconds * 1000)

/** Keeps an invoice as Stripe made it; one that is known already and due may be paid by now, not the other way round. */
export async function recordInvoice(
  db: Kysely<Schema>,
  organisationId: string,
  invoice: Stripe.Invoice,
  sellerCountry: string,
): Promise<void> {
  const status = invoice.status === 'paid' ? ('paid' as const) : ('due' as const)
  const billing = await billingOf(db, organisationId)
  const net = invoice.total_excluding_tax ?? invoice.subtotal
  const vat = invoice.total - net
  const lines = invoice.lines.data
  await db
    .insertInto('invoice')
    .values({
      organisation_id: organisationId,
      id: randomUUID(),
      number: invoice.number ?? invoice.id,
      status,
      currency: v.parse(Currency, invoice.currency),
      net,
      vat_rate: vat === 0 ? 0 : vatRateOf(billing.address, sellerCountry),
      vat,
      total: invoice.total,
      period_start: dateOf(lines[0]?.period.start ?? invoice.period_start),
      period_end: dateOf(lines[0]?.period.end ?? invoice.period_end),
      lines: JSON.stringify(
        lines.map(({ description, quantity, amount }) => ({
          text: description ?? 'Storeglass',
          quantity: quantity ?? 1,
          amount,
        })),
      ),
      address: JSON.stringify(billing.address),
      purchase_order: billing.purchaseOrder,
      provider_invoice_id: invoice.id,
      issued_at: dateOf(invoice.created),
    })
    .onConflict((conflict) =>
      conflict.column('provider_invoice_id').doUpdateSet({ status }).where('invoice.status', '=', 'due'),
    )
    .execute()
}
