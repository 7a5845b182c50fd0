import { getAppDetails, getLocalizations } from '#contract/overview/overview.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { hash } from 'node:crypto'
import { keywordDensities, type Densities } from '#aso/density.ts'
import type { Locale } from '#contract/store.ts'
import { LRUCache } from 'lru-cache'

/** Any app of the market may be read, for competitors are. */
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

/** An app that is listed nowhere, or that nobody knows, has none. */
export const localizations = serve(getLocalizations, async ({ body, caller, services }) => {
  const { trackId, store } = body
  const refs = [...new Set(body.locales)].map((locale) => ({ trackId, store, locale }))
  const listings = await marketOf(caller, services).listings(refs)
  return {
    localizations: listings.map(({ locale, title, shortDescription, description, developerName, categories }) => {
      return { locale, title, shortDescription, description, developerName, categories }
    }),
  }
})

/** Rows kept in memory, of about 200 bytes each. */
const MOST_ROWS = 200_000

const computed = new LRUCache<string, Densities>({
  maxSize: MOST_ROWS,
  sizeCalculation: ({ densities }) => densities.length + 1,
})

/** Keyword densities of a description, computed once per text and language. */
export function densitiesOf(description: string, locale: Locale): Densities {
  const key = `${locale} ${hash('sha256', description, 'base64url')}`
  const known = computed.get(key)
  if (known) return known
  const densities = keywordDensities(description, locale)
  computed.set(key, densities)
  return densities
}
