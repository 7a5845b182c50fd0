import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { brandIn, holdsRun } from './keywords/brand.ts'
import { formsOf } from './words.ts'

/** Who ranks for a keyword. */
export type GapSet = 'competitor' | 'shared' | 'own'

/** A keyword for which at least one of the apps ranks. */
export interface GapKeyword {
  keyword: string
  /** 5..100; null: not known. */
  volume: number | null
  /** 1..100; null: not known. */
  difficulty: number | null
  /** For the own app, 0..100; null: not known. */
  relevancy: number | null
  /** 1..200; null: not ranked. */
  own: number | null
  /** The best of the competitors. */
  competitor: number | null
  /** Of each competitor, in their order. */
  ranks: readonly (number | null)[]
  /** Whose name it holds; `other`: that of a third app. null: nobody's. */
  brand: 'own' | 'competitor' | 'other' | null
}

interface RankedApp {
  title: string
  keywords: readonly KeywordMetrics[]
}

export const gapSetOf = ({ own, competitor }: Pick<GapKeyword, 'own' | 'competitor'>): GapSet =>
  own === null ? 'competitor' : competitor === null ? 'own' : 'shared'

const bestOf = (ranks: readonly (number | null)[]): number | null =>
  ranks.reduce((best, rank) => (best === null ? rank : rank === null ? best : Math.min(best, rank)), null)

/**
 * The keywords of an app and of its competitors in one country beside each other: most volume first, then those for which
 * a competitor ranks best. Names are told of the first competitor.
 */
export function keywordGap(own: RankedApp, competitors: readonly RankedApp[], locale: string): GapKeyword[] {
  const brandOf = brandFinder(own.title, competitors[0]?.title ?? '', locale)
  const apps = [own, ...competitors]
  const found = new Map<string, { metrics: KeywordMetrics; ranks: (number | null)[] }>()
  for (const [index, { keywords }] of apps.entries())
    for (const metrics of keywords) {
      if (metrics.rank === null) continue
      const known = found.get(metrics.keyword) ?? { metrics, ranks: apps.map(() => null) }
      known.ranks[index] = metrics.rank
      found.set(metrics.keyword, known)
    }
  const relevancies = new Map(own.keywords.map(({ keyword, relevancy }) => [keyword, relevancy]))
  return [...found.values()]
    .map(({ metrics: { keyword, volume, difficulty, type }, ranks: [ownRank = null, ...ranks] }) => ({
      keyword,
      volume,
      difficulty,
      relevancy: relevancies.get(keyword) ?? null,
      own: ownRank,
      competitor: bestOf(ranks),
      ranks,
      brand: brandOf(keyword) ?? (type === 'BRAND' ? ('other' as const) : null),
    }))
    .sort(byVolume)
}

const placeOf = ({ own, competitor }: GapKeyword) => competitor ?? own ?? RANKED_POSITIONS

const byVolume = (a: GapKeyword, b: GapKeyword) =>
  (b.volume ?? 0) - (a.volume ?? 0) || placeOf(a) - placeOf(b) || (a.keyword < b.keyword ? -1 : 1)

/**
 * Tells which of two apps a keyword names: it holds the whole brand, or nothing but words of it. A title that is only a
 * description has no brand that could be told from other keywords, but its whole wording still counts as one.
 */
function brandFinder(own: string, competitor: string, locale: string) {
  const brands = [
    { side: 'own', words: formsOf(brandIn(own), locale) },
    { side: 'competitor', words: formsOf(brandIn(competitor), locale) },
  ] as const
  return (keyword: string): 'own' | 'competitor' | null => {
    const words = formsOf(keyword, locale)
    const named = brands.find(
      (brand) =>
        brand.words.length > 0 && (holdsRun(words, brand.words) || words.every((word) => brand.words.includes(word))),
    )
    return words.length === 0 ? null : (named?.side ?? null)
  }
}
