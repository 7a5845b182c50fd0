import * as v from 'valibot'
import { pageData } from '../page/page-data.ts'
import { jsonOf, malformed } from '../request.ts'

const TRACK_ID = /^[1-9]\d*$/

/** An id comes as text or as a number. */
const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(TRACK_ID))
const Answer = v.object({
  metricsBase: v.object({ storeFront: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
  bubbles: v.array(v.looseObject({ name: v.string(), results: v.optional(v.array(v.unknown()), []) })),
})

/** The address of a search as the store's own application asks for it. */
export const storeSearchPath = (term: string): string =>
  `/WebObjects/MZStore.woa/wa/search?${new URLSearchParams({ clientApplication: 'Software', media: 'software', term })}`

/** 24 is the platform whose answer is JSON. */
export const storeSearchHeaders = (storefrontId: string) => ({ 'x-apple-store-front': `${storefrontId},24 t:native` })

/**
 * The ids of the apps that the store's own search lists, in its order; empty: nothing is found.
 * @throws StoreFailure for an answer of another storefront, cut off, or of another shape
 */
export function idsOfStoreSearch(text: string, storefrontId: string): string[] {
  const parsed = v.safeParse(Answer, jsonOf(text))
  if (!parsed.success) throw malformed('The answer is not one of the store’s search')
  const { metricsBase, bubbles } = parsed.output
  if (/^\d+/.exec(metricsBase.storeFront)?.[0] !== storefrontId) throw malformed('Another storefront has answered')
  const software = bubbles.find(({ name }) => name === 'software')
  const ids = v.safeParse(v.array(v.object({ id: Id })), software?.results)
  // One that can't be read would move all others.
  if (!ids.success) throw malformed('The answer has no list of apps that can be read')
  return [...new Set(ids.output.map(({ id }) => id))]
}

const App = v.object({
  $kind: v.literal('AppSearchResult'),
  resultType: v.optional(v.string()),
  lockup: v.object({ adamId: v.pipe(v.string(), v.regex(TRACK_ID)) }),
})
const Other = v.looseObject({ $kind: v.pipe(v.string(), v.notValue('AppSearchResult')) })
const NamedApp = v.object({ type: v.literal('apps'), id: v.pipe(v.string(), v.regex(TRACK_ID)) })
const NamedOther = v.looseObject({ type: v.pipe(v.string(), v.notValue('apps')) })
const Page = v.object({
  shelves: v.array(v.object({ items: v.array(v.union([App, Other])) })),
  nextPage: v.nullish(v.object({ results: v.array(v.union([NamedApp, NamedOther])) })),
})

/** The page shows about twelve results at once: with so many of them it has to name the others, too. */
const SHOWN_LEAST = 10

/** Which search is asked for. */
export interface WantedSearch {
  /** ISO 3166-1 alpha-2, lower case, as in the page's address. */
  storefront: string
  term: string
}

/** The address of a search on the web, without the host. */
export const searchPagePath = (storefront: string, term: string): string =>
  `/${storefront}/iphone/search?${new URLSearchParams({ term })}`

/**
 * The ids of the apps on a search page, in its order, without advertisements and what is no app: first those that are shown, then
 * the others, or all of them once more. A page with the one app that is named exactly has one place.
 * @throws StoreFailure for a page of another search or storefront, cut off, or of another shape
 */
export function idsOnSearchPage(html: string, { storefront, term }: WantedSearch): string[] {
  const { intent, data } = pageData(html, storefront)
  const asked = intent['term']
  if (typeof asked !== 'string' || asked.toLowerCase() !== term) throw malformed('The page is of another search')
  const parsed = v.safeParse(Page, data)
  // An app that can't be read would move all others.
  if (!parsed.success) throw malformed('The page is not one of a search, or holds something that can’t be read')
  const { shelves, nextPage } = parsed.output
  const items = shelves.flatMap((shelf) => shelf.items)
  if (!nextPage && items.length >= SHOWN_LEAST) throw malformed('The page does not name the other results')
  const shown = items.flatMap((item) => (v.is(App, item) && item.resultType !== 'ad' ? item.lockup.adamId : []))
  const others = (nextPage?.results ?? []).flatMap((one) => (v.is(NamedApp, one) ? one.id : []))
  return [...new Set([...shown, ...others])]
}
