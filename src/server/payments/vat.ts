import type { BillingAddress } from '#contract/billing/billing.ts'

/** Standard rates of the European Union's members, per cent (European Commission, 2026). */
const rates: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

/**
 * Per cent on top of the price of a service sold online (Directive 2006/112/EC). A member's businesses pay the rate of
 * their country, except those of another member than the seller's that have a VAT number: they owe it themselves
 * (reverse charge, Art. 196). 0 outside the Union, as long as the country is not known, and where the seller is not in
 * the Union.
 */
export function vatRateOf(
  { country, vatNumber }: Pick<BillingAddress, 'country' | 'vatNumber'>,
  seller: string,
): number {
  const rate = country === null ? undefined : rates[country]
  if (country === null || rate === undefined || rates[seller] === undefined) return 0
  return country !== seller && isVatNumber(vatNumber, country) ? 0 : rate
}

/** Whether the customer owes the VAT themselves. */
export const isReverseCharge = (address: Pick<BillingAddress, 'country' | 'vatNumber'>, seller: string): boolean =>
  address.country !== null &&
  rates[address.country] !== undefined &&
  rates[seller] !== undefined &&
  vatRateOf(address, seller) === 0

/** Whether a text has the form of a country's VAT number; only the country itself knows whether it is somebody's. */
function isVatNumber(text: string, country: string): boolean {
  const bare = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  // Greece writes EL before its numbers.
  return new RegExp(`^${country === 'GR' ? 'EL' : country}[0-9A-Z+*]{2,12}$`).test(bare)
}

/** `net` in a currency's smallest unit; halves are rounded up. */
export const withVat = (net: number, vatRate: number): { net: number; vatRate: number; vat: number; total: number } => {
  const vat = Math.round((net * vatRate) / 100)
  return { net, vatRate, vat, total: net + vat }
}
