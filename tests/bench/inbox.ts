import * as v from 'valibot'
import { getReviews, REVIEWS_MAX, ReviewSort } from '#contract/reviews/reading.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { moorlight } from '#server/sample/apps/moorlight.ts'
import { reviewOf } from '#web/features/reviews/inbox/inbox-fixtures.ts'
import { EVERY_REVIEW, type ReviewFilter } from '#web/features/reviews/inbox/review-filter.ts'
import { indexOf } from '#web/features/reviews/inbox/review-index.ts'
import { countViews, shownReviews, type ListState } from '#web/features/reviews/inbox/shown-reviews.ts'
import { percentile, type Row } from './row.ts'

const RUNS = 20
const MONTHS = 60
/** 500 reviews: `inbox/reads/slices.ts`. */
const MONTHS_A_SLICE = 3
const DAY_MS = 86_400_000
const NONE = new Set<string>()

const filters: ReviewFilter[] = [
  EVERY_REVIEW,
  { ...EVERY_REVIEW, ratings: [1, 2] },
  { ...EVERY_REVIEW, countries: ['DE', 'US'], version: { is: 'from', version: '4.3' } },
  { ...EVERY_REVIEW, languages: ['de'], replied: 'no', from: '2023-01-01', to: '2024-12-31', sentiment: 'negative' },
]
const texts = ['', 's', 'sleep', 'wecker', 'no such words']

/** The most reviews of an app on a device, of real length, in scripts with and without spaces, as months of answers. */
function manyReviews() {
  const locales = ['en-US', 'de-DE', 'ja-JP'] as const
  const all = Array.from({ length: REVIEWS_MAX }, (_, index) => {
    const locale = locales[index % locales.length] ?? 'en-US'
    const text = (moorlight.texts[locale]?.description ?? '').repeat(2)
    const start = (index * 37) % Math.max(1, text.length - 800)
    return reviewOf({
      id: `r${index}`,
      rating: (index % 5) + 1,
      body: text.slice(start, start + 80 + (index % 10) * 60),
      country: locale.slice(3),
      language: locale.slice(0, 2),
      version: `4.${index % 12}.${index % 3}`,
      likes: index % 4 === 0 ? null : index % 90,
      writtenAt: new Date(Date.UTC(2026, 10, 20) - index * 0.18 * DAY_MS).toISOString(),
    })
  })
  const size = Math.ceil(all.length / MONTHS)
  return Array.from({ length: MONTHS }, (_, month) => ({
    content: all.slice(month * size, (month + 1) * size),
    pageNumber: 1,
    pageSize: 1000,
    totalPages: 1,
  }))
}

const timed = (task: () => void) => {
  const start = performance.now()
  task()
  return performance.now() - start
}

/** REV-005: 10,000 reviews read from the device's rows, then filtered, sorted and searched, without the browser. */
export function benchInbox(): Row[] {
  const months = manyReviews()
  const usual: ListState = { view: 'all', text: '', sort: 'newest', filter: EVERY_REVIEW }
  // The page brings them a slice at a time, and shows the first one at once.
  const slices: number[] = []
  const fromDevice = Array.from({ length: RUNS }, () => {
    const rows = structuredClone(months)
    const read: OwnReview[] = []
    let first = 0
    for (let at = 0; at < rows.length; at += MONTHS_A_SLICE) {
      const took = timed(() => {
        for (const row of rows.slice(at, at + MONTHS_A_SLICE)) read.push(...v.parse(getReviews.response, row).content)
        const some = indexOf(read)
        countViews(some, NONE)
        shownReviews(some, usual, NONE)
      })
      slices.push(took)
      if (at === 0) first = took
    }
    return first
  })
  const index = indexOf(months.flatMap(({ content }) => content))
  const looks = filters.flatMap((filter) =>
    texts.flatMap((text) => ReviewSort.options.map((sort): ListState => ({ view: 'all', text, sort, filter }))),
  )
  // The first search of all texts counts, too.
  const looked = looks.map((look) => timed(() => shownReviews(index, look, NONE)))
  return [
    {
      name: 'the first 500 of 10,000 reviews checked and listed, p95',
      value: percentile(fromDevice, 0.95),
      unit: 'ms',
      budget: 150,
    },
    { name: '500 more of 10,000 reviews, p95', value: percentile(slices, 0.95), unit: 'ms', budget: 50 },
    {
      name: '10,000 reviews filtered, sorted and searched, p95',
      value: percentile(looked, 0.95),
      unit: 'ms',
      budget: 50,
    },
    { name: '10,000 reviews, the slowest look: the first search', value: Math.max(...looked), unit: 'ms' },
  ]
}
