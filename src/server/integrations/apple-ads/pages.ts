import { ProviderFailure } from '../provider/provider-failure.ts'
import type { Answer } from './call.ts'

/** Nobody has more; an answer that never ends must not fill the memory. */
const PAGES_MAX = 500

/**
 * Reads page after page until the last one. Apple may give smaller pages than were asked for, and says the total only
 * where it can be asked for.
 * @throws ProviderFailure, also where the pages end before the total that was told
 */
export async function allPages<T>(
  pageSize: number,
  ask: (page: { offset: number; pageSize: number }) => Promise<Answer<T[]>>,
): Promise<T[]> {
  const all: T[] = []
  for (let page = 0; page < PAGES_MAX; page++) {
    const { result, paging } = await ask({ offset: all.length, pageSize })
    for (const each of result) all.push(each)
    const total = paging?.totalCount ?? 0
    if (total === all.length) return all
    if (total > all.length) {
      if (result.length > 0) continue
      throw new ProviderFailure('apple-ads', 'unavailable', `apple-ads gave ${all.length} of ${total} entries`)
    }
    if (result.length < (paging?.pageSize ?? pageSize) || result.length === 0) return all
  }
  throw new ProviderFailure('apple-ads', 'unavailable', `apple-ads gave more than ${PAGES_MAX} pages`)
}
