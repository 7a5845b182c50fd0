import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Billing } from './billing-of.ts'
import type { NewInvoice } from './payment-provider.ts'

interface Buyer {
  organizationId: string
  billing: Billing
}

/** Writes an invoice of the test provider, paid, with the next number of its year. */
export async function writeInvoice(
  db: Kysely<Schema>,
  { organizationId, billing }: Buyer,
  invoice: NewInvoice,
  issuedAt: Date,
): Promise<void> {
  await db
    .insertInto('invoice')
    .values({
      organisation_id: organizationId,
      id: randomUUID(),
      number: await nextNumber(db, issuedAt.getUTCFullYear()),
      status: 'paid',
      currency: invoice.currency,
      net: invoice.net,
      vat_rate: invoice.vatRate,
      vat: invoice.vat,
      total: invoice.total,
      period_start: invoice.period_start,
      period_end: invoice.period_end,
      lines: JSON.stringify(invoice.lines),
      address: JSON.stringify(billing.address),
      purchase_order: billing.purchaseOrder,
      provider_invoice_id: null,
      issued_at: issuedAt,
    })
    .execute()
}

/** Any number that is the same in every process. */
const NUMBER_LOCK = 7_301_452

/** Numbers without gaps: until the transaction ends nobody else gets one. */
async function nextNumber(db: Kysely<Schema>, year: number): Promise<string> {
  await sql`select pg_advisory_xact_lock(${NUMBER_LOCK})`.execute(db)
  const prefix = `TEST-${year}-`
  const { last } = await db
    .selectFrom('invoice')
    .where('number', 'like', `${prefix}%`)
    .select((row) => row.fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  const next = Number(last?.slice(prefix.length) ?? 0) + 1
  return prefix + String(next).padStart(6, '0')
}
