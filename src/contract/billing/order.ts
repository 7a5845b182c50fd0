import * as v from 'valibot'

export const BillingPeriod = v.picklist(['month', 'year'])
export type BillingPeriod = v.InferOutput<typeof BillingPeriod>

/** ISO 4217 in lower case, as the currency of the geolocation (default usd). */
export const Currency = v.picklist([
  'usd',
  'eur',
  'gbp',
  'jpy',
  'chf',
  'sek',
  'dkk',
  'nok',
  'pln',
  'cad',
  'aud',
  'inr',
  'brl',
])
export type Currency = v.InferOutput<typeof Currency>

/** Most apps, and most users, of one order. */
export const QUANTITY_MAX = 100
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(QUANTITY_MAX))

export const Quantities = v.object({ apps: Quantity, users: Quantity })
