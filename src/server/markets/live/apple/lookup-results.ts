import * as v from 'valibot'
import { AppSummary, type Locale } from '#contract/store.ts'
import { summaryOf } from '../../listed-app.ts'
import { appOfEntry } from './app-of-entry.ts'
import { LookupEntry } from './lookup-entry.ts'
import { jsonOf, malformed } from './request.ts'

const Answer = v.object({ resultCount: v.number(), results: v.array(v.unknown()) })

/**
 * The apps of an answer of iTunes Lookup or Search, in its order. What is no app is left out; an answer of which nothing
 * can be read is a failure, while one without results is an answer.
 * @throws StoreFailure
 */
export function lookupResults(text: string): LookupEntry[] {
  const answer = v.safeParse(Answer, jsonOf(text))
  if (!answer.success) throw malformed('The answer is not one of iTunes Lookup or Search')
  const { results } = answer.output
  const entries = results.flatMap((result) => {
    const entry = v.safeParse(LookupEntry, result)
    return entry.success ? entry.output : []
  })
  if (results.length > 0 && entries.length === 0) throw malformed('The answer holds no app that can be read')
  return entries
}

/** Apps at the top of a list, whose screenshots are kept with it. */
export const WITH_SCREENSHOTS = 10

/** What is kept of an app in a list. What older rows do not hold is not known. */
export const KeptResult = v.object({
  ...AppSummary.entries,
  rating: v.optional(v.nullable(v.number()), null),
  ratingCount: v.optional(v.nullable(v.number()), null),
  screenshots: v.optional(v.array(v.string()), []),
})
export type KeptResult = v.InferOutput<typeof KeptResult>

/** As lists show it; pictures under the store's own addresses. */
export function resultOf(entry: LookupEntry, locale: Locale): KeptResult {
  const app = appOfEntry(entry, locale)
  return {
    ...summaryOf(app),
    rating: app.rating?.avgRating ?? null,
    ratingCount: app.rating?.ratingCount ?? null,
    screenshots: app.listing.images.screens,
  }
}

/** A list of them, with the screenshots of the first. */
export const resultsOf = (entries: readonly LookupEntry[], locale: Locale): KeptResult[] =>
  entries.map((entry, place) => {
    const result = resultOf(entry, locale)
    return place < WITH_SCREENSHOTS ? result : { ...result, screenshots: [] }
  })
