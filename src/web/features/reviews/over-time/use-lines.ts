import { useMemo } from 'react'
import { reviewsOverTime, type Splitting } from '#aso/reviews/over-time.ts'
import type { Period } from '#aso/reviews/periods.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { Store } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useStableArray } from '#web/ui/hooks/use-stable-array.ts'
import type { ComparedApp } from './use-competitors.ts'
import { alikeRead, competitorIntervals, type ReviewLine } from './review-line.ts'
import { groupName } from './groups.ts'

/** Most lines that remain distinguishable. */
const LINES_MAX = 5

interface Options {
  app: AppInCountry
  /** Where the own reviews come from. */
  source: 'console' | 'market' | 'none'
  period: Period
  every: 'week' | 'month'
  by: Splitting | null
  /** Those with a line, where nothing is split. */
  compared: readonly ComparedApp[]
}

interface Lines {
  lines: readonly ReviewLine[]
  /** Where the reviews of all of them were written; empty: nothing is compared. */
  locales: readonly string[]
}

/** The own reviews, split or beside those of competitors. */
export function useLines(reviews: readonly OwnReview[], { app, source, period, every, by, compared }: Options): Lines {
  const { store, title } = app
  const read = compared.flatMap(({ competitor, color, result }) =>
    result?.data ? [{ label: competitor.name, color, data: result.data }] : [],
  )
  const locales = useStableArray([...new Set(read.flatMap(({ data }) => data.locales))])
  const own = useMemo(
    () => ownLines(reviews, { locales, store, source, title, period, every, by }),
    [reviews, locales, store, source, title, period, every, by],
  )
  const others = read.map(({ label, color, data }): ReviewLine => {
    const intervals = competitorIntervals(data, { period, every })
    return { label, color, intervals, tellsAnswers: data.tellsAnswers }
  })
  return { lines: [...own, ...others], locales }
}

interface Own extends Omit<Options, 'app' | 'compared'> {
  store: Store
  title: string
  locales: readonly string[]
}

function ownLines(
  reviews: readonly OwnReview[],
  { locales, store, source, title, period, every, by }: Own,
): ReviewLine[] {
  const alike = locales.length === 0 ? reviews : alikeRead(reviews, store, locales)
  const tellsAnswers = source === 'console' || store === 'GOOGLE_PLAY' || alike.some(({ reply }) => reply !== null)
  return reviewsOverTime(alike, { period, every, by })
    .slice(0, LINES_MAX)
    .map(({ group, intervals }, index): ReviewLine => {
      const label = locales.length === 0 ? groupName(group, by) : title
      return { label, color: `var(--sg-c${index + 1})`, intervals, tellsAnswers }
    })
}
