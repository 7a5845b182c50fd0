import type { CategoryRankings, CategoryRankingSeries } from '#contract/overview/sections.ts'
import type { ReadResult } from '#web/data/queries/read.ts'

/**
 * The rankings of several apps as one answer with a line for each. It is there as soon as one app's is, as old as the
 * oldest of them, and marked as stale where one is.
 */
export function rankingsTogether(
  results: readonly ReadResult<CategoryRankings>[],
  series: CategoryRankingSeries[],
): ReadResult<CategoryRankings> {
  const known = results.flatMap(({ data }) => data ?? [])
  const times = results.flatMap(({ updatedAt }) => updatedAt ?? [])
  const provenances = known.flatMap(({ provenance }) => provenance ?? [])
  return {
    data:
      known.length === 0
        ? undefined
        : {
            series: known.every((one) => one.series === null) ? null : series,
            provenance: provenances.find(({ stale }) => stale) ?? provenances[0] ?? null,
          },
    updatedAt: times.length === 0 ? null : Math.min(...times),
    isLoading: known.length === 0 && results.some(({ isLoading }) => isLoading),
    isRefreshing: results.some(({ isRefreshing }) => isRefreshing),
    error: results.find(({ error }) => error)?.error ?? null,
    refresh: () => results.forEach((one) => one.refresh()),
  }
}
