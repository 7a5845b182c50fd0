import type { KnownKeyword } from '#aso/keyword-field/coverage.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import type { EndpointInput, EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { suggestionsRead } from '#web/data/queries/keyword-suggestions.ts'
import { inMemory, restoreReads, useRead, type Answer } from '#web/data/queries/read.ts'
import { featuresRead } from '#web/data/queries/reads.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { trackedRead } from '../reads.ts'

type Metrics = Pick<KeywordMetrics, 'keyword' | 'volume' | 'difficulty' | 'relevancy' | 'type'>

/** What the field is measured against, whichever list is open. */
export interface FieldKeywords {
  /** All tracked keywords, and all for which the app ranks. */
  keywords: KnownKeyword[]
  /** The second are not known, or not yet. */
  isWithoutRanked: boolean
}

/** Of the project's own app, also while a competitor is selected. */
export function useFieldKeywords({ project, locale }: AppInCountry): FieldKeywords {
  // What the plan holds is read from memory.
  'use no memo'
  const identity = useIdentity()
  const isLocked = identity !== null && inMemory(featuresRead(identity))?.includes('app-overview') === false
  const { projectId, trackId, store } = project
  const tracked = useRead(trackedRead(projectId, locale)).data?.keywords
  const ranked = useRead(suggestionsRead('ranked', { trackId, store, locale }, null), { enabled: !isLocked }).data
  return {
    keywords: knownKeywords(ranked?.keywords ?? [], tracked ?? []),
    isWithoutRanked: !ranked?.keywords,
  }
}

/** Ranked or suggested keywords and all tracked ones, each once. */
export function knownKeywords(listed: readonly KnownKeyword[], tracked: readonly Metrics[]): KnownKeyword[] {
  const known = new Map(listed.map((one) => [one.keyword, one]))
  for (const { keyword, volume, difficulty, relevancy, type } of tracked) {
    const one = known.get(keyword)
    known.set(keyword, {
      keyword,
      volume: one?.volume ?? volume,
      difficulty: one?.difficulty ?? difficulty,
      relevancy: one?.relevancy ?? relevancy,
      type: one?.type ?? type,
      isTracked: true,
    })
  }
  return [...known.values()]
}

/** The given keywords with what this device knows about them, from tracked keywords and opened lists. */
export async function rememberedKeywords(app: AppInCountry, names: readonly string[]): Promise<KnownKeyword[]> {
  const tracked = trackedRead(app.project.projectId, app.locale)
  await restoreReads([tracked])
  const known = new Map(
    knownKeywords(suggestedIn(app), inMemory(tracked)?.keywords ?? []).map((one) => [one.keyword, one]),
  )
  return names.map((keyword) => known.get(keyword) ?? { keyword, volume: null, difficulty: null })
}

/** Suggestions in memory, for any app of the country: all but the relevancy is the same for all. */
function suggestedIn({ project, locale }: AppInCountry): KnownKeyword[] {
  const lists = getQueryClient().getQueriesData<Answer<EndpointOutput<typeof getKeywordSuggestions>>>({
    queryKey: [getKeywordSuggestions.id],
  })
  return lists.flatMap(([key, answer]) => {
    const { body } = key[1] as EndpointInput<typeof getKeywordSuggestions>
    if (body.locale !== locale) return []
    return (answer?.data.keywords ?? []).map(({ keyword, volume, difficulty, relevancy, type }) => {
      return { keyword, volume, difficulty, type, relevancy: body.trackId === project.trackId ? relevancy : null }
    })
  })
}
