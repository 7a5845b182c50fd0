import * as v from 'valibot'
import { malformed } from './request.ts'

/** The feeds are Atom in JSON: every text is the `label` of an object. */
export const Label = v.object({ label: v.string() })

const Feed = v.object({
  feed: v.object({ entry: v.optional(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())])) }),
})

/** Entries of a feed, unchecked: one alone is an object instead of a list, and none is nothing at all. @throws StoreFailure */
export function entriesOf(json: unknown): unknown[] {
  const parsed = v.safeParse(Feed, json)
  if (!parsed.success) throw malformed('The answer is not a feed')
  return [parsed.output.feed.entry ?? []].flat()
}
