import type { OwnReview } from '#contract/reviews/review.ts'
import type { Language } from '#contract/auth/auth.ts'
import { translateTexts } from '#contract/reviews/inbox.ts'
import { read, type Read } from './read.ts'

/** The review that texts are of, or that a reply answers. */
export type ReviewRef = Pick<OwnReview, 'store' | 'trackId' | 'id'>

/** A translation: of the same texts it stays the same, so the device keeps it. */
export function translationRead(
  { store, trackId, id: reviewId }: ReviewRef,
  texts: readonly string[],
  to: Language,
): Read<typeof translateTexts> {
  const one = read(translateTexts, { body: { of: { store, trackId, reviewId }, texts: [...texts], to } })
  return {
    ...one,
    meta: { ...one.meta, kept: true },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    // Somebody waits, and can ask again.
    retry: () => false,
  }
}
