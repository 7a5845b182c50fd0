import * as v from 'valibot'

/**
 * Where suggested keywords come from (KEY-002): the listing's own texts; what the app, or a competitor, ranks for; what the
 * store completes; keywords whose results share apps with the seed's; a language model.
 */
export const SuggestionSource = v.picklist(['metadata', 'ranked', 'auto-complete', 'related', 'ai'])
export type SuggestionSource = v.InferOutput<typeof SuggestionSource>
