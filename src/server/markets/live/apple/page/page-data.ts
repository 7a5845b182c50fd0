import * as v from 'valibot'
import { jsonOf, malformed } from '../request.ts'
import { pageScripts } from './page-scripts.ts'

const First = v.object({ intent: v.looseObject({ storefront: v.string() }), data: v.unknown() })
const Root = v.object({ data: v.tuple([First]) })

/**
 * What a page of apps.apple.com was made of, and what it was asked for.
 * @throws StoreFailure for a page without data, cut off, or of another storefront
 */
export function pageData(html: string, storefront: string): { intent: Record<string, unknown>; data: unknown } {
  const { data } = pageScripts(html)
  if (data === null) throw malformed('The page has no data script')
  const parsed = v.safeParse(Root, jsonOf(data))
  if (!parsed.success) throw malformed('The page’s data is not as expected')
  const [first] = parsed.output.data
  if (first.intent.storefront.toLowerCase() !== storefront) throw malformed('The page is of another storefront')
  return first
}
