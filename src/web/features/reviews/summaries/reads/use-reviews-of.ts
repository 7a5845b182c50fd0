import { useMemo } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { monthRead } from './summary-reads.ts'

/** Months (YYYY-MM) that a period has days of. */
function monthsOf(from: string, to: string): string[] {
  const months: string[] = []
  const [year = 0, month = 1] = from.split('-').map(Number)
  for (let index = 0; ; index += 1) {
    const next = new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7)
    if (next > to.slice(0, 7)) return months
    months.push(next)
  }
}

export interface Reviews {
  byId: ReadonlyMap<string, OwnReview>
  isLoading: boolean
}

/** The reviews of a period by their ids, month by month, as far as they can be had: from this device where offline. */
export function useReviewsOf(app: AppRef, { from, to }: { from: string; to: string }): Reviews {
  const months = monthsOf(from, to)
  const first = useReads(months.map((month) => monthRead(app, month)))
  const later = first.flatMap(({ data }, index) =>
    Array.from({ length: Math.max(0, (data?.totalPages ?? 1) - 1) }, (_, page) =>
      monthRead(app, months[index] ?? '', page + 2),
    ),
  )
  const rest = useReads(later)
  const parts = [...first, ...rest].map(({ data }) => data)
  const byId = useMemo(
    () => new Map(parts.flatMap((part) => part?.content ?? []).map((review) => [review.id, review])),
    // Each answer keeps its identity for as long as it says the same.
    // oxlint-disable-next-line react/exhaustive-deps
    parts,
  )
  return { byId, isLoading: [...first, ...rest].some((one) => one.isLoading) }
}
