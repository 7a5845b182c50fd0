import type { EstimateInput } from '#contract/protocol/provenance.ts'

/** An estimated number with what it was made of. */
export interface Estimate {
  value: number
  inputs: { name: EstimateInput; value: number | string | null }[]
}

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** 0 at 0, 1 at `full` and above, even steps for each power of ten between. */
export const logShare = (value: number, full: number) => clamp(Math.log10(1 + value) / Math.log10(1 + full), 0, 1)

/** The middle of the values; null where there are none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
