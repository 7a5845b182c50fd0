import { howSent } from '#aso/reviews/publish-check/how-sent.ts'
import { writeSample } from '#contract/reviews/automation.ts'
import { withPrefetch } from '#server/endpoints/serve.ts'
import { modelFor } from '#server/integrations/ai/language-model.ts'
import { ModelFailure } from '#server/integrations/ai/model-failure.ts'
import { recentReplies } from '#server/reviews/answering/recent-replies.ts'
import { takeSlot } from '#server/quotas/take-slot.ts'
import { askForDraft } from '../drafts/ask-for-draft.ts'
import { modelRefusal } from '#server/integrations/ai/refused-by-model.ts'
import { requireOwnApp } from '../own-app.ts'
import { requireReview } from '../review-of.ts'

/** As if the rule were allowed to send by itself: what still waits for a person then is what a sample has to tell. */
const SENDING = { delay: 'at-once', sendsUnread: true } as const

/** The assistance is taken with the answer, as for a draft (REV-010). */
export const sample = withPrefetch(
  writeSample,
  async ({ params, query, body, caller, services }) => {
    const app = await requireOwnApp(services.db, caller, { ...query, ...params }, 'edit')
    const review = await requireReview(services.db, app, body.reviewId)
    // A template in its place would be no sample of what the rule says.
    if (!modelFor(services.languageModel, caller).isConfigured) throw modelRefusal(new ModelFailure('not-configured'))
    const draft = await askForDraft(services, caller, review, body.answer)
    return { app, review, draft: draft! }
  },
  async ({ caller, db, services }, written) => {
    const { app, review, draft } = written()
    await takeSlot(db, caller.organizationId, 'AI_ASSISTANCE', services.clock())
    const { organisationId, store, trackId } = app
    const recent = await recentReplies(db, { organisation_id: organisationId, store, track_id: trackId })
    const { text, language, held } = draft
    return { text, language, held: howSent(SENDING, review.rating, { text, held, isDrafted: true }, recent).held }
  },
)
