/**
 * Where a term of the pool comes from: somebody tracks it; Apple tells that it is much searched for; the store completes to it; it
 * stands in the title or subtitle, or in the descriptions, of apps that somebody follows.
 */
export type TermSource = 'tracked' | 'popular' | 'completion' | 'title' | 'description'

/** How likely somebody searches for a term of a source, by our own judgement. */
const BY_SOURCE: Readonly<Record<TermSource, number>> = {
  tracked: 1,
  popular: 0.8,
  completion: 0.7,
  title: 0.6,
  description: 0.3,
}
/** What a further source adds, of what is missing to 1. */
const PER_FURTHER_SOURCE = 0.3
/** What is left of the value of a term for which the store lists nothing. */
const OF_NOTHING = 0.1

interface KnownTerm {
  sources: readonly TermSource[]
  /** Of the store's completions, those that are longer and begin with the term, of as many as it gives, 0..1; null: not asked. */
  extensionShare: number | null
  /** Whether its last search listed anything; null: it was never searched for. */
  isFound: boolean | null
}

/**
 * What a search for a term is worth, 0..1, by which the budget of calls is spent: the value of its best source, raised by 30 % of
 * what is missing to 1 for each further one; then as much of what is missing as the store's completions of it say; a tenth of it
 * where the last search listed nothing. How long ago that was decides only when it is searched for again.
 */
export function expectedValue({ sources, extensionShare, isFound }: KnownTerm): number {
  const best = Math.max(0, ...sources.map((source) => BY_SOURCE[source]))
  const further = Math.max(0, new Set(sources).size - 1)
  const bySources = 1 - (1 - best) * (1 - PER_FURTHER_SOURCE) ** further
  const value = bySources + (1 - bySources) * (extensionShare ?? 0)
  return isFound === false ? value * OF_NOTHING : value
}
