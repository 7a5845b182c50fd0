import type { Country } from '#contract/projects.ts'
import type { ListingRef, Locale } from '#contract/store.ts'
import { MarketUnavailable } from '#server/markets/market-unavailable.ts'
import { requireListing } from '#server/markets/market-of-caller.ts'
import type { Listing, MarketSource } from '#server/markets/market.ts'

/** An app with the countries in which it can be tracked. */
export interface ListedApp {
  /** Of the first of them. */
  listing: Listing
  /** Never empty. */
  locales: Locale[]
  /** Codes of the countries that were wanted and whose store does not list the app … */
  notListed: string[]
  /** … or did not answer. */
  unknown: string[]
}

/** @throws APP_NOT_FOUND or APP_NOT_AVAILABLE for an app that no country wanted lists, nor the one of its own locale */
export const listedApps = (
  source: MarketSource,
  apps: readonly ListingRef[],
  wanted: readonly Country[],
): Promise<ListedApp[]> => Promise.all(apps.map((app) => listedApp(source, app, wanted)))

async function listedApp(source: MarketSource, app: ListingRef, wanted: readonly Country[]): Promise<ListedApp> {
  const { trackId, store } = app
  const looked = await Promise.all(
    wanted.map(async ({ country, locale }) => ({
      country,
      listing: await listingIfKnown(source, { trackId, store, locale }),
    })),
  )
  const listings = looked.flatMap(({ listing }) => listing ?? [])
  const listing = listings[0] ?? (await requireListing(source, app))
  const where = (state: null | undefined) => looked.filter((one) => one.listing === state).map(({ country }) => country)
  return {
    listing,
    locales: listings.length > 0 ? listings.map(({ locale }) => locale) : [listing.locale],
    notListed: where(null),
    unknown: where(undefined),
  }
}

/** null: not listed there; undefined: not known now, which is no reason to refuse the app. */
async function listingIfKnown(source: MarketSource, ref: ListingRef): Promise<Listing | null | undefined> {
  try {
    return await source.listing(ref)
  } catch (error) {
    if (error instanceof MarketUnavailable) return undefined
    throw error
  }
}
