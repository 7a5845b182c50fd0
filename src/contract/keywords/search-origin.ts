import * as v from 'valibot'
import { UtcDay } from '../protocol/days.ts'

/**
 * Whose order of the App Store's results it is: that of the store's own search, that of its search page on the web, or that of
 * Apple's Search API. They differ, so ranks of one are not compared with those of another.
 */
export const SearchOrigin = v.picklist(['store', 'page', 'api'])
export type SearchOrigin = v.InferOutput<typeof SearchOrigin>

/** That the lists of a keyword have another origin from a day on. */
export const OriginChange = v.object({ keyword: v.string(), day: UtcDay, origin: SearchOrigin, before: SearchOrigin })
export type OriginChange = v.InferOutput<typeof OriginChange>
