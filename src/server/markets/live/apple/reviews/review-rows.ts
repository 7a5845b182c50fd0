import * as v from 'valibot'
import type { Locale } from '#contract/store.ts'
import type { Review } from '../../../market.ts'
import { jsonOf, malformed } from '../request.ts'

const ROWS = 100

const Row = v.object({
  userReviewId: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d+$/)),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: v.optional(v.nullable(v.string()), null),
  body: v.string(),
  name: v.optional(v.nullable(v.string()), null),
  date: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  voteSum: v.optional(v.nullable(v.number()), null),
})
const Answer = v.object({ userReviewList: v.array(v.unknown()) })

/** The address of an app's newest 100 reviews as the store's own application asks for them. */
export const reviewRowsPath = (trackId: string): string =>
  `/WebObjects/MZStore.woa/wa/userReviewsRow?${new URLSearchParams({
    id: trackId,
    'displayable-kind': '11',
    startIndex: '0',
    endIndex: String(ROWS),
    sort: '4',
  })}`

/** 29 is the platform whose answer is JSON. */
export const reviewRowsHeaders = (storefrontId: string) => ({ 'x-apple-store-front': `${storefrontId}-1,29` })

/**
 * The reviews of such an answer, in its order; empty: there are none.
 * @throws StoreFailure for an answer that is cut off, of another shape, or of which nothing can be read
 */
export function reviewsOfRows(text: string, locale: Locale): Review[] {
  const answer = v.safeParse(Answer, jsonOf(text))
  if (!answer.success) throw malformed('The answer has no list of reviews')
  const { userReviewList } = answer.output
  const rows = userReviewList.flatMap((row) => {
    const { success, output } = v.safeParse(Row, row)
    return success ? [output] : []
  })
  if (userReviewList.length > 0 && rows.length === 0) throw malformed('None of the reviews can be read')
  return rows.map(({ userReviewId, rating, title, body, name, date, voteSum }) => ({
    id: userReviewId,
    rating,
    title: title?.trim() || null,
    body,
    author: name?.trim() || null,
    version: null,
    createdAt: new Date(date).toISOString(),
    locale,
    language: null,
    likes: voteSum !== null && voteSum >= 0 ? voteSum : null,
    reply: null,
  }))
}
