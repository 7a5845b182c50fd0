import { languageDetector } from '#aso/reviews/language-of.ts'
import type { Language } from '#contract/auth/auth.ts'
import type { LanguageModel } from '#server/integrations/ai/language-model.ts'
import { ModelFailure, type ModelFailureKind } from '#server/integrations/ai/model-failure.ts'
import type { SummaryFacts } from './summary-facts.ts'
import { heldAgainstFacts } from './against-facts.ts'
import { summaryQuestion, type Text } from './summary-question.ts'
import { textByRules } from './text-by-rules.ts'

const byRulesInstead: ReadonlySet<ModelFailureKind> = new Set(['malformed', 'refused', 'day-limit'])

export interface WrittenText {
  text: Text
  by: 'model' | 'rules'
}

/**
 * The text of a summary: from the language model, or by rules where there is none, where it does not give what was asked for
 * also the second time or contradicts the counts, where its day has no more requests, and where there is nothing to write about.
 * @throws ModelFailure when the model can't be asked now
 */
export async function writeText(model: LanguageModel, facts: SummaryFacts, language: Language): Promise<WrittenText> {
  const byRules = (): WrittenText => ({ text: textByRules(facts, language), by: 'rules' })
  if (!model.isConfigured || facts.reviews === 0) return byRules()
  try {
    const question = summaryQuestion(facts, { language, detect: await languageDetector() })
    const text = heldAgainstFacts(await model.generate(question), facts, language)
    return text.length > 0 ? { text, by: 'model' } : byRules()
  } catch (error) {
    if (error instanceof ModelFailure && byRulesInstead.has(error.kind)) return byRules()
    throw error
  }
}
