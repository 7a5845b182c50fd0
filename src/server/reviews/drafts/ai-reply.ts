import { draftReply } from '#contract/reviews/inbox.ts'
import { withPrefetch } from '#server/endpoints/serve.ts'
import { modelFor } from '#server/integrations/ai/language-model.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireFreeSlot, takeSlot } from '#server/quotas/take-slot.ts'
import { requireOwnApp } from '../own-app.ts'
import { requireReview } from '../review-of.ts'
import { draftText } from './draft-reply.ts'
import { modelRefusal } from './refused-by-model.ts'

/** The assistance is taken with the answer: a question that fails, or whose process dies, uses up none (REV-010). */
export const draft = withPrefetch(
  draftReply,
  async ({ params, query, body, caller, services }) => {
    const { db, clock, limits } = services
    const languageModel = modelFor(services.languageModel, caller)
    const app = await requireOwnApp(db, caller, { store: query.store, trackId: params.trackId })
    const review = await requireReview(db, app, params.reviewId)
    if (languageModel.isConfigured) {
      await requireFreeSlot(db, caller.organizationId, 'AI_ASSISTANCE', clock())
      await limits.count('languageModel', caller.organizationId)
    }
    const { tone, language = null, instructions = '' } = body
    try {
      return await draftText({ db, languageModel }, caller.organizationId, review, { tone, language, instructions })
    } catch (error) {
      throw modelRefusal(error)
    }
  },
  async ({ caller, db, services }, drafted) => {
    const found = drafted()
    if (!found) throw new HttpError('NO_TEMPLATE', 'No template fits this review, and no language model is configured.')
    if (found.by === 'model') await takeSlot(db, caller.organizationId, 'AI_ASSISTANCE', services.clock())
    return found
  },
)
