import { getReview, getReviewModel, getReviews, REVIEWS_PAGE_MAX } from '#contract/reviews/inbox.ts'
import { serve } from '#server/endpoints/serve.ts'
import { modelFor } from '#server/integrations/ai/language-model.ts'
import { pageOf } from '#server/kernel/page.ts'
import { requireOwnApp } from '../own-app.ts'
import { requireReview, reviewsById } from '../review-of.ts'
import { readIfDue } from './read-if-due.ts'
import { filteredIds } from './stored-reviews.ts'

export const reviews = serve(getReviews, async ({ params, query, caller, db, services }) => {
  const app = await requireOwnApp(db, caller, { store: query.store, trackId: params.trackId })
  await readIfDue(services, app)
  const page = pageOf(query.page, Math.min(REVIEWS_PAGE_MAX, Number(query.size)))
  const ids = await filteredIds(db, app, query)
  return page.with(await reviewsById(db, app, ids.slice(page.offset, page.offset + page.limit)), ids.length)
})

export const review = serve(getReview, async ({ params, query, caller, db }) => {
  const app = await requireOwnApp(db, caller, { store: query.store, trackId: params.trackId })
  return requireReview(db, app, params.reviewId)
})

export const model = serve(getReviewModel, async ({ caller, services }) => {
  const { isConfigured, host } = modelFor(services.languageModel, caller)
  return { isConfigured, host }
})
