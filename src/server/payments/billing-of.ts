import type { Kysely } from 'kysely'
import type { BillingAddress } from '#contract/billing/billing.ts'
import type { Currency } from '#contract/billing/order.ts'
import type { BillingDataRow } from '#server/db/rows/billing.ts'
import type { Schema } from '#server/db/schema.ts'

/** What an organisation has told about paying; `currency` null: not chosen yet. */
export interface Billing {
  address: BillingAddress
  currency: Currency | null
  purchaseOrder: string
}

export const emptyAddress: BillingAddress = {
  firstName: '',
  lastName: '',
  company: '',
  email: '',
  line1: '',
  city: '',
  country: null,
  state: '',
  stateCode: '',
  zip: '',
  phone: '',
  vatNumber: '',
}

export const billingRow = (db: Kysely<Schema>, organisationId: string) =>
  db.selectFrom('billing_data').selectAll().where('organisation_id', '=', organisationId).executeTakeFirst()

export async function billingOf(db: Kysely<Schema>, organisationId: string): Promise<Billing> {
  const row = await billingRow(db, organisationId)
  return {
    address: row?.address ?? emptyAddress,
    currency: row?.currency ?? null,
    purchaseOrder: row?.purchase_order ?? '',
  }
}

type BillingChange = Partial<
  Omit<BillingDataRow, 'organisation_id' | 'address' | 'updated_at'> & { address: BillingAddress }
>

/** Writes what is named, and leaves the rest as it is. */
export async function saveBilling(
  db: Kysely<Schema>,
  organisationId: string,
  { address, ...rest }: BillingChange,
  now: Date,
): Promise<void> {
  const change = { ...rest, ...(address && { address: JSON.stringify(address) }), updated_at: now }
  await db
    .insertInto('billing_data')
    .values({
      organisation_id: organisationId,
      address: JSON.stringify(emptyAddress),
      currency: 'usd',
      purchase_order: '',
      ...change,
    })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(change))
    .execute()
}
