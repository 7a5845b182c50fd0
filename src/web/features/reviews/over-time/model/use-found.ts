import { useEffect, useState } from 'react'
import { reviewTopics } from '#aso/reviews/topics.ts'
import type { Period } from '#aso/reviews/periods.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'

interface Options extends Period {
  title: string
}

/** Topics of a period, once they are found: after the page has been drawn. null: not yet. */
export function useTopics(reviews: readonly OwnReview[], { from, to, title }: Options): SummaryTopic[] | null {
  const [found, setFound] = useState<{ of: string; reviews: readonly OwnReview[]; topics: SummaryTopic[] } | null>(null)
  const of = `${from} ${to} ${title}`
  useEffect(() => {
    const timer = setTimeout(
      () => setFound({ of, reviews, topics: reviewTopics(reviews, { period: { from, to }, title }) }),
      0,
    )
    return () => clearTimeout(timer)
  }, [reviews, from, to, title, of])
  return found?.of === of && found.reviews === reviews ? found.topics : null
}
