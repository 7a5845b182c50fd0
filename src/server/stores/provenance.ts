import type { EstimateMethod, Provenance } from '#contract/provenance.ts'

/** Read from a store at `asOf`; `stale`: it has not answered since. */
export const measured = (asOf: string, stale = false): Provenance => ({
  kind: 'measured',
  asOf,
  stale,
  method: null,
  inputs: [],
})

/** Worked out by a documented formula from the inputs named. */
export const estimated = (asOf: string, method: EstimateMethod, inputs: Provenance['inputs']): Provenance => ({
  kind: 'estimated',
  asOf,
  stale: false,
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
