import { sql, type Kysely } from 'kysely'
import { rankCorrelation, type RankCorrelation } from '#aso/estimates/rank-correlation.ts'
import { searchedVolume, volumeShares } from '#aso/estimates/searched-volume.ts'
import type { OfficialShares } from '#aso/estimates/volume-weights.ts'
import type { VolumePart } from '#contract/keywords/metrics.ts'
import type { Schema } from '#server/db/schema.ts'
import { HINTS_MAX } from '../pool/pace.ts'
import type { OfficialTerm } from './official-terms.ts'

/** A term of which both are known: what Apple says, and what it is estimated from. */
export interface ComparedTerm extends OfficialShares {
  /** By the published weights. */
  estimate: number
}

interface Row {
  country: string
  popularity: number
  resultCount: number
  ratings: (number | null)[]
  hintCount: number | null
  prefixLength: number | null
}

/** The terms that the App Store was searched for, by country; a list of any age counts. */
export async function comparedTerms(
  db: Kysely<Schema>,
  official: readonly OfficialTerm[],
): Promise<Map<string, ComparedTerm[]>> {
  const { rows } = await sql<Row>`
    select told.country, told.popularity, cardinality(latest.app_ids) as "resultCount", latest.facts->'ratings' as ratings,
      term.hint_count as "hintCount", term.prefix_length as "prefixLength"
    from unnest(
      ${official.map(({ country }) => country)}::text[], ${official.map(({ term }) => term)}::text[],
      ${official.map(({ popularity }) => popularity)}::float8[]
    ) as told (country, term, popularity)
    join keyword on keyword.text = told.term
    join result_list_latest as latest on latest.market = 'live' and latest.store = 'APP_STORE'
      and latest.country = told.country and latest.keyword_id = keyword.id
    left join pool_term as term on term.store = latest.store and right(term.locale, 2) = latest.country
      and term.keyword_id = latest.keyword_id`.execute(db)
  const terms = rows.flatMap(({ country, popularity, resultCount, ratings, hintCount, prefixLength }) => {
    // Nothing is kept of the apps of some lists: that is not a list without apps.
    const facts = { ratings: resultCount > 0 && ratings.length === 0 ? [null] : ratings }
    const hints = { extensions: hintCount, most: HINTS_MAX.APP_STORE, prefixLength }
    const estimate = searchedVolume(facts, hints)
    return estimate ? [{ country, popularity, estimate: estimate.value, shares: volumeShares(facts, hints) }] : []
  })
  return Map.groupBy(terms, ({ country }) => country)
}

/** Rank correlations with Apple's popularity; null: too few terms, or all are alike. */
export function correlations(terms: readonly ComparedTerm[]): Record<'estimate' | VolumePart, RankCorrelation | null> {
  const of = (part: VolumePart) =>
    rankCorrelation(
      terms.flatMap(({ popularity, shares }) => {
        const share = shares[part]
        return share === null ? [] : [[popularity, share] as const]
      }),
    )
  return {
    estimate: rankCorrelation(terms.map(({ popularity, estimate }) => [popularity, estimate] as const)),
    ratings: of('ratings'),
    suggestions: of('suggestions'),
    characters: of('characters'),
  }
}
