import * as v from 'valibot'
import { UtcDay } from '../protocol/days.ts'

/**
 * Where the results of the App Store come from: its own search, its search page on the web, or Apple's Search API. Their orders
 * differ, so ranks of one are not compared with those of another.
 */
export const SearchOrigin = v.picklist(['store', 'page', 'api'])
export type SearchOrigin = v.InferOutput<typeof SearchOrigin>

/** From a day on the results of a keyword come from another source. */
export const OriginChange = v.object({ keyword: v.string(), day: UtcDay, origin: SearchOrigin, before: SearchOrigin })
export type OriginChange = v.InferOutput<typeof OriginChange>
