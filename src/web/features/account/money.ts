import type { Currency } from '#contract/billing/order.ts'
import { language } from '#web/i18n/language.ts'

/** An amount in the currency's smallest unit, to the cent where it has any: €45, €53.55, ¥7,200. */
export function money(amount: number, currency: Currency): string {
  const options = { style: 'currency', currency: currency.toUpperCase(), currencyDisplay: 'narrowSymbol' } as const
  const digits = new Intl.NumberFormat(language(), options).resolvedOptions().maximumFractionDigits ?? 2
  const value = amount / 10 ** digits
  return new Intl.NumberFormat(language(), {
    ...options,
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(value)
}
