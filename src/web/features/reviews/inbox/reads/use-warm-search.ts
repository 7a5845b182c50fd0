import { useEffect } from 'react'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { tagsOf } from '#aso/reviews/review-tags.ts'
import { searchedText, type ReviewIndex } from '../model/review-index.ts'

const AT_ONCE = 400

/** Makes the texts ready to be searched, and finds their tags, while the browser has nothing else to do: the first search is then as quick as the others. */
export function useWarmSearch({ reviews }: ReviewIndex): void {
  useEffect(() => {
    let isOver = false
    const next = (from: number) => {
      if (isOver || from >= reviews.length) return
      for (const review of reviews.slice(from, from + AT_ONCE)) {
        searchedText(review)
        tagsOf(review)
      }
      whenIdle(() => next(from + AT_ONCE))
    }
    whenIdle(() => next(0))
    return () => {
      isOver = true
    }
  }, [reviews])
}
