import { getLanguageModel } from '#contract/keywords/suggestions.ts'
import { modelFor } from '#server/integrations/ai/language-model.ts'
import { serve } from '#server/endpoints/serve.ts'

/** Who would read a listing's texts: people are told before they ask. */
export const modelHost = serve(getLanguageModel, async ({ caller, services }) => ({
  host: modelFor(services.languageModel, caller).host,
}))
