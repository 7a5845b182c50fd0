import { useEffect, useState } from 'react'
import { wordsOf } from '#aso/reviews/held-words.ts'
import { sensitiveWordIn } from '#aso/reviews/sensitive-words.ts'
import type { OwnReview } from '#contract/reviews/review.ts'

const AT_ONCE = 150

/** The same reviews, once their words have been looked up: a slice at a time, so that the page can be used meanwhile. */
export function useWarm(reviews: readonly OwnReview[]): readonly OwnReview[] | null {
  const [warm, setWarm] = useState<readonly OwnReview[] | null>(null)
  useEffect(() => {
    let at = 0
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      for (const review of reviews.slice(at, at + AT_ONCE)) sensitiveWordIn(wordsOf(review))
      at += AT_ONCE
      if (at >= reviews.length) setWarm(reviews)
      else timer = setTimeout(next, 0)
    }
    next()
    return () => clearTimeout(timer)
  }, [reviews])
  return warm
}
