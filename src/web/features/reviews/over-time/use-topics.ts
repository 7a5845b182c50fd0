import { useEffect, useState } from 'react'
import type { Period } from '#aso/reviews/periods.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'

interface Options extends Period {
  title: string
}

const none: SummaryTopic[] = []

/** With the stop words and stems of every language. */
const loadFind = () => import('#aso/reviews/topics.ts')

/** Topics of a period, once they are found: after the page has been drawn. null: not yet. */
export function useTopics(reviews: readonly OwnReview[], { from, to, title }: Options): SummaryTopic[] | null {
  const [found, setFound] = useState<{ of: string; reviews: readonly OwnReview[]; topics: SummaryTopic[] } | null>(null)
  const of = `${from} ${to} ${title}`
  useEffect(() => {
    let isOver = false
    const find = async () => {
      // Without its file the rest of the page goes on.
      const found = await loadFind().catch(() => null)
      const topics = isOver ? none : (found?.reviewTopics(reviews, { period: { from, to }, title }) ?? none)
      if (!isOver) setFound({ of, reviews, topics })
    }
    void find()
    return () => {
      isOver = true
    }
  }, [reviews, from, to, title, of])
  return found?.of === of && found.reviews === reviews ? found.topics : null
}
