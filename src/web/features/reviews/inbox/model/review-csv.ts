import { csvOf, textCell } from '#aso/csv.ts'
import type { OwnReview, Reply } from '#contract/reviews/review.ts'

/** Heads of the columns, in their order. */
export type CsvHeads = Record<(typeof columns)[number], string>

const columns = [
  'date',
  'rating',
  'title',
  'body',
  'author',
  'country',
  'language',
  'version',
  'device',
  'likes',
  'reply',
  'state',
  'replied',
  'id',
] as const

/** The reviews as CSV; what is not known is left empty. Texts of others never become a formula. */
export function reviewCsv(
  reviews: readonly OwnReview[],
  heads: CsvHeads,
  stateName: (state: Reply['state']) => string,
): string {
  return csvOf([
    columns.map((column) => heads[column]),
    ...reviews.map((review) => {
      const { reply } = review
      return [
        review.changedAt,
        String(review.rating),
        textCell(review.title ?? ''),
        textCell(review.body),
        textCell(review.author ?? ''),
        review.country ?? '',
        review.language ?? '',
        textCell(review.version ?? ''),
        textCell(review.device ?? ''),
        review.likes?.toString() ?? '',
        textCell(reply?.text ?? ''),
        reply ? stateName(reply.state) : '',
        reply?.writtenAt ?? '',
        textCell(review.id),
      ]
    }),
  ])
}
