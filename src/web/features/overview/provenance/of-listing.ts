import type { AppDetails } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'

/** Where a listing's own facts come from: the store's page, or the sample market's. */
export const provenanceOfListing = ({
  market,
  retrievedAt,
  stale,
}: Pick<AppDetails, 'market' | 'retrievedAt' | 'stale'>): Provenance => ({
  kind: market === 'sample' ? 'sample' : 'measured',
  asOf: retrievedAt,
  stale,
  method: null,
  inputs: [],
})
