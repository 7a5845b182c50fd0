import { getGeolocation } from '#contract/billing/billing.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Exchange } from '#server/kernel/exchange.ts'
import { continentOf, currencyOf } from '#server/payments/places.ts'

/** The country is what a proxy in front says; without one nobody is asked, and nothing is known. */
export const geolocation = serve(getGeolocation, async ({ exchange, services }) => {
  const country = countryOf(exchange, services.config.countryHeader)
  return {
    ipAddress: exchange.ip === '' ? null : exchange.ip,
    continent: country === null ? null : continentOf(country),
    country,
    currency: currencyOf(country),
  }
})

/** Anyone can write a header: only a trusted proxy is believed. Proxies write XX or T1 where they don't know. */
function countryOf({ viaProxy, header }: Exchange, name: string | undefined): string | null {
  if (name === undefined || !viaProxy) return null
  const country = header(name)?.toUpperCase() ?? ''
  return continentOf(country) === null ? null : country
}
