import { getLanguageModel } from '#contract/keywords/suggestions.ts'
import { serve } from '#server/endpoints/serve.ts'

/** Who would read a listing's texts: people are told before they ask. */
export const modelHost = serve(getLanguageModel, async ({ services }) => ({ host: services.languageModel.host }))
