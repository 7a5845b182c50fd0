import { countryCodeOf, type Locale } from '#contract/store.ts'
import { drawn } from '../hash.ts'
import { numberFormat } from './number-format.ts'
import type { SampleApp } from '../sample-app.ts'

/** Currency of a storefront and what one US dollar is charged as there, tax included. */
const currencies: Record<string, { currency: string; perDollar: number; step: number }> = {
  US: { currency: 'USD', perDollar: 1, step: 0.01 },
  GB: { currency: 'GBP', perDollar: 1, step: 0.01 },
  JP: { currency: 'JPY', perDollar: 160, step: 10 },
  SE: { currency: 'SEK', perDollar: 12, step: 1 },
}
const euro = { currency: 'EUR', perDollar: 1, step: 0.01 }

/** An app's price in US dollars before it is converted: some developers ask more, or less, in one country than in others. */
export function usdIn({ ref, texts }: Pick<SampleApp, 'ref' | 'texts'>, usd: number, locale: Locale): number {
  if (usd === 0 || texts) return usd
  const factor = drawn([1, 1, 1, 1, 0.7, 1.3], `price/${ref.store}/${ref.trackId}/${countryCodeOf(locale)}`)
  return factor === 1 ? usd : Number((Math.max(1, Math.round(usd * factor)) - 0.01).toFixed(2))
}

/** The price in the storefront's currency, rounded to the steps that are usual there. */
export function localPrice(usd: number, locale: Locale): number {
  const { perDollar, step } = currencies[countryCodeOf(locale)] ?? euro
  return Number((Math.round((usd * perDollar) / step) * step).toFixed(2))
}

/** ISO 4217, of a storefront. */
export const currencyIn = (locale: Locale): string => (currencies[countryCodeOf(locale)] ?? euro).currency

/** The price as the storefront shows it, e.g. `5,99 €`. */
export function displayPrice(usd: number, locale: Locale): string {
  const { currency, step } = currencies[countryCodeOf(locale)] ?? euro
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: step < 1 ? 2 : 0,
    maximumFractionDigits: step < 1 ? 2 : 0,
  })
  return format.format(localPrice(usd, locale))
}
