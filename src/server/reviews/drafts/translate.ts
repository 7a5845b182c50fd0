import { languageDetector } from '#aso/reviews/language-of.ts'
import { translateTexts } from '#contract/reviews/inbox.ts'
import { serve } from '#server/endpoints/serve.ts'
import { modelFor } from '#server/integrations/ai/language-model.ts'
import { requireOwnApp } from '../own-app.ts'
import { requireReview } from '../review-of.ts'
import { keepTranslations, keptTranslations } from './kept-translations.ts'
import { modelRefusal } from '#server/integrations/ai/refused-by-model.ts'
import { requireTextsOf } from './texts-of-review.ts'
import { translationQuestion } from './translation-question.ts'

/** What is kept, or is in the language already, needs no model. */
export const translate = serve(translateTexts, async ({ body, caller, services }) => {
  const { db, limits, clock } = services
  const { texts, to, of } = body
  const languageModel = modelFor(services.languageModel, caller)
  const app = await requireOwnApp(db, caller, of)
  requireTextsOf(await requireReview(db, app, of.reviewId), texts, caller)
  const detect = await languageDetector()
  const from = detect(texts.join('\n'))
  if (from === to) return { texts, from }
  const known = await keptTranslations(db, caller.organizationId, to, texts)
  const wanted = [...new Set(texts)].filter((text) => text.trim() !== '' && !known.has(text))
  if (wanted.length > 0) {
    try {
      if (languageModel.isConfigured) await limits.count('translations', caller.organizationId)
      const made = await languageModel.generate(translationQuestion(wanted, to, detect))
      wanted.forEach((text, at) => known.set(text, made[at] ?? text))
      const added = new Map(wanted.map((text, at) => [text, made[at] ?? text]))
      await keepTranslations(db, { organisationId: caller.organizationId, language: to, now: clock() }, added)
    } catch (error) {
      throw modelRefusal(error)
    }
  }
  return { texts: texts.map((text) => known.get(text) ?? text), from }
})
