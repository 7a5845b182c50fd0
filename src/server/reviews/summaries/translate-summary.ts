import { languageDetector } from '#aso/reviews/language-of.ts'
import type { Language } from '#contract/auth/auth.ts'
import { translateSummary } from '#contract/reviews/summaries.ts'
import { withPrefetch } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import { modelFor, type LanguageModel } from '#server/integrations/ai/language-model.ts'
import { ModelFailure } from '#server/integrations/ai/model-failure.ts'
import type { Summary } from '../summarising/claim-summary.ts'
import { factsOf } from '../summarising/summary-facts.ts'
import { translationQuestion, type Text } from '../summarising/summary-question.ts'
import { isDone, statusAfter } from '../summarising/summary-states.ts'
import { textByRules } from '../summarising/text-by-rules.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requireSummary, summaryNotFound } from './own-summary.ts'
import { detailsOf } from './summary-of.ts'

/** A text by rules is made again in the other language; what a model wrote, a model translates. */
export const translate = withPrefetch(
  translateSummary,
  async ({ params, body, caller, services }): Promise<Text | null> => {
    requireOwnId(caller, 'organizationId', params.orgId)
    const summary = await requireSummary(services.db, caller, params.summaryId)
    if (!isDone(summary.status)) throw summaryNotFound()
    const { text, translations } = await detailsOf(services.db, summary)
    if (translations.includes(body.language)) return null
    if (summary.made_by === 'rules') return textByRules(factsOf(summary), body.language)
    await services.limits.count('languageModel', caller.organizationId)
    return translated(modelFor(services.languageModel, caller), text, body.language)
  },
  async ({ params, body, caller, db, services }, prefetched) => {
    requireOwnId(caller, 'organizationId', params.orgId)
    const summary = await requireSummary(db, caller, params.summaryId, { lock: true })
    const text = prefetched()
    const status = statusAfter(summary.status, 'translated')
    if (status === null) throw summaryNotFound()
    if (text === null) return detailsOf(db, summary, body.language)
    await keep(db, summary, { text, language: body.language })
    const row = await db
      .updateTable('review_summary')
      .set({ status, status_at: services.clock() })
      .where('organisation_id', '=', summary.organisation_id)
      .where('id', '=', summary.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return detailsOf(db, row, body.language)
  },
)

const keep = (db: Services['db'], summary: Summary, { text, language }: { text: Text; language: Language }) =>
  db
    .insertInto('review_summary_text')
    .values({
      organisation_id: summary.organisation_id,
      summary_id: summary.id,
      language,
      text: JSON.stringify(text),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

async function translated(languageModel: LanguageModel, text: Text, language: Language): Promise<Text> {
  try {
    return await languageModel.generate(translationQuestion(text, { language, detect: await languageDetector() }))
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    if (error.kind === 'malformed' || error.kind === 'refused')
      throw new HttpError('AI_FAILED', 'The language model gave no usable translation.')
    if (error.kind === 'day-limit')
      throw new HttpError('AI_DAY_LIMIT', 'The language model’s limit for today is used up.')
    throw new HttpError('AI_UNAVAILABLE', 'The language model does not answer.')
  }
}
