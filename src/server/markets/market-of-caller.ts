import type { AppRef, ListingRef, Locale } from '#contract/store.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import type { Listing, Markets, MarketSource } from './market.ts'
import { reportingFailures } from './market-unavailable.ts'

/** The market of the caller's organisation; each of its methods throws MarketUnavailable when it is down. */
export const marketOf = (caller: Caller, services: { markets: Markets }): MarketSource =>
  reportingFailures(services.markets[caller.market])

/** The locales in which a known app is listed, never empty. @throws APP_NOT_FOUND */
export async function requireLocales(source: MarketSource, app: AppRef): Promise<[Locale, ...Locale[]]> {
  const [first, ...others] = await source.localesOf(app)
  if (first === undefined) throw new HttpError('APP_NOT_FOUND', 'This app is not known.')
  return [first, ...others]
}

/** An app's listing in one country. @throws APP_NOT_FOUND, APP_NOT_AVAILABLE with the locales where it is listed */
export async function requireListing(source: MarketSource, ref: ListingRef): Promise<Listing> {
  const listing = await source.listing(ref)
  if (listing) return listing
  const locales = await requireLocales(source, ref)
  throw new HttpError('APP_NOT_AVAILABLE', 'This app is not listed in this country.', { details: { locales } })
}
