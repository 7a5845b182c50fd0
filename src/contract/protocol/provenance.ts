import * as v from 'valibot'
import { Timestamp } from '../store.ts'

/** Formulas that estimate; each is explained in the interface and documented in `src/aso`. */
export const EstimateMethod = v.picklist([
  'aso-score',
  'keyword-volume',
  'keyword-difficulty',
  'relevancy',
  'max-reach',
  'downloads',
  'revenue',
])
export type EstimateMethod = v.InferOutput<typeof EstimateMethod>

/** What estimates are made of, by name; the interface words each. */
export const EstimateInput = v.picklist([
  'chartPosition',
  'chartCountries',
  'ratingsGained',
  'downloadsByChart',
  'downloadsByRatings',
  'downloadsPerRating',
  'revenueByChart',
  'grossingPosition',
  'price',
  'proceedsShare',
  'listing',
  'averageRating',
  'ratingCount',
  'resultCount',
  'leaderRatings',
  'medianRatings',
  'titleMatches',
  'wordCount',
  'categoryShare',
  'volume',
  'marketSize',
])
export type EstimateInput = v.InferOutput<typeof EstimateInput>

/**
 * Where a number comes from.
 * `measured`: read from a store by this server; `official`: published by the store's owner as this figure; `estimated`: worked
 * out by `method` from `inputs`; `own`: from the developer's own account; `sample`: of the fictional market.
 */
export const Provenance = v.object({
  kind: v.picklist(['measured', 'official', 'estimated', 'own', 'sample']),
  /** The moment for which the number holds. */
  asOf: Timestamp,
  /** True: the source does not answer at present, and this is the last good value. */
  stale: v.boolean(),
  /** Set for estimates, and for numbers of the fictional market that an estimate stands for elsewhere. */
  method: v.nullable(EstimateMethod),
  inputs: v.array(v.object({ name: EstimateInput, value: v.nullable(v.union([v.number(), v.string()])) })),
})
export type Provenance = v.InferOutput<typeof Provenance>
