import * as v from 'valibot'
import { jsonOf, malformed } from '../request.ts'

/** An id comes as text or as a number. */
const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[1-9]\d*$/))
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
