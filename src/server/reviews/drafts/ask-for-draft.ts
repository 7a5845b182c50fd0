import type { OwnReview } from '#contract/reviews/review.ts'
import type { Services } from '#server/endpoints/services.ts'
import { modelFor } from '#server/integrations/ai/language-model.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { requireFreeSlot } from '#server/quotas/take-slot.ts'
import { draftText, type Draft } from './draft-reply.ts'
import { modelRefusal } from '#server/integrations/ai/refused-by-model.ts'
import type { WantedReply } from './reply-question.ts'

/**
 * A draft for somebody who waits for it, outside of any transaction. The assistance is theirs to take with the answer.
 * @throws HttpError QUOTA_EXCEEDED, RATE_LIMITED, or why the model gave none
 */
export async function askForDraft(
  services: Services,
  caller: Caller,
  review: OwnReview,
  wanted: WantedReply,
): Promise<Draft | null> {
  const { db, clock, limits } = services
  const languageModel = modelFor(services.languageModel, caller)
  if (languageModel.isConfigured) {
    await requireFreeSlot(db, caller.organizationId, 'AI_ASSISTANCE', clock())
    await limits.count('languageModel', caller.organizationId)
  }
  try {
    return await draftText({ db, languageModel }, caller.organizationId, review, wanted)
  } catch (error) {
    throw modelRefusal(error)
  }
}
