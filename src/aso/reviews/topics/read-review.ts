import type { OwnReview } from '#contract/reviews/review.ts'

/** What topics are found in. */
export type TopicReview = Pick<
  OwnReview,
  'id' | 'rating' | 'title' | 'body' | 'language' | 'version' | 'likes' | 'writtenAt'
>

export interface ReadReview {
  review: TopicReview
  /** Title and body. */
  text: string
  /** It was written in the period. */
  isInside: boolean
}

/** A title that repeats the beginning of the text is not read twice. */
export const textOf = ({ title, body }: TopicReview): string =>
  title === null || body.startsWith(title) ? body : `${title}\n${body}`
