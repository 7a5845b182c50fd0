import { draftReply } from '#contract/reviews/inbox.ts'
import { withPrefetch } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { takeSlot } from '#server/quotas/take-slot.ts'
import { requireOwnApp } from '../own-app.ts'
import { requireReview } from '../review-of.ts'
import { askForDraft } from './ask-for-draft.ts'

/** The assistance is taken with the answer: a question that fails, or whose process dies, uses up none (REV-010). */
export const draft = withPrefetch(
  draftReply,
  async ({ params, query, body, caller, services }) => {
    const app = await requireOwnApp(services.db, caller, { store: query.store, trackId: params.trackId })
    const review = await requireReview(services.db, app, params.reviewId)
    const { tone, language = null, instructions = '' } = body
    return askForDraft(services, caller, review, { tone, language, instructions })
  },
  async ({ caller, db, services }, drafted) => {
    const found = drafted()
    if (!found) throw new HttpError('NO_TEMPLATE', 'No template fits this review, and no language model is configured.')
    if (found.by === 'model') await takeSlot(db, caller.organizationId, 'AI_ASSISTANCE', services.clock())
    return found
  },
)
