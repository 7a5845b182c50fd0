/** Places of a result list that count. */
export const COMPARED_PLACES = 10

/** What the app at a place counts for, 1-based: as in discounted cumulative gain, the first most. */
const weightOf = (place: number) => 1 / Math.log2(place + 1)

const weightsOf = (apps: readonly string[]) =>
  new Map(apps.slice(0, COMPARED_PLACES).map((app, index) => [app, weightOf(index + 1)]))

/**
 * How alike two result lists are, 0..1: the weighted Jaccard index (Ružička, 1958) of their first 10 apps,
 * `Σ min(w₁(app), w₂(app)) / Σ max(w₁(app), w₂(app))` over all apps of both, where an app at place r weighs
 * `1 / log2(r + 1)` (the discount of Järvelin and Kekäläinen, “Cumulated gain-based evaluation of IR techniques”, 2002)
 * and one that is not among the 10 weighs 0. 1: the same apps at the same places; 0: none in common, or an empty list.
 * @param first, second ids of apps, best first, each once
 */
export function resultSimilarity(first: readonly string[], second: readonly string[]): number {
  const [one, other] = [weightsOf(first), weightsOf(second)]
  let shared = 0
  let all = 0
  for (const app of new Set([...one.keys(), ...other.keys()])) {
    const weights = [one.get(app) ?? 0, other.get(app) ?? 0]
    shared += Math.min(...weights)
    all += Math.max(...weights)
  }
  return all === 0 ? 0 : shared / all
}

/** A keyword with the ids of the apps that a store lists for it, best first. */
export interface KeywordResults {
  keyword: string
  apps: readonly string[]
}

export interface RelatedKeyword {
  keyword: string
  /** As `resultSimilarity`, above 0. */
  similarity: number
}

/** The keywords whose results share apps with the seed's, most alike first, without the seed itself; at most `most`. */
export function relatedKeywords(
  seed: KeywordResults,
  others: readonly KeywordResults[],
  most: number,
): RelatedKeyword[] {
  return others
    .filter(({ keyword }) => keyword !== seed.keyword)
    .map(({ keyword, apps }) => ({ keyword, similarity: resultSimilarity(seed.apps, apps) }))
    .filter(({ similarity }) => similarity > 0)
    .sort((a, b) => b.similarity - a.similarity || (a.keyword < b.keyword ? -1 : 1))
    .slice(0, most)
}
