import { Trans } from '@lingui/react/macro'
import { wordsOf } from '#aso/reviews/held-words.ts'
import { canBeLookedThrough, sensitiveWordIn } from '#aso/reviews/sensitive-words.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { Note } from '#web/ui/forms/note.tsx'

/** Why no rule answers a review, where that is for its words. */
export default function LeftToPeople({ review }: { review: OwnReview }) {
  const words = wordsOf(review)
  const word = sensitiveWordIn(words)
  if (word === null && canBeLookedThrough(words)) return null
  return (
    <Note kind="info">
      {word === null ? (
        <Trans>Rules leave this review to a person: sensitive words aren't known in its language.</Trans>
      ) : (
        <Trans>Rules leave this review to a person: “{word}”.</Trans>
      )}
    </Note>
  )
}
