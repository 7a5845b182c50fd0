import { getAppDetails } from '#contract/overview/overview.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { densitiesOf } from './densities.ts'

/** OV-053. Any app of the market may be read: competitors are. */
export const details = serve(getAppDetails, async ({ query, caller, services }) => {
  const source = marketOf(caller, services)
  const listing = await requireListing(source, query)
  const computed = listing.description === null ? null : densitiesOf(listing.description, listing.locale)
  return {
    ...listing,
    keywordDensities: computed?.densities ?? null,
    wordCount: computed?.wordCount ?? null,
    market: source.id,
  }
})
