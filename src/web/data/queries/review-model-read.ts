import { getReviewModel } from '#contract/reviews/inbox.ts'
import { read } from './read.ts'

/** Whether drafts and translations come from a language model. */
export const reviewModelRead = () => read(getReviewModel, {})
