import { mayBeName, parseAppReference } from '#aso/app-reference.ts'
import { searchApps } from '#contract/projects.ts'
import type { AppRef, Locale } from '#contract/store.ts'
import { serve } from '#server/endpoints/serve.ts'
import { isSupportedLocale } from '#server/markets/countries.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { foundApp } from './found-app.ts'
import type { Listing, MarketSource } from '#server/markets/market.ts'

const MOST_RESULTS = 25

/** An id or address finds that very app or nothing; anything else is looked for as a name. */
export const search = serve(searchApps, async ({ query, caller, services }) => {
  const source = marketOf(caller, services)
  const { query: text, locale, store } = query
  const reference = parseAppReference(text)
  if (reference && (store ?? reference.store) === reference.store) {
    const listing = await listingAnywhere(source, reference, locale)
    if (listing) return { content: [foundApp(listing)] }
  }
  if (reference && !mayBeName(text, reference)) return { content: [] }
  const apps = await source.search({ text, locale, store, limit: MOST_RESULTS })
  return { content: Array.from(apps, (app) => ({ ...app, locale })) }
})

/** The listing in the locale, else in the first one that has it and can be tracked; null: there is none. */
async function listingAnywhere(source: MarketSource, app: AppRef, locale: Locale): Promise<Listing | null> {
  const { trackId, store } = app
  const here = await source.listing({ trackId, store, locale })
  if (here) return here
  const elsewhere = (await source.localesOf(app)).find(isSupportedLocale)
  return elsewhere === undefined ? null : source.listing({ trackId, store, locale: elsewhere })
}
