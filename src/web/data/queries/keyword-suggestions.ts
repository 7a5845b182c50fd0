import { otherLocalizations } from '#aso/keyword-field/storefront-locales.ts'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import { getLocalizations } from '#contract/overview/overview.ts'
import { RANKED_POLL_MAX } from '#contract/protocol/limits.ts'
import type { ListingRef } from '#contract/store.ts'
import { pollWaitMs, StillCounted } from './ranked-keywords.ts'
import { read, type Read } from './read.ts'

/**
 * What a source suggests for a listing. While it is still being counted there is no answer: it is asked for again as ranked
 * keywords are, and the device keeps the last list. `seed` null: nothing was searched for.
 */
export function suggestionsRead(
  source: SuggestionSource,
  listing: ListingRef,
  seed: string | null,
): Read<typeof getKeywordSuggestions> {
  const asked = read(getKeywordSuggestions, {
    params: { source },
    body: { ...listing, ...(seed !== null && { seed }) },
  })
  return {
    ...asked,
    queryFn: async (context) => {
      const answer = await asked.queryFn(context)
      const { reason, retryAfterSeconds } = answer.data
      if (reason === 'COUNTING') throw new StillCounted(retryAfterSeconds ?? null)
      return answer
    },
    // What a live store was searched for grows while one watches.
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const secondsLeft = data?.data.retryAfterSeconds
      if (secondsLeft === undefined || dataUpdateCount > RANKED_POLL_MAX) return false
      return pollWaitMs({ polls: dataUpdateCount, secondsLeft })
    },
    retry: (failures, error) =>
      error instanceof StillCounted ? failures < RANKED_POLL_MAX : asked.retry(failures, error),
    retryDelay: (failures, error) =>
      error instanceof StillCounted
        ? pollWaitMs({ polls: failures + 1, secondsLeft: error.secondsLeft })
        : asked.retryDelay(failures, error),
  }
}

/** An app's texts that a country's App Store searches besides those it shows; null: it searches no others. */
export function localizationsRead({ trackId, store, locale }: ListingRef): Read<typeof getLocalizations> | null {
  const locales = store === 'APP_STORE' ? otherLocalizations(locale) : []
  return locales.length === 0 ? null : read(getLocalizations, { body: { trackId, store, locales } })
}
