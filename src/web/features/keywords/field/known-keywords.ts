import type { KnownKeyword } from '#aso/keyword-field/coverage.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import type { EndpointInput, EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { inMemory, restoreReads, type Answer } from '#web/data/queries/read.ts'
import { trackedRead } from '../reads.ts'

type Metrics = Pick<KeywordMetrics, 'keyword' | 'volume' | 'difficulty'>

/** Keywords of the open list and all tracked ones, each once: the field is measured against them. */
export function knownKeywords(listed: readonly KnownKeyword[], tracked: readonly Metrics[]): KnownKeyword[] {
  const known = new Map(listed.map((one) => [one.keyword, one]))
  for (const { keyword, volume, difficulty } of tracked) {
    const one = known.get(keyword)
    const numbers = { volume: one?.volume ?? volume, difficulty: one?.difficulty ?? difficulty }
    known.set(keyword, { ...one, ...numbers, keyword, isTracked: true })
  }
  return [...known.values()]
}

/** The given keywords with what this device knows about them, from tracked keywords and opened lists. */
export async function rememberedKeywords(app: AppInCountry, names: readonly string[]): Promise<KnownKeyword[]> {
  const tracked = trackedRead(app.project.projectId, app.locale)
  await restoreReads([tracked])
  const known = new Map(
    knownKeywords(suggestedIn(app.locale), inMemory(tracked)?.keywords ?? []).map((one) => [one.keyword, one]),
  )
  return names.map((keyword) => known.get(keyword) ?? { keyword, volume: null, difficulty: null })
}

/** Suggestions in memory, for any app of the country: volume and difficulty are the same for all. */
function suggestedIn(locale: string): KeywordMetrics[] {
  const lists = getQueryClient().getQueriesData<Answer<EndpointOutput<typeof getKeywordSuggestions>>>({
    queryKey: [getKeywordSuggestions.id],
  })
  return lists.flatMap(([key, answer]) => {
    const { body } = key[1] as EndpointInput<typeof getKeywordSuggestions>
    return (body.locale === locale && answer?.data.keywords) || []
  })
}
