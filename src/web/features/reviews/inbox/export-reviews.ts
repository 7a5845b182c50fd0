import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { csvOf, textCell } from '#aso/csv.ts'
import { dayOf } from '#contract/protocol/days.ts'
import type { OwnReview, Reply } from '#contract/reviews/review.ts'
import { localMinute } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'

/** Downloads the reviews as filtered and sorted, as a CSV file. */
export function exportReviews(reviews: readonly OwnReview[], title: string): void {
  const csv = reviewCsv(
    reviews,
    {
      date: t(i18n)`Date`,
      rating: t(i18n)`Rating`,
      title: t(i18n)`Title`,
      body: t(i18n)`Text`,
      author: t(i18n)`Author`,
      country: t(i18n)`Country`,
      language: t(i18n)`Language`,
      version: t(i18n)`Version`,
      device: t(i18n)`Device`,
      likes: t(i18n)`Likes`,
      reply: t(i18n)`Reply`,
      state: t(i18n)`State of the reply`,
      replied: t(i18n)`Reply written`,
      id: t(i18n)`Review ID`,
    },
    stateName,
  )
  saveFile(csv, `${fileNameOf(title)}-reviews-${dayOf(Date.now())}.csv`, 'text/csv;charset=utf-8')
}

function stateName(state: Reply['state']): string {
  if (state === 'to-approve') return t(i18n)`To approve`
  if (state === 'queued') return t(i18n)`Queued`
  if (state === 'pending') return t(i18n)`Pending publish`
  if (state === 'published') return t(i18n)`Published`
  return state === 'refused' ? t(i18n)`Not sent` : t(i18n)`Sent`
}

/** Heads of the columns, in their order. */
type CsvHeads = Record<(typeof columns)[number], string>

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

/**
 * The reviews as CSV; what is not known is left empty. Times are those of the reader's clock, as in the inbox. Texts of
 * others never become a formula.
 */
export function reviewCsv(
  reviews: readonly OwnReview[],
  heads: CsvHeads,
  stateName: (state: Reply['state']) => string,
): string {
  return csvOf(
    [
      columns.map((column) => heads[column]),
      ...reviews.map((review) => {
        const { reply } = review
        return [
          localMinute(review.changedAt),
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
          reply?.writtenAt ? localMinute(reply.writtenAt) : '',
          textCell(review.id),
        ]
      }),
    ],
    language(),
  )
}
