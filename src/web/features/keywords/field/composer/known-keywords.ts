import type { KnownKeyword } from '#aso/keyword-field/coverage.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'

/** Keywords of the open list and all that are tracked, each once: what a field is judged by. */
export function knownKeywords(
  listed: readonly KnownKeyword[],
  tracked: readonly Pick<KeywordMetrics, 'keyword' | 'volume' | 'difficulty'>[],
): KnownKeyword[] {
  const known = new Map(listed.map((one) => [one.keyword, one]))
  for (const { keyword, volume, difficulty } of tracked)
    known.set(keyword, { volume, difficulty, ...known.get(keyword), keyword, isTracked: true })
  return [...known.values()]
}
