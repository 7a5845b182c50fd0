import type { OwnReview } from '#contract/reviews/review.ts'
import type { Steps } from './detail/detail-head.tsx'

/** The way to the review before and after the open one, in the list's order; from one that is not in it, to the first. */
export function useSteps(shown: readonly OwnReview[], open: OwnReview | null, onOpen: (id: string) => void): Steps {
  const at = open === null ? -1 : shown.findIndex(({ id }) => id === open.id)
  const step = (review: OwnReview | undefined) => (review ? () => onOpen(review.id) : null)
  return { previous: at > 0 ? step(shown[at - 1]) : null, next: step(shown[at + 1]) }
}
