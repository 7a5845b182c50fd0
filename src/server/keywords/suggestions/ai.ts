import { modelFor } from '#server/integrations/ai/language-model.ts'
import { suggestedByModel } from './ai/by-model.ts'
import { suggestedByTexts } from './ai/by-texts.ts'
import type { SuggestKeywords } from './suggestion-source.ts'

/** What nobody typed: from a language model or, where none is configured, counted in texts of the category. */
export const suggestedByAi: SuggestKeywords = (asked) =>
  modelFor(asked.services.languageModel, asked.caller).isConfigured ? suggestedByModel(asked) : suggestedByTexts(asked)
