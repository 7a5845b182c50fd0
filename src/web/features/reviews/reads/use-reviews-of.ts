import { useMemo, useSyncExternalStore } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import { overlays } from '#web/offline/outbox/outbox.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { reviewMonthRead } from './review-reads.ts'

/** Months (YYYY-MM) that a period has days of, oldest first. */
export function monthsOf({ from, to }: { from: string; to: string }): string[] {
  const months: string[] = []
  const [year = 0, month = 1] = from.split('-').map(Number)
  for (let index = 0; ; index += 1) {
    const next = new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7)
    if (next > to.slice(0, 7)) return months
    months.push(next)
  }
}

export interface Reviews {
  reviews: readonly OwnReview[]
  isLoading: boolean
  /** Not all of them are there. */
  isPartial: boolean
  refresh: () => void
}

/** The reviews of some months (YYYY-MM), as far as they can be had: from this device where offline. */
export function useReviewsOf(app: AppRef, months: readonly string[]): Reviews {
  const first = useReads(months.map((month) => reviewMonthRead(app, month)))
  const later = first.flatMap(({ data }, index) =>
    Array.from({ length: Math.max(0, (data?.totalPages ?? 1) - 1) }, (_, page) =>
      reviewMonthRead(app, months[index] ?? '', page + 2),
    ),
  )
  const rest = useReads(later)
  const all = [...first, ...rest]
  const parts = all.map(({ data }) => data)
  // Queued replies make new objects each time they are applied: what was read, and what is queued, tells whether they differ.
  const pending = useSyncExternalStore(overlays.subscribe, overlays.get)
  const version = all.map(({ updatedAt }, index) => `${months[index] ?? ''} ${updatedAt}`).join()
  // oxlint-disable-next-line react/exhaustive-deps
  const reviews = useMemo(() => parts.flatMap((part) => part?.content ?? []), [version, pending])
  return {
    reviews,
    isLoading: all.some((one) => one.isLoading),
    isPartial: parts.some((part) => part === undefined),
    refresh: () => {
      for (const one of all) one.refresh()
    },
  }
}
