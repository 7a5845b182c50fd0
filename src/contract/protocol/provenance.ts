import * as v from 'valibot'
import { Timestamp } from '../store.ts'

/** Methods of estimation; each is explained in the interface and documented in `src/aso`. */
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

/** Inputs of estimates, by name; the interface translates each. */
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
  'ownCorrection',
])
export type EstimateInput = v.InferOutput<typeof EstimateInput>

/**
 * Where a number comes from.
 * `measured`: read from a store by this server; `official`: published by the store's owner as this figure; `estimated`: worked
 * out by `method` from `inputs`; `own`: from the developer's own account; `sample`: of the fictional market.
 */
export const Provenance = v.object({
  kind: v.picklist(['measured', 'official', 'estimated', 'own', 'sample']),
  /** The time to which the number applies. */
  asOf: Timestamp,
  /** True: the source does not respond at present, and this is its last known value. */
  stale: v.boolean(),
  /** Set for estimates, and for numbers of the fictional market that other markets estimate. */
  method: v.nullable(EstimateMethod),
  inputs: v.array(v.object({ name: EstimateInput, value: v.nullable(v.union([v.number(), v.string()])) })),
})
export type Provenance = v.InferOutput<typeof Provenance>
