import { useState } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { Steps } from './detail/detail-head.tsx'

interface Place {
  id: string
  look: string
  at: number
}

/**
 * The way to the review before and after the open one, in the list's order. One that has left the list, for it was answered, is
 * followed by the one that stands in its place; one that never was in it, by the first.
 * @param look what the list shows
 */
export function useSteps(
  shown: readonly OwnReview[],
  open: OwnReview | null,
  look: string,
  onOpen: (id: string) => void,
): Steps & { at: number | null } {
  const [last, setLast] = useState<Place | null>(null)
  const now = open === null ? -1 : shown.findIndex(({ id }) => id === open.id)
  if (open !== null && now >= 0 && (last?.id !== open.id || last.at !== now || last.look !== look))
    setLast({ id: open.id, look, at: now })
  const left = now < 0 && last !== null && last.id === open?.id && last.look === look ? last.at : null
  const step = (review: OwnReview | undefined) => (review ? () => onOpen(review.id) : null)
  const [before, after] = now >= 0 ? [now - 1, now + 1] : [(left ?? 0) - 1, left ?? 0]
  return { previous: step(shown[before]), next: step(shown[after]), at: now >= 0 ? now : left }
}
