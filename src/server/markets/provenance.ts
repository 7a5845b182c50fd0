import type { EstimateMethod, Provenance } from '#contract/protocol/provenance.ts'
import type { Market } from '#contract/store.ts'

/** Read from a store at `asOf`; `stale`: it has not answered since. */
export const measured = (asOf: string, stale = false): Provenance => ({
  kind: 'measured',
  asOf,
  stale,
  method: null,
  inputs: [],
})

/** Worked out by a documented formula from the inputs named; `stale`: from the last good ones of a store that is down. */
export const estimated = (
  asOf: string,
  method: EstimateMethod,
  inputs: Provenance['inputs'],
  stale = false,
): Provenance => ({
  kind: 'estimated',
  asOf,
  stale,
  method,
  inputs,
})

/** A number of the fictional market; `method` is the formula that a real market would need for it. */
export const fictional = (asOf: string, method: EstimateMethod | null = null): Provenance => ({
  kind: 'sample',
  asOf,
  stale: false,
  method,
  inputs: [],
})

/** What a market itself tells of `asOf`: read from a store, or fictional. */
export const provenanceOf = (market: Market, asOf: string): Provenance =>
  market === 'sample' ? fictional(asOf) : measured(asOf)
