import { getLocalizedTexts, getStorePage } from '#contract/overview/store-page.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { densitiesOf } from './details.ts'

/** What an app's page in its store shows besides the listing. */
export const storePage = serve(getStorePage, async ({ query, caller, services }) => {
  const source = marketOf(caller, services)
  const page = await source.storePage(query)
  if (page === null) await requireListing(source, query)
  return { page }
})

/** A listing's texts in another language of the country's store. */
export const localizedTexts = serve(getLocalizedTexts, async ({ query, caller, services }) => {
  const { language, ...ref } = query
  const source = marketOf(caller, services)
  const texts = await source.localizedTexts(ref, language)
  if (texts === null) {
    await requireListing(source, ref)
    return { texts: null }
  }
  const computed = texts.description === null ? null : densitiesOf(texts.description, language)
  return {
    texts: { ...texts, keywordDensities: computed?.densities ?? null, wordCount: computed?.wordCount ?? null },
  }
})
