import * as v from 'valibot'
import { Locale, Timestamp } from '#contract/store.ts'
import type { ReviewPage } from '../../market.ts'

/** A page of reviews as it is kept between calls. */
export const KeptReviewPage: v.GenericSchema<unknown, ReviewPage> = v.object({
  reviews: v.array(
    v.object({
      id: v.string(),
      rating: v.number(),
      title: v.nullable(v.string()),
      body: v.string(),
      author: v.nullable(v.string()),
      version: v.nullable(v.string()),
      createdAt: Timestamp,
      locale: Locale,
      language: v.null(),
      likes: v.nullable(v.number()),
      reply: v.null(),
    }),
  ),
  next: v.nullable(v.number()),
})
