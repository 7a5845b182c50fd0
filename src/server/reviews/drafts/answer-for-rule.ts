import type { Services } from '#server/endpoints/services.ts'
import { modelFor } from '#server/integrations/ai/language-model.ts'
import { isDemo } from '#server/integrations/ai/model-days.ts'
import { ModelFailure } from '#server/integrations/ai/model-failure.ts'
import type { DraftAnswer } from '../answering/answer-review.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { reviewsById } from '../review-of.ts'
import { draftText } from './draft-reply.ts'
import { isAboutQuestion } from '#server/integrations/ai/refused-by-model.ts'

type Parts = Pick<Services, 'db' | 'languageModel' | 'limits'>

/** Drafts the answers of rules by AI. */
export const answerForRule =
  ({ db, languageModel: model, limits }: Parts): DraftAnswer =>
  async ({ organisation_id, store, track_id, reviewId, answer }) => {
    const app = { organisationId: organisation_id, store, trackId: track_id }
    const [review] = await reviewsById(db, app, [reviewId])
    if (!review) return 'not-this'
    const languageModel = modelFor(model, { demo: await isDemo(db, organisation_id) })
    try {
      if (languageModel.isConfigured) await limits.count('languageModel', organisation_id)
      const { tone, language, instructions } = answer
      const draft = await draftText({ db, languageModel }, organisation_id, review, { tone, language, instructions })
      if (!draft) return 'not-this'
      const { text, templateId, held, by } = draft
      return { text, templateId, held, isDrafted: by === 'model' }
    } catch (error) {
      if (error instanceof ModelFailure) return isAboutQuestion(error) ? 'not-this' : 'not-now'
      if (error instanceof HttpError && error.code === 'RATE_LIMITED') return 'not-now'
      throw error
    }
  }
