import * as v from 'valibot'
import { pageData } from '../page/page-data.ts'
import { malformed } from '../request.ts'

const Id = v.pipe(v.string(), v.regex(/^[1-9]\d*$/))
const App = v.object({
  $kind: v.literal('AppSearchResult'),
  resultType: v.optional(v.string()),
  lockup: v.object({ adamId: Id }),
})
const Item = v.looseObject({ $kind: v.string() })
const Page = v.object({
  shelves: v.array(v.object({ items: v.array(v.unknown()) })),
  nextPage: v.optional(
    v.nullable(v.object({ results: v.array(v.object({ id: v.string(), type: v.string() })) })),
    null,
  ),
})

/** The address of a search on the web, without the host. */
export const searchPagePath = (storefront: string, term: string): string =>
  `/${storefront}/iphone/search?${new URLSearchParams({ term })}`

/**
 * The ids of the apps on a search page, in its order, without advertisements and what is no app: first those that are shown, then
 * the others, or all of them once more. A page with the one app that is named exactly has one place.
 * @throws StoreFailure for a page of another search or storefront, cut off, or of another shape
 */
export function idsOnSearchPage(html: string, { storefront, term }: { storefront: string; term: string }): string[] {
  const { intent, data } = pageData(html, storefront)
  const told = intent['term']
  if (typeof told === 'string' && told.toLowerCase() !== term) throw malformed('The page is of another search')
  const parsed = v.safeParse(Page, data)
  if (!parsed.success) throw malformed('The page is not one of a search')
  const { shelves, nextPage } = parsed.output
  const items = shelves.flatMap((shelf) => shelf.items)
  if (items.some((item) => !v.is(Item, item))) throw malformed('The page holds something that can’t be read')
  const apps = items.filter((item) => v.is(v.looseObject({ $kind: v.literal('AppSearchResult') }), item))
  const read = v.safeParse(v.array(App), apps)
  if (!read.success) throw malformed('The page holds an app that can’t be read')
  const shown = read.output.filter(({ resultType }) => resultType !== 'ad').map(({ lockup }) => lockup.adamId)
  const others = (nextPage?.results ?? []).filter(({ type }) => type === 'apps').map(({ id }) => id)
  return [...new Set([...shown, ...others])]
}
