import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'

/** KEY-002, in the order of the tabs. */
export const sources = [
  'ai',
  'auto-complete',
  'metadata',
  'ranked',
  'related',
] as const satisfies readonly SuggestionSource[]

export const sourceNames: Record<SuggestionSource, MessageDescriptor> = {
  ai: msg`AI suggestions`,
  'auto-complete': msg`Auto-complete`,
  metadata: msg`Metadata`,
  ranked: msg`Ranked`,
  related: msg`Related`,
}

/** Sources that need a search term. */
export const needsSeed = (source: SuggestionSource): boolean => source === 'auto-complete' || source === 'related'

/** Sources with a complete list, which the search filters. */
export const isSearchedHere = (source: SuggestionSource): boolean => source === 'metadata' || source === 'ranked'
